// The workshop behind the C interface.
#include "darkrock/workshop.h"

#include "capi/internal.h"
#include "present/workshop.h"

extern "C" {

int32_t dr_workshop_json(uint32_t modules, uint32_t lang, char* out, size_t capacity) {
  const dr::Templates* words = dr::capi::words_of(lang);
  if (!words) return DR_BAD_ARGUMENT;
  const auto bits = static_cast<int>(modules);
  return dr::capi::give(dr::present::workshop_json(dr::default_content(bits), bits, *words), out,
                        capacity);
}

int32_t dr_workshop_site_json(uint32_t modules, uint32_t lang, const char* ask, size_t n, char* out,
                              size_t capacity) {
  const dr::Templates* words = dr::capi::words_of(lang);
  if (!words || !ask) return DR_BAD_ARGUMENT;
  std::string_view all(ask, n);
  const std::string_view where = all.substr(0, all.find('\n'));
  const auto space = where.find(' ');
  if (space == std::string_view::npos) return DR_BAD_ARGUMENT;
  all.remove_prefix(std::min(all.size(), where.size() + 1));
  const std::string json =
      dr::present::site_json(dr::default_content(static_cast<int>(modules)), where.substr(0, space),
                             where.substr(space + 1), all, *words);
  if (json.empty()) return DR_BAD_ARGUMENT;
  return dr::capi::give(json, out, capacity);
}

}  // extern "C"
