"""The package says the types of everything, and keeps to them."""

import importlib.util
import subprocess
import sys
import tempfile
import unittest


@unittest.skipUnless(importlib.util.find_spec("mypy"), "mypy is not installed")
class Types(unittest.TestCase):
    def test_they_hold(self):
        with tempfile.TemporaryDirectory() as cache:
            told = subprocess.run([sys.executable, "-m", "mypy", "--strict", "--cache-dir", cache, "python/darkrock"],
                                  capture_output=True, text=True, timeout=300)
        self.assertEqual(told.returncode, 0, told.stdout + told.stderr)


if __name__ == "__main__":
    unittest.main()
