"""Looking into a finding: its evidence, the law, the proposals, the ruling."""
