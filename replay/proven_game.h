// A whole game with everything that proves its deal, for tests.
#pragma once

#include "replay/test_games.h"

namespace dr {

// Three players, the second a bot that adds nothing, three rewinds. The second goes back behind the
// first, so that rekeys 2 and 3 remain.
inline Replay proven_game(const Content& content, Setup setup) {
  setup.players = 3;
  setup.length = Length::kShort;
  const Bytes32 secret = sha256("a secret");
  Entropy entropy;
  entropy[0] = sha256("Anna");
  entropy[2] = sha256("Bert");
  RecordedGame game(content, setup, deal_seed(secret, entropy),
                    {{"human", "Anna"}, {"greedy", "greedy 2"}, {"human", "Bert"}});
  Rng rng{3};
  const auto play_to = [&](std::size_t choices) {
    while (!game.state().pub.over && game.steps().size() < choices) {
      const Seat seat = first_asked(game.state().pub);
      game.choose(seat, random_choice(content, game.state(), seat, rng));
    }
  };
  for (const auto& [played, to] : {std::pair{60u, 50u}, {62u, 40u}, {90u, 70u}}) {
    play_to(played);
    game.rewind(to, rekey_seed(secret, game.next_rekey(), to));
  }
  play_to(100'000);
  Replay replay = game.replay();
  replay.commitment = commitment(secret);
  replay.secret = secret;
  replay.entropy = entropy;
  replay.draws = draws_of(content, replay);
  return replay;
}

}  // namespace dr
