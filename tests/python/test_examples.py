"""The examples run, and say what they do."""

import subprocess
import sys
import unittest


def run(name, *options):
    return subprocess.run([sys.executable, "-m", f"darkrock.examples.{name}", *options], check=True,
                          capture_output=True, text=True, timeout=120).stdout


class Examples(unittest.TestCase):
    def test_they_run(self):
        self.assertIn("a second", run("random_games", "--games", "2", "--players", "2", "--length", "short"))
        self.assertIn("a second", run("pool_random", "--games", "64", "--seconds", "0.3", "--modules", "ante-up"))
        self.assertIn("1 ", run("watch", "--rounds", "1", "--length", "short", "--lang", "fr"))
        self.assertIn("would be even", run("against_bot", "--games", "2", "--length", "short"))

    def test_they_help(self):
        for name in ("random_games", "pool_random", "watch", "against_bot"):
            self.assertIn(f"darkrock.examples.{name}", run(name, "--help"))


if __name__ == "__main__":
    unittest.main()
