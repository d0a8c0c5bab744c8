// What lies on the table with Ante Up.
#include <array>

#include "base/text.h"
#include "darkrock/queries.h"
#include "lessons/stage.h"

namespace dr {
namespace {

using Args = Stage::Args;
using Problem = Stage::Problem;

constexpr std::uint8_t small(int n) { return static_cast<std::uint8_t>(n); }

Problem lay_gp(Stage& s, Seat seat, Args args) {
  Problem problem;
  s.player(seat).gp = small(stage_number(args[0], 20, problem));
  return problem;
}

Problem lay_longhorns(Stage& s, Seat seat, Args args) {
  Problem problem;
  const int n = stage_number(args[0], 6, problem);
  s.player(seat).longhorns = small(n);
  s.state.pub.au.longhorn_supply = small(s.state.pub.au.longhorn_supply - n);
  return problem;
}

Problem lay_legends(Stage& s, Seat seat, Args args) {
  return for_each_word(args, [&](std::string_view word) -> Problem {
    const int worth = word[0] - '1';
    if (word.size() != 1 || worth < 0 || worth > 2) return quoted(word) + " is not 1, 2 or 3";
    --s.state.hid.legends[worth];
    --s.state.pub.legends_n;
    ++s.state.own[seat].legends[worth];
    ++s.player(seat).legends_n;
    return {};
  });
}

Problem lay_token(Stage& s, Seat, Args args) {
  if (args.size() < 2) return "expected a token and a space";
  const Lexicon& lexicon = s.content.lexicon;
  Problem problem;
  Space space = static_cast<Space>(s.find_in(Deck::kSpace, args[1], problem));
  if (!problem.empty()) return problem;
  const auto found = lexicon.find(args[0]);
  int index = found ? found->second : 0;
  AnteUp& au = s.state.pub.au;
  switch (found ? found->first : Deck::kCount) {
    case Deck::kOutlaw: au.outlaws.add(space); break;
    case Deck::kClaimJumper:
      index += lexicon.size(Deck::kOutlaw);
      au.claim_jumpers.add(space);
      break;
    case Deck::kHighRoller: {
      index += lexicon.size(Deck::kOutlaw) + lexicon.size(Deck::kClaimJumper);
      const Town town = s.content.catalog.spaces[space].town;
      au.rollers |= small(1 << static_cast<int>(town));
      space = saloon_of(s.content.catalog, town);
      break;
    }
    default: return "there is no token " + quoted(args[0]) + "; expected one such as outlaw-1";
  }
  s.state.hid.au.token_at[index] = small(space + 1);
  return {};
}

Problem lay_longhorn_at(Stage& s, Seat, Args args) {
  return for_each_word(args, [&](std::string_view id) {
    Problem problem;
    const Space space = static_cast<Space>(s.find_in(Deck::kSpace, id, problem));
    if (!problem.empty()) return problem;
    s.state.pub.au.longhorns.add(space);
    --s.state.pub.au.longhorn_supply;
    return problem;
  });
}

Problem lay_gold(Stage& s, Seat, Args args) {
  if (args.size() < 2) return "expected a space and how many nuggets";
  Problem problem;
  const Space space = static_cast<Space>(s.find_in(Deck::kSpace, args[0], problem));
  const int n = problem.empty() ? stage_number(args[1], 12, problem) : 0;
  if (!problem.empty()) return problem;
  for (AnteUp::Pile& pile : s.state.pub.au.gold)
    if (!pile.n) {
      pile = {space, small(n)};
      s.state.pub.supply_nuggets = small(s.state.pub.supply_nuggets - n);
      return {};
    }
  return "there is gold in too many spaces";
}

Problem lay_frontier(Stage& s, Seat, Args args) {
  if (args.size() < 2) return "expected a frontier space and a frontier token";
  Problem problem;
  const int token = s.find_in(Deck::kFrontier, args[1], problem);
  const Space space = static_cast<Space>(s.find_in(Deck::kSpace, args[0], problem));
  if (!problem.empty()) return problem;
  const int i = frontier_here(s.content.catalog, space);
  if (i < 0) return std::string(args[0]) + " is no frontier";
  s.state.hid.au.frontier_at[i] = small(token);
  s.state.pub.au.frontier[i] = s.content.catalog.frontier[token].number;
  return {};
}

Problem lay_train(Stage& s, Seat, Args args) {
  Problem problem;
  const int space = s.find_in(Deck::kSpace, args[0], problem);
  if (!problem.empty()) return problem;
  for (int stop = 0; stop < kTrainStops; ++stop)
    if (s.content.catalog.stops[stop] == space) {
      s.state.pub.au.train = small(stop);
      return {};
    }
  return "the train does not stop at " + std::string(args[0]);
}

Problem lay_marker(Stage& s, Seat, Args args) {
  static constexpr std::array<std::string_view, 7> kMarkers = {"gambler", "marshal", "wanted", "5",
                                                               "10",      "15",      "20"};
  return for_each_word(args, [&](std::string_view where) -> Problem {
    for (std::size_t i = 0; i < kMarkers.size(); ++i)
      if (where == kMarkers[i]) {
        s.state.pub.au.markers |= small(1 << i);
        return {};
      }
    return quoted(where) + " has no event marker; expected " + one_of(kMarkers);
  });
}

Problem lay_trading_post(Stage& s, Seat, Args args) {
  s.state.pub.au.rack = 0;
  return for_each_word(args, [&](std::string_view id) {
    Problem problem;
    const int item = s.find_in(Deck::kItem, id, problem) / 2;
    s.state.pub.au.rack |= static_cast<std::uint16_t>(1u << item);
    return problem;
  });
}

constexpr Stage::Word kAnteUpWords[] = {
    {"gp", true, false, "a number", lay_gp},
    {"longhorns", true, false, "a number", lay_longhorns},
    {"legends", true, false, "worths of legendary tokens, 1 to 3", lay_legends},
    {"token", false, false, "a token and a space, such as outlaw-1 fr4", lay_token},
    {"longhorn-at", false, false, "spaces", lay_longhorn_at},
    {"gold", false, false, "a space and how many nuggets", lay_gold},
    {"frontier", false, false, "a frontier space and a frontier token", lay_frontier},
    {"train", false, false, "a stop of the train", lay_train},
    {"marker", false, false, "gambler, marshal, wanted, 5, 10, 15 or 20", lay_marker},
    {"trading-post", false, false, "items, exactly these", lay_trading_post},
};

}  // namespace

std::span<const Stage::Word> ante_up_words() { return kAnteUpWords; }

}  // namespace dr
