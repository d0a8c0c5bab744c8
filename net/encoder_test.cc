// What a network sees of every kind of table: numbers in range, none twice, none left out, nothing that
// the seat cannot see.
#include "net/encoder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "content/compiler/content.h"
#include "darkrock/modules.h"
#include "net/encoding.h"
#include "tests/support/property.h"

namespace dr {
namespace {

using Numbers = std::vector<int>;

struct EncodedChoices {
  Choices legal;
  std::vector<Numbers> marks;  // sorted, by choice
};

Numbers facts_of(const Catalog& catalog, const Sight& sight, LikeSet likes = 0) {
  std::uint16_t out[kMostFacts];
  const int n = encode_position(catalog, sight, likes, out);
  return {out, out + n};
}

EncodedChoices encode_choices(const Catalog& catalog, const Sight& sight) {
  EncodedChoices all;
  legal(catalog, sight, all.legal);
  const ChoiceEncoder encoder(catalog, sight);
  for (const Choice choice : all.legal) {
    std::uint16_t out[kMostMarks];
    const int n = encoder.encode(choice, out);
    all.marks.emplace_back(out, out + n);
    std::sort(all.marks.back().begin(), all.marks.back().end());
  }
  return all;
}

bool has_twice(Numbers numbers) {
  std::sort(numbers.begin(), numbers.end());
  return std::adjacent_find(numbers.begin(), numbers.end()) != numbers.end();
}
bool all_within(const Numbers& numbers, int end) {
  return std::all_of(numbers.begin(), numbers.end(), [&](int n) { return n > 0 && n < end; });
}

// Random games of every number of players, edition and module: calls `visit` at every decision.
void visit_decisions(int games,
                     const std::function<void(const Catalog&, const State&, Seat)>& visit) {
  constexpr int kModules[] = {
      0, kAnteUp, kAnteUp | kAlternativePoker, 0, kAnteUp | kCommunityPoker, kAllModules};
  Rng rng{11};
  for (int i = 0; i < games; ++i) {
    const int modules = kModules[i % 6];
    const Setup setup = any_setup(static_cast<std::uint64_t>(i), 2 + i % 5,
                                  static_cast<Profile>(i / 2 % 4), modules);
    const Catalog& catalog = default_content(modules).catalog;
    State state = new_game(catalog, setup, seed_from(static_cast<std::uint64_t>(900 + i)));
    Choices choices;
    while (const SeatSet asked = to_act(state.pub)) {
      const Seat seat = static_cast<Seat>(std::countr_zero(asked));
      visit(catalog, state, seat);
      if (testing::Test::HasFatalFailure()) return;
      legal(catalog, sight(state, seat), choices);
      apply(catalog, state, seat,
            choices[static_cast<int>(rng.below(static_cast<std::uint32_t>(choices.n)))]);
    }
  }
}

TEST(Encoder, WritesNumbersInRangeNoneTwiceNoneCutOff) {
  std::size_t most_facts = 0, most_marks = 0;
  visit_decisions(12, [&](const Catalog& catalog, const State& state, Seat asked) {
    for (Seat seat = 0; seat < state.pub.players; ++seat) {
      const Numbers facts = facts_of(catalog, sight(state, seat), 0xff);
      ASSERT_TRUE(all_within(facts, kFacts));
      ASSERT_FALSE(has_twice(facts)) << "question " << static_cast<int>(state.pub.ask);
      most_facts = std::max(most_facts, facts.size());
    }
    for (const Numbers& marks : encode_choices(catalog, sight(state, asked)).marks) {
      ASSERT_TRUE(all_within(marks, kMarks));
      ASSERT_FALSE(has_twice(marks)) << "question " << static_cast<int>(state.pub.ask);
      most_marks = std::max(most_marks, marks.size());
    }
  });
  // A list that is full may have lost something.
  EXPECT_LT(most_facts, std::size_t{kMostFacts});
  EXPECT_LT(most_marks, std::size_t{kMostMarks});
  EXPECT_GT(most_facts, 100u);
}

TEST(Encoder, TellsTheChoicesOfAQuestionApart) {
  std::set<int> alike;
  visit_decisions(30, [&](const Catalog& catalog, const State& state, Seat seat) {
    const EncodedChoices all = encode_choices(catalog, sight(state, seat));
    std::vector<Numbers> sorted = all.marks;
    std::sort(sorted.begin(), sorted.end());
    const auto same = std::adjacent_find(sorted.begin(), sorted.end());
    if (same == sorted.end()) return;
    for (int i = 0; i < all.legal.n; ++i)
      if (all.marks[static_cast<std::size_t>(i)] == *same)
        alike.insert(static_cast<int>(all.legal[i].verb));
  });
  for (const int verb : alike) ADD_FAILURE() << id_of(static_cast<Verb>(verb));
}

TEST(Encoder, SeesWhatTheSeatSeesAndNoMore) {
  Rng rng{12};
  int n = 0, differ = 0;
  visit_decisions(12, [&](const Catalog& catalog, const State& state, Seat asked) {
    if (++n % 5) return;
    for (Seat seat = 0; seat < state.pub.players; ++seat) {
      const State twin = sample(catalog, observe(state, seat), rng);
      ASSERT_EQ(facts_of(catalog, sight(twin, seat)), facts_of(catalog, sight(state, seat)));
      differ += hash(twin) != hash(state);
      if (seat != asked) continue;
      ASSERT_EQ(encode_choices(catalog, sight(twin, seat)).marks,
                encode_choices(catalog, sight(state, seat)).marks);
    }
  });
  EXPECT_GT(differ, n / 5) << "twins that are the same game prove nothing";
}

TEST(Encoder, BeginsWithTheLikes) {
  const Catalog& catalog = default_content(0).catalog;
  const State state = new_game(catalog, dr::Setup{}, seed_from(3));
  const Numbers without = facts_of(catalog, sight(state, 0));
  const Numbers with = facts_of(catalog, sight(state, 0), 0b10000100);
  EXPECT_EQ(with[0], 1 + 2);
  EXPECT_EQ(with[1], 1 + 7);
  EXPECT_EQ(Numbers(with.begin() + 2, with.end()), without);
}

// Seats are counted from the one who looks: a table turned by one looks the same from the next seat.
TEST(Encoder, CountsSeatsFromTheOneWhoLooks) {
  const Catalog& catalog = default_content(0).catalog;
  State state = new_game(catalog, dr::Setup{}, seed_from(3));
  for (Seat seat = 0; seat < state.pub.players; ++seat) state.pub.player[seat].lp = seat;
  for (Seat seat = 0; seat < state.pub.players; ++seat) {
    const Numbers facts = facts_of(catalog, sight(state, seat));
    for (int r = 0; r < state.pub.players; ++r) {
      const int lp = (seat + r) % state.pub.players;
      const auto part = static_cast<std::size_t>(Part::kLp);
      const int fact = kPartFirst[part] + r * kParts[part].size + lp;
      EXPECT_NE(std::find(facts.begin(), facts.end(), fact), facts.end());
    }
  }
}

}  // namespace
}  // namespace dr
