"""Measurements that `bench` puts together, one module a subject."""
