#include "darkrock/review.h"

#include <gtest/gtest.h>

#include "capi/test_client.h"
#include "tests/support/paths.h"

namespace dr::capi {
namespace {

const std::string& game() {
  static const std::string text = text_of_file(source_dir() + "/tests/golden/2-first-game.replay");
  return text;
}

struct FreeReview {
  void operator()(dr_review* review) const { dr_review_free(review); }
};
using ReviewPointer = std::unique_ptr<dr_review, FreeReview>;

ReviewPointer open(std::uint32_t seats, std::uint32_t budget = 1) {
  return ReviewPointer(dr_review_new(game().data(), game().size(), seats, budget));
}
std::string saved(const dr_review* review) {
  return text_from([&](char* out, std::size_t n) { return dr_review_save(review, out, n); });
}
std::string json(const dr_review* review) {
  return text_from([&](char* out, std::size_t n) { return dr_review_json(review, 0, out, n); });
}

TEST(ReviewByC, GrowsPieceByPieceAndGoesOn) {
  const ReviewPointer review = open(1);
  ASSERT_TRUE(review);
  EXPECT_EQ(dr_review_percent(review.get()), 0);
  EXPECT_EQ(dr_review_go_on(review.get(), 20), 1);
  const boost::json::value early = parse(json(review.get()));
  EXPECT_EQ(early.at("timeline").as_array().size(), 21u);
  EXPECT_EQ(early.at("players").as_array().size(), 2u);

  const ReviewPointer other = open(1);
  const std::string text = saved(review.get());
  EXPECT_EQ(dr_review_restore(other.get(), text.data(), text.size()), DR_OK);
  EXPECT_TRUE(json(other.get()) == json(review.get()));
  for (dr_review* one : {review.get(), other.get()}) EXPECT_EQ(dr_review_go_on(one, 5), 1);
  EXPECT_TRUE(saved(other.get()) == saved(review.get())) << "both went on alike";
  const ReviewPointer elsewhere = open(2);
  EXPECT_EQ(dr_review_restore(elsewhere.get(), text.data(), text.size()), DR_REFUSED);
}

TEST(ReviewByC, WritesThePageInEveryLanguage) {
  const ReviewPointer review = open(1);
  dr_review_go_on(review.get(), 3);
  for (std::uint32_t lang = 0; lang < kLanguages; ++lang) {
    const std::string page = text_from(
        [&](char* out, std::size_t n) { return dr_review_html(review.get(), lang, out, n); });
    EXPECT_TRUE(page.starts_with("<!doctype html>"));
  }
  EXPECT_EQ(dr_review_html(review.get(), kLanguages, nullptr, 0), DR_BAD_ARGUMENT);
}

TEST(ReviewByC, RefusesWhatIsNoGameAndNoSeat) {
  EXPECT_EQ(dr_review_new(nullptr, 0, 1, 0), nullptr);
  EXPECT_EQ(dr_review_new("no game", 7, 1, 0), nullptr);
  EXPECT_EQ(open(4), nullptr) << "two players";
  EXPECT_EQ(dr_review_go_on(nullptr, 1), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_review_percent(nullptr), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_review_restore(open(1).get(), "", 0), DR_REFUSED);
  dr_review_free(nullptr);
}

}  // namespace
}  // namespace dr::capi
