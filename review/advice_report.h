// Advice in words.
#pragma once

#include <string>

#include "content/compiler/content.h"
#include "review/advice.h"
#include "text/templates.h"

namespace dr {

// Sentences for people. Parts that there is nothing to say for are empty.
struct ToldAdvice {
  std::string best;  // the option
  std::string lead;  // what it gains over the next best
  std::string why;   // what it brings, and what for
  std::string sure;  // how sure that is
};
// REQUIRES: some games were played.
ToldAdvice tell(const Advice& advice, const Content& content, const Templates& words);

// The same as a document for the page; docs/review.md has the fields.
std::string advice_json(const Advice& advice, const Content& content, const Templates& words);

}  // namespace dr
