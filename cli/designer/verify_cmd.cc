// darkrock verify: whether a recorded game is the one that was committed to, and played by the rules.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>

#include "cli/commands.h"
#include "cli/replay_file.h"
#include "darkrock/queries.h"
#include "replay/verify_failure.h"

namespace dr {
namespace {

std::string counted(std::size_t n, const char* what) {
  return fmt::format("{} {}{}", n, what, n == 1 ? "" : "s");
}

std::string deal_text(const Replay& replay) {
  if (!replay.secret)
    return "There is no secret in this file: the deal cannot be traced to a commitment.\n";
  const bool again = replay.dealt.secret.has_value();
  const Entropy& entropy = again ? replay.dealt.entropy : replay.entropy;
  std::string players;
  for (std::size_t seat = 0; seat < entropy.size(); ++seat)
    if (entropy[seat]) players += fmt::format("{}{}", players.empty() ? "" : ", ", seat + 1);
  return fmt::format(
      "The commitment was made to the secret.\n{}The seed follows from {} secret{}.\n",
      again ? "The deal is that of another table, whose commitment was made to its secret.\n" : "",
      again ? "that table's" : "the",
      players.empty() ? ", and no player added to it" : " and the entropy of players " + players);
}

std::string played_text(const Replay& replay, std::size_t drawn) {
  std::string text = counted(replay.steps.size(), "choice");
  if (!replay.rekeys.empty()) text += " and " + counted(replay.rekeys.size(), "rekey");
  text += replay.draws.empty() ? fmt::format(" played again; {}, none of them in the file.\n",
                                             counted(drawn, "random outcome"))
                               : fmt::format(" played again; {}, each as the file says.\n",
                                             counted(drawn, "random outcome"));
  return text;
}

std::string result_text(const Replay& replay) {
  if (!replay.ended) return "The game is not over.\n";
  std::string totals, winners;
  for (Seat seat = 0; seat < kMaxFigures; ++seat) {
    const std::string who = seat == kMib ? "the Man in Black" : fmt::format("player {}", seat + 1);
    if (plays(replay.setup.players, seat))
      totals += fmt::format("{}{} {}", totals.empty() ? "" : ", ", who, replay.end.total[seat]);
    if (replay.end.winners & seat_bit(seat)) winners += (winners.empty() ? "" : " and ") + who;
  }
  return fmt::format("The result holds: {}; {} won.\n", totals,
                     winners.empty() ? "nobody" : winners);
}

int check_file(const std::string& folder, const std::string& path, bool with_draws) {
  const LoadedReplay loaded(folder, path);
  if (!loaded.read.ok) return kBrokenReplay;
  Replay replay = loaded.read.replay;
  const VerifyResult result = verify(*loaded.content, replay);
  if (!result.ok) {
    fmt::print(stderr, "{}\n", verify_failure(*loaded.content, replay, result, path));
    return kBrokenReplay;
  }
  std::vector<Draw> drawn = draws_of(*loaded.content, replay);
  if (with_draws) {
    replay.draws = std::move(drawn);
    fmt::print("{}", write_replay(*loaded.content, replay));
    return 0;
  }
  fmt::print("{}{}{}", deal_text(replay), played_text(replay, drawn.size()), result_text(replay));
  return 0;
}

}  // namespace

void add_verify_command(CLI::App& app, int& rc) {
  struct VerifyArguments {
    std::string file, content;
    bool draws = false;
  };
  auto args = std::make_shared<VerifyArguments>();
  CLI::App* command =
      app.add_subcommand("verify", "Check the deal of a recorded game, and play it again");
  command->add_option("file", args->file, "The replay")->required()->type_name("FILE");
  command->add_flag("--draws", args->draws, "Write the replay with every random outcome in it");
  add_content_option(*command, args->content);
  command->callback([args, &rc] { rc = check_file(args->content, args->file, args->draws); });
}

}  // namespace dr
