// The JSON documents of present/ behind the C interface.
#include <bit>
#include <vector>

#include "capi/internal.h"
#include "darkrock/queries.h"
#include "present/present.h"
#include "present/types_ts.h"

namespace {

using dr::Choice;
using dr::capi::content_of;
using dr::capi::give;
using dr::capi::words_of;

// A document about events.
int32_t told(decltype(dr::present::events_json) document, const dr_view* view,
             const dr_event* events, uint32_t n, uint32_t lang, char* out, size_t capacity) {
  const dr::Templates* words = words_of(lang);
  if (!words || !dr::capi::watchable(view) || (!events && n)) return DR_BAD_ARGUMENT;
  std::vector<dr::Event> list;
  for (const dr_event& e : std::span(events, n)) list.push_back(std::bit_cast<dr::Event>(e));
  return give(document(content_of(view->view.pub), view->view, list, *words), out, capacity);
}

}  // namespace

extern "C" int32_t dr_content_json(uint32_t modules, uint32_t lang, char* out, size_t capacity) {
  const dr::Templates* words = words_of(lang);
  const dr::Content* content = dr::capi::find_content(modules);
  if (!words || !content) return DR_BAD_ARGUMENT;
  return give(dr::present::content_json(*content, static_cast<int>(modules) & dr::kAllModules,
                                        dr::capi::code_of(lang), *words),
              out, capacity);
}

extern "C" int32_t dr_view_json(const dr_view* view, uint32_t lang, char* out, size_t capacity) {
  const dr::Templates* words = words_of(lang);
  if (!words || !dr::capi::watchable(view)) return DR_BAD_ARGUMENT;
  return give(dr::present::view_json(content_of(view->view.pub), view->view, *words), out,
              capacity);
}

extern "C" int32_t dr_view_prompt_json(const dr_view* view, uint32_t lang, char* out,
                                       size_t capacity) {
  const dr::Templates* words = words_of(lang);
  if (!words || !dr::capi::watchable(view)) return DR_BAD_ARGUMENT;
  return give(dr::present::prompt_json(content_of(view->view.pub), view->view, *words), out,
              capacity);
}

extern "C" int32_t dr_view_why_json(const dr_view* view, uint32_t choice, uint32_t lang, char* out,
                                    size_t capacity) {
  const dr::Templates* words = words_of(lang);
  if (!words || !dr::capi::usable(view)) return DR_BAD_ARGUMENT;
  return give(
      dr::present::why_json(content_of(view->view.pub), view->view, Choice::from(choice), *words),
      out, capacity);
}

extern "C" int32_t dr_view_preview_json(const dr_view* view, uint32_t choice, uint32_t lang,
                                        char* out, size_t capacity) {
  const dr::Templates* words = words_of(lang);
  if (!words || !dr::capi::usable(view)) return DR_BAD_ARGUMENT;
  const dr::Content& content = content_of(view->view.pub);
  if (!dr::why_not(content.catalog, view->view, Choice::from(choice)).ok()) return DR_REFUSED;
  return give(dr::present::preview_json(content, view->view, Choice::from(choice), *words), out,
              capacity);
}

extern "C" int32_t dr_view_picked_json(const dr_view* view, const uint8_t* cards, uint32_t n,
                                       uint32_t lang, char* out, size_t capacity) {
  const dr::Templates* words = words_of(lang);
  if (!words || !dr::capi::usable(view) || (!cards && n)) return DR_BAD_ARGUMENT;
  dr::CardSet set = 0;
  for (const uint8_t card : std::span(cards, n)) {
    if (card >= dr::kPokerCards) return DR_BAD_ARGUMENT;
    set |= dr::bit(card);
  }
  if (!dr::picks_now(view->view).pool) return DR_REFUSED;
  return give(dr::present::picked_json(content_of(view->view.pub), view->view, set, *words), out,
              capacity);
}

extern "C" int32_t dr_events_json(const dr_view* view, const dr_event* events, uint32_t n,
                                  uint32_t lang, char* out, size_t capacity) {
  return told(dr::present::events_json, view, events, n, lang, out, capacity);
}

extern "C" int32_t dr_acts_json(const dr_view* view, const dr_event* events, uint32_t n,
                                uint32_t lang, char* out, size_t capacity) {
  return told(dr::present::acts_json, view, events, n, lang, out, capacity);
}

extern "C" int32_t dr_types_ts(char* out, size_t capacity) {
  return give(dr::present::types_ts(), out, capacity);
}
