// Hints behind the C interface.
#include "capi/internal.h"
#include "darkrock/review.h"
#include "net/weights.h"
#include "review/advice_report.h"

struct dr_advice {
  explicit dr_advice(const dr::View& view)
      : use(view.pub.content),
        content(dr::capi::content_of(view.pub)),
        advice(content.catalog, view) {}

  dr::capi::PackUse use;
  const dr::Content& content;
  dr::Advice advice;
};

extern "C" {

dr_advice* dr_advice_new(const uint8_t* view, size_t n, uint32_t content) {
  dr_view seen;
  if (!dr::network() || dr_read_view_with(view, n, content, &seen) != DR_OK) return nullptr;
  if (!dr::capi::usable(&seen)) return nullptr;
  dr::Choices options;
  dr::capi::find_legal(seen.view, options);
  return options.n ? new dr_advice(seen.view) : nullptr;
}

void dr_advice_free(dr_advice* a) { delete a; }

int32_t dr_advice_go_on(dr_advice* a, uint32_t games) {
  if (!a) return DR_BAD_ARGUMENT;
  for (; games; --games)
    if (!a->advice.go_on(a->content.catalog)) return 0;
  return 1;
}

int32_t dr_advice_json(const dr_advice* a, uint32_t lang, char* out, size_t capacity) {
  const dr::Templates* words = dr::capi::words_of(lang);
  if (!a || !words || !a->advice.games()) return DR_BAD_ARGUMENT;
  return dr::capi::give(dr::advice_json(a->advice, a->content, *words), out, capacity);
}

}  // extern "C"
