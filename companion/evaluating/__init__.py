"""Measuring the eyes: photographs, rendered scenes, pictures without faces; plots and the model card."""
