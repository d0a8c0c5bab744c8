// Verifiable deals: what a replay says about its deal, and what verification finds.
#include "replay/deal.h"

#include <gtest/gtest.h>

#include <functional>

#include "replay/proven_game.h"
#include "replay/sha256.h"
#include "replay/text_scan.h"

namespace dr {
namespace {

const Content& content() { return default_content(); }
const Replay& proven() {
  static const Replay replay = proven_game(content(), {});
  return replay;
}
std::string text_of(const Replay& replay) { return write_replay(content(), replay); }
ReplayResult read(std::string_view text) { return read_replay(content(), text, "game.replay"); }

// What WebAssembly computes is what libsodium does, around the ends of its blocks of 64 bytes too.
TEST(Deal, BothSha256Agree) {
  std::string bytes;
  for (int n = 0; n < 300; ++n) {
    EXPECT_EQ(portable_sha256(bytes), sha256(bytes)) << n;
    bytes += static_cast<char>(n * 37);
  }
}

TEST(Deal, SeedsAreTheHashesTheFormatDescribes) {
  EXPECT_EQ(sha256_hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  Bytes32 secret{};
  for (std::size_t i = 0; i < secret.size(); ++i) secret[i] = static_cast<std::uint8_t>(i);
  EXPECT_EQ(commitment(secret), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
  Entropy entropy;
  EXPECT_EQ(seed_hex(deal_seed(secret, entropy)),
            "654b6097d75321ee54009e5a18da8b3baf2b44ef41b965d540efe87c3d57f9b0");
  entropy[0] = Bytes32{1};
  entropy[2] = Bytes32{3};
  EXPECT_EQ(seed_hex(deal_seed(secret, entropy)),
            "c21ffca133ee8d77f3adc0e6a2f87ffcbfc2bcf54a72b10c980ece56fc0e1e35");
  EXPECT_EQ(seed_hex(rekey_seed(secret, 2, 300)),
            "3d090a6f74dcce52d091723d3b7a3f836160a2b38b36e57280c2ac29bbabe146");
}

TEST(Deal, BytesAreReadAsTheyAreWritten) {
  const Bytes32 bytes = sha256("x");
  EXPECT_EQ(parse_bytes(to_hex(bytes)), bytes);
  EXPECT_EQ(seed_hex(seed_of(bytes)), to_hex(bytes));
  EXPECT_FALSE(parse_bytes(std::string(63, 'a')));
  EXPECT_FALSE(parse_bytes(std::string(63, 'a') + "g"));
}

TEST(Deal, EveryLineIsReadBackAsItWasWritten) {
  const std::string text = text_of(proven());
  for (const char* line : {"\ncommitment ", "\nsecret ", "\nentropy 1 ", "\nentropy 3 ", "\nseed ",
                           "\nrekey 2 ", "\nrekey 3 ", "\ndraw fight-deck 13 "})
    EXPECT_NE(text.find(line), std::string::npos) << line;
  EXPECT_EQ(text.find("\nentropy 2 "), std::string::npos);
  const ReplayResult result = read(text);
  ASSERT_TRUE(result.ok) << to_string(result.errors[0]);
  EXPECT_EQ(text_of(result.replay), text);
  EXPECT_EQ(result.replay.rekeys.size(), 2u);
  EXPECT_EQ(result.replay.draws.size(), proven().draws.size());
  const VerifyResult verified = verify(content(), result.replay);
  EXPECT_TRUE(verified.ok) << verified.problem;
}

TEST(Deal, DrawsOfTheDealStandBeforeTheFirstChoice) {
  const std::string text = text_of(proven());
  EXPECT_LT(text.find("\n\ndraw "), text.find("\n1 "));
  ASSERT_FALSE(proven().draws.empty());
  EXPECT_EQ(proven().draws.front().step, 0u);
  bool rekeyed = false;
  for (const Draw& draw : proven().draws) rekeyed |= draw.rekeyed;
  EXPECT_TRUE(rekeyed);
}

struct Planted {
  const char* name;
  std::function<void(Replay&)> change;
  const char* found;
};

TEST(Deal, VerificationFindsEveryChange) {
  const Planted kPlanted[] = {
      {"secret", [](Replay& r) { (*r.secret)[5] ^= 1; }, "made to another secret"},
      {"commitment", [](Replay& r) { r.commitment[0] = r.commitment[0] == 'a' ? 'b' : 'a'; },
       "made to another secret"},
      {"no commitment", [](Replay& r) { r.commitment.clear(); }, "no commitment"},
      {"entropy", [](Replay& r) { (*r.entropy[2])[0] ^= 1; }, "seed does not follow"},
      {"no entropy", [](Replay& r) { r.entropy[0].reset(); }, "seed does not follow"},
      {"seat of entropy", [](Replay& r) { std::swap(r.entropy[0], r.entropy[1]); },
       "seed does not follow"},
      {"seed", [](Replay& r) { r.seed.word[7] ^= 1; }, "seed does not follow"},
      {"rekey", [](Replay& r) { r.rekeys[1].seed.word[0] ^= 1; }, "seed of rekey 3"},
      {"number of a rekey", [](Replay& r) { r.rekeys[1].number = 4; }, "seed of rekey 4"},
      {"place of a rekey", [](Replay& r) { ++r.rekeys[0].step; }, "seed of rekey 2"},
      {"outcome", [](Replay& r) { r.draws[3].outcome ^= 1; }, "the game draws"},
      {"purpose", [](Replay& r) { r.draws.back().purpose = Purpose::kRack; }, "the game draws"},
      {"place of a draw", [](Replay& r) { ++r.draws[3].step; }, "where it was drawn"},
      {"missing draw", [](Replay& r) { r.draws.pop_back(); }, "outcomes, the file says"},
      {"one draw more", [](Replay& r) { r.draws.push_back(r.draws.back()); }, "nothing more"},
  };
  for (const Planted& planted : kPlanted) {
    Replay replay = proven();
    planted.change(replay);
    const VerifyResult result = verify(content(), replay);
    EXPECT_FALSE(result.ok) << planted.name;
    EXPECT_NE(result.problem.find(planted.found), std::string::npos)
        << planted.name << ": " << result.problem;
  }
}

TEST(Deal, ARekeyCountsWithoutASecretToo) {
  Replay replay = proven();
  replay.secret.reset();
  replay.draws.clear();
  EXPECT_TRUE(verify(content(), replay).ok);
  Replay other = replay;
  other.rekeys[0].seed.word[0] ^= 1;
  EXPECT_NE(verify(content(), other).problem.find("the state after"), std::string::npos);
  replay.rekeys.clear();
  EXPECT_NE(verify(content(), replay).problem.find("the state after"), std::string::npos);
}

TEST(Deal, ProblemsNameTheirLine) {
  const Replay replay = read(text_of(proven())).replay;
  Replay bad = replay;
  bad.draws[5].outcome ^= 1;
  EXPECT_EQ(verify(content(), bad).line, replay.draws[5].line);
  bad = replay;
  bad.rekeys[0].seed.word[0] ^= 1;
  EXPECT_EQ(verify(content(), bad).line, replay.rekeys[0].line);
  EXPECT_GT(replay.rekeys[0].line, 0);
}

TEST(Deal, BrokenLinesSayWhereAndWhatWasExpected) {
  const std::string hex(64, 'a');
  const auto complaint = [](const std::string& line, bool in_header) {
    Replay replay = proven();
    replay.draws.clear();
    replay.rekeys.clear();
    replay.ended = false;
    std::string text = text_of(replay);
    text.insert(in_header ? text.find("\n\n") + 1 : text.size(), line + "\n");
    const ReplayResult result = read(text);
    EXPECT_FALSE(result.ok) << line;
    return result.errors.empty() ? "" : result.errors[0].message;
  };
  const auto expect = [&](const std::string& line, const char* part, bool in_header = false) {
    const std::string said = complaint(line, in_header);
    EXPECT_NE(said.find(part), std::string::npos) << line << ": " << said;
  };
  expect("secret " + hex, "'secret' stands twice", true);
  expect("entropy 2 abc", "'abc' does not fit 'entropy'; expected 64 hexadecimal digits", true);
  expect("entropy 1 " + hex, "the entropy of player 1 stands twice", true);
  expect("entropy 7 " + hex, "no player of this table", true);
  expect("entropy 2", "takes a player and 64", true);
  expect("entropy 2 " + hex, "expected the number of a player and a choice");
  expect("rekey " + hex, "takes its number and 64");
  expect("rekey 0 " + hex, "'0' is no number of a rekey; expected one above 0");
  expect("rekey 1 x", "'x' does not fit 'rekey'");
  expect("rekey 2 " + hex + "\nrekey 3 " + hex, "stands twice after one choice");
  expect("rekey 2 " + hex + "\nrekey 2 " + hex, "expected one above 2");
  expect("draw dice 6", "takes a purpose, a bound and an outcome");
  expect("draw coin 2 1", "'coin' is no purpose of a draw; expected one of poker-deck, ");
  expect("draw dice 1 0", "'1' is no bound; expected 2 to 64");
  expect("draw dice 6 6", "'6' is no outcome; expected 0 to 5");
  expect("end 1=0 2=0 3=0 winners 1\ndraw dice 6 5", "the game is over");
}

TEST(Deal, EveryPurposeHasItsWord) {
  for (int i = 0; i < static_cast<int>(Purpose::kCount); ++i) {
    const auto purpose = static_cast<Purpose>(i);
    EXPECT_EQ(purpose_of(purpose_word(purpose)), purpose);
  }
  EXPECT_FALSE(purpose_of("none"));
}

}  // namespace
}  // namespace dr
