"""Shows a game between bots as text, turn by turn; at the end its replay.

    python3 -m darkrock.examples.watch --bots outlaw gambler marshal --lang it
"""

from __future__ import annotations

from .. import BOTS, LANGUAGES, Game
from ._options import parser, table


def main() -> None:
    p = parser(__doc__)
    p.add_argument("--bots", nargs="+", default=["outlaw", "gambler"], metavar="BOT",
                   help="in the order of the seats, then again: " + ", ".join(BOTS))
    p.add_argument("--lang", choices=LANGUAGES, default="en", help="(%(default)s)")
    p.add_argument("--rounds", type=int, default=99, help="to show (%(default)s)")
    p.add_argument("--replay", metavar="FILE", help="where to write the replay")
    options = p.parse_args()
    game = Game(table(p, options), seed=options.seed, lang=options.lang)
    turn = (0, -1)
    while not game.over:
        view = game.view()
        if (view["round"], view["active"]) != turn and view["round"] <= options.rounds:
            turn = (view["round"], view["active"])
            print(game.render())
        seat = game.seat_of(game.agent_selection)
        bot = options.bots[seat % len(options.bots)]
        # A seed is a bot's taste; only "random" needs another one for every choice.
        game.step(game.bot_choice(bot, seed=game.steps if bot == "random" else options.seed + seat))
        if view["round"] <= options.rounds:
            print("\n".join("  " + line for line in game.events()))
    print(game.render())
    if options.replay:
        with open(options.replay, "w", encoding="utf-8") as file:
            file.write(game.replay())


if __name__ == "__main__":
    main()
