"""Plays many games at once by random choices, and says how fast.

    python3 -m darkrock.examples.pool_random --games 4096 --seconds 5 --modules ante-up
"""

from __future__ import annotations

import time

import numpy as np

from .. import Pool
from ._options import parser, table


def main() -> None:
    p = parser(__doc__)
    p.add_argument("--games", type=int, default=1024, help="at once (%(default)s)")
    p.add_argument("--threads", type=int, help="one a core")
    p.add_argument("--seconds", type=float, default=5, help="how long (%(default)s)")
    options = p.parse_args()
    pool = Pool(options.games, table=table(p, options), seed=options.seed, threads=options.threads)
    rng = np.random.default_rng(options.seed)
    pool.reset()
    pool.counts()
    won = []
    start = time.perf_counter()
    while (seconds := time.perf_counter() - start) < options.seconds:
        pool.step((rng.random(pool.games) * pool.choices).astype(np.int32))
        if pool.ended.any():
            won.append(pool.won[pool.ended == 1].copy())
    counts = pool.counts()
    print(f"{counts['games']} games ended in {seconds:.1f} s")
    print(f"{counts['asked'] / seconds:,.0f} questions a second, and {counts['forced'] / seconds:,.0f} "
          "choices made unasked")
    if won:
        shares = np.concatenate(won).mean(0)
        print("share of the wins by seat:", " ".join(f"{x:.3f}" for x in shares[: options.players]),
              f"the Man in Black {shares[6]:.3f}" if options.players == 2 else "")
    pool.close()


if __name__ == "__main__":
    main()
