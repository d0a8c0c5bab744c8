"""Self-play: bots that learn by playing against themselves. See docs/learning.md."""
