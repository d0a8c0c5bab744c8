// The review behind the C interface.
#include "darkrock/review.h"

#include "capi/internal.h"
#include "net/weights.h"
#include "review/page.h"
#include "review/report.h"

struct dr_review {
  dr_review(std::unique_ptr<dr::RecordedGame> of, std::uint8_t pack, dr::SeatSet seats,
            std::int64_t budget)
      : use(pack), game(std::move(of)), review(*game, seats, budget) {}

  dr::capi::PackUse use;
  std::unique_ptr<dr::RecordedGame> game;
  dr::Review review;
};

extern "C" {

dr_review* dr_review_new(const char* replay, size_t n, uint32_t seats, uint32_t budget) {
  if (!replay || !dr::network()) return nullptr;
  const std::string_view text(replay, n);
  const auto [content, pack] = dr::capi::cards_of_replay(text);
  const dr::ReplayResult read = dr::read_replay(content, text, "replay");
  if (!read.ok || seats >> read.replay.setup.players) return nullptr;
  std::string problem;
  auto game = dr::RecordedGame::resume(content, read.replay, problem);
  if (!game) return nullptr;
  return new dr_review(std::move(game), pack, static_cast<dr::SeatSet>(seats),
                       budget ? budget : dr::kReviewBudget);
}

void dr_review_free(dr_review* r) { delete r; }

int32_t dr_review_go_on(dr_review* r, uint32_t pieces) {
  if (!r) return DR_BAD_ARGUMENT;
  for (; pieces; --pieces)
    if (!r->review.go_on()) return 0;
  return 1;
}

int32_t dr_review_percent(const dr_review* r) { return r ? r->review.percent() : DR_BAD_ARGUMENT; }

int32_t dr_review_save(const dr_review* r, char* out, size_t capacity) {
  if (!r) return DR_BAD_ARGUMENT;
  return dr::capi::give(r->review.save(), out, capacity);
}

int32_t dr_review_restore(dr_review* r, const char* text, size_t n) {
  if (!r || !text) return DR_BAD_ARGUMENT;
  return r->review.restore({text, n}) ? DR_OK : DR_REFUSED;
}

int32_t dr_review_json(const dr_review* r, uint32_t lang, char* out, size_t capacity) {
  const dr::Templates* words = dr::capi::words_of(lang);
  if (!r || !words) return DR_BAD_ARGUMENT;
  return dr::capi::give(dr::review_json(r->review, *words), out, capacity);
}

int32_t dr_review_html(const dr_review* r, uint32_t lang, char* out, size_t capacity) {
  if (!r || !dr::capi::words_of(lang)) return DR_BAD_ARGUMENT;
  return dr::capi::give(dr::review_html(r->review, dr::capi::code_of(lang)), out, capacity);
}

}  // extern "C"
