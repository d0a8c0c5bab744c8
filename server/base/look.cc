#include "server/base/look.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uspoof.h>
#include <unicode/ustring.h>

#include <memory>
#include <stdexcept>

namespace dr {
namespace {

using Wide = std::u16string;

constexpr int kMostMarks = 2;  // on a letter, besides those it is composed with

void need(UErrorCode error) {
  if (U_FAILURE(error)) throw std::runtime_error(u_errorName(error));
}

Wide widen(std::string_view text) {
  Wide wide(text.size(), u'\0');  // never more units than bytes
  int32_t size = 0;
  UErrorCode error = U_ZERO_ERROR;
  u_strFromUTF8(wide.data(), static_cast<int32_t>(wide.size()), &size, text.data(),
                static_cast<int32_t>(text.size()), &error);
  if (U_FAILURE(error)) return {};  // no UTF-8
  wide.resize(static_cast<std::size_t>(size));
  return wide;
}

std::string narrow(const Wide& wide) {
  std::string text(wide.size() * 3, '\0');
  int32_t size = 0;
  UErrorCode error = U_ZERO_ERROR;
  u_strToUTF8(text.data(), static_cast<int32_t>(text.size()), &size, wide.data(),
              static_cast<int32_t>(wide.size()), &error);
  if (U_FAILURE(error)) return {};
  text.resize(static_cast<std::size_t>(size));
  return text;
}

// A function of ICU that writes into a buffer and says how much it would have needed.
template <class F>
Wide filled(std::size_t guess, const F& write) {
  Wide out(guess, u'\0');
  for (;;) {
    UErrorCode error = U_ZERO_ERROR;
    const int32_t size = write(out.data(), static_cast<int32_t>(out.size()), &error);
    out.resize(static_cast<std::size_t>(size));
    if (error == U_BUFFER_OVERFLOW_ERROR) continue;
    need(error);
    return out;
  }
}

Wide normalized(const UNormalizer2* form, const Wide& text) {
  return filled(text.size() * 2 + 1, [&](UChar* to, int32_t room, UErrorCode* error) {
    return unorm2_normalize(form, text.data(), static_cast<int32_t>(text.size()), to, room, error);
  });
}

Wide nfkc(const Wide& text) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2* form = unorm2_getNFKCInstance(&error);
  need(error);
  return normalized(form, text);
}

Wide folded(const Wide& text) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2* form = unorm2_getNFKCCasefoldInstance(&error);
  need(error);
  return normalized(form, text);
}

Wide single_spaced(const Wide& text) {
  Wide out;
  for (const char16_t c : text)
    if (c != u' ' || (!out.empty() && out.back() != u' ')) out += c;
  while (!out.empty() && out.back() == u' ') out.pop_back();
  return out;
}

struct CloseSpoof {
  void operator()(USpoofChecker* checker) const { uspoof_close(checker); }
};

// Never changed once it is made, and so safe to share.
const USpoofChecker* spoof_checker() {
  static const auto kChecker = [] {
    UErrorCode error = U_ZERO_ERROR;
    std::unique_ptr<USpoofChecker, CloseSpoof> checker(uspoof_open(&error));
    need(error);
    uspoof_setChecks(checker.get(),
                     USPOOF_RESTRICTION_LEVEL | USPOOF_INVISIBLE | USPOOF_MIXED_NUMBERS, &error);
    uspoof_setRestrictionLevel(checker.get(), USPOOF_MODERATELY_RESTRICTIVE);
    need(error);
    return checker;
  }();
  return kChecker.get();
}

bool is_seen(UChar32 c) {
  if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) return false;
  switch (u_charType(c)) {
    case U_CONTROL_CHAR:
    case U_FORMAT_CHAR:
    case U_SURROGATE:
    case U_PRIVATE_USE_CHAR:
    case U_UNASSIGNED:
    case U_LINE_SEPARATOR:
    case U_PARAGRAPH_SEPARATOR: return false;
    case U_SPACE_SEPARATOR: return c == ' ';
    default: return true;
  }
}

// A line through the letter, or around it.
bool strikes_out(UChar32 c) {
  return u_getCombiningClass(c) == 1 || u_charType(c) == U_ENCLOSING_MARK;
}

}  // namespace

std::string normal_name(std::string_view name) { return narrow(single_spaced(nfkc(widen(name)))); }

std::string name_key(std::string_view name) { return narrow(single_spaced(folded(widen(name)))); }

std::string name_look(std::string_view name) {
  const Wide text = single_spaced(nfkc(widen(name)));
  const Wide skeleton = filled(text.size() * 4 + 1, [&](UChar* to, int32_t room, UErrorCode* e) {
    return uspoof_getSkeleton(spoof_checker(), 0, text.data(), static_cast<int32_t>(text.size()),
                              to, room, e);
  });
  return narrow(single_spaced(folded(skeleton)));
}

std::string refuse_look(std::string_view name) {
  const Wide text = widen(name);
  int marks = 0;  // in a row
  for (int32_t i = 0, size = static_cast<int32_t>(text.size()); i < size;) {
    UChar32 c = 0;
    U16_NEXT(text.data(), i, size, c);
    if (!is_seen(c)) return "A name has no characters that cannot be seen.";
    marks = u_charType(c) == U_NON_SPACING_MARK ? marks + 1 : 0;
    if (marks > kMostMarks || strikes_out(c)) return "A name has no marks over marks.";
  }
  UErrorCode error = U_ZERO_ERROR;
  const int32_t found = uspoof_check2(spoof_checker(), text.data(),
                                      static_cast<int32_t>(text.size()), nullptr, &error);
  need(error);
  if (found & USPOOF_RESTRICTION_LEVEL) return "A name is written in one script.";
  if (found) return "A name has no marks that cannot be told apart.";
  return {};
}

}  // namespace dr
