// Languages, and sentences that belong to no view.
#include "capi/internal.h"
#include "replay/undo.h"

extern "C" int32_t dr_load_words(const char* code, size_t code_n, const char* text, size_t n) {
  if (!code || !text) return DR_BAD_ARGUMENT;
  return dr::load_words({code, code_n}, {text, n});
}

extern "C" int32_t dr_undo_text(uint32_t undo, uint32_t lang, char* out, size_t capacity) {
  const dr::Templates* words = dr::capi::words_of(lang);
  if (!words || undo >= static_cast<uint32_t>(dr::Undo::kCount)) return DR_BAD_ARGUMENT;
  return dr::capi::give(dr::say_undo(static_cast<dr::Undo>(undo), *words), out, capacity);
}
