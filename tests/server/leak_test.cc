// What a viewer cannot see changes nothing of what it is sent.
#include <bit>
#include <cstdio>

#include "server/store/store.h"
#include "tests/server/fixture.h"
#include "tests/server/twins.h"
#include "tests/support/asked_for.h"

namespace dr {
namespace {

// How many pairs of games are compared: DARKROCK_PAIRS.
int pairs() { return asked_for("DARKROCK_PAIRS", 60); }

class LeakTest : public ServerTest {
 protected:
  Settings settings() const override {
    Settings s = ServerTest::settings();
    s.database = path_of(side_);
    s.threads = 1;
    return s;
  }
  std::string path_of(std::size_t side) const {
    return (folder_ / ("twin" + std::to_string(side) + ".db")).string();
  }

  void write(const std::vector<TwinPositions>& all, std::size_t side) {
    Store store(path_of(side));
    store.run([&](Sql& sql) {
      for (std::size_t n = 0; n < all.size(); ++n)
        write_twin(sql, all[n], static_cast<int>(n), side);
    });
  }

  void start_twins() {
    side_ = 1;
    twin_ = std::make_unique<Server>(settings());
    twin_->start();
    side_ = 0;
    start();
  }

  std::size_t side_ = 0;
  std::unique_ptr<Server> twin_;
};

void count_position(const State& state, TwinTally& tally) {
  ++tally.pairs;
  tally.fights += state.pub.fight.on;
  tally.poker += state.pub.poker.on || state.pub.au.faro.on;
  tally.together += std::popcount(state.pub.acting) > 1;
}

void print(const TwinTally& t) {
  std::printf(
      "%d pairs (%d in fights, %d in card games, %d with several asked): %d choices (%d "
      "different), %d refused, %d undos, %d rewinds, %d returns, %d messages, %d requests\n",
      t.pairs, t.fights, t.poker, t.together, t.choices, t.different, t.refused, t.undos, t.rewinds,
      t.returns, t.messages, t.requests);
}

TEST_F(LeakTest, GamesThatLookTheSameSoundTheSame) {
  std::vector<TwinPositions> all;
  for (int n = 0; n < pairs(); ++n) all.push_back(twin_positions(n));
  for (const std::size_t side : {0, 1}) write(all, side);
  start_twins();
  TwinTally tally;
  for (std::size_t n = 0; n < all.size() && !HasFailure(); ++n) {
    SCOPED_TRACE("pair " + std::to_string(n));
    count_position(all[n].state[0], tally);
    Twins twins(context_.get_executor(), {server_->port(), twin_->port()}, all[n],
                static_cast<int>(n), tally);
    run([&]() -> Task<> { co_await twins.play(); });
  }
  print(tally);
  if (tally.pairs < 60 || HasFailure()) return;
  // The pairs come to what they are for.
  EXPECT_GT(tally.fights, tally.pairs / 10);
  EXPECT_GT(tally.poker, tally.pairs / 20);
  EXPECT_GT(tally.together, 0);
  EXPECT_GT(tally.choices, 2 * tally.pairs);
  EXPECT_GT(tally.different, tally.pairs / 10);
  EXPECT_GT(tally.refused, tally.pairs / 2);
  EXPECT_GT(tally.undos, tally.pairs / 20);
  EXPECT_GT(tally.rewinds, tally.pairs / 20);
  EXPECT_GT(tally.returns, tally.pairs);
}

}  // namespace
}  // namespace dr
