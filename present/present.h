// A game as JSON documents for any client, in a language. They read a view and nothing else, so they
// cannot tell more than its seat knows. web/src/engine/types.ts has the shapes of all but the prompt,
// which prompt.h describes.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "content/compiler/content.h"
#include "darkrock/engine.h"
#include "text/templates.h"

namespace dr::present {

// Every component of a set of modules: names, texts, map.
std::string content_json(const Content& content, int modules, std::string_view language,
                         const Templates& words);

// What lies on the table, as the seat of the view sees it; a spectator's view will do.
std::string view_json(const Content& content, const View& view, const Templates& words);

// What the seat is asked, and what it may answer.
std::string prompt_json(const Content& content, const View& view, const Templates& words);

// Whether a choice is legal, and why not.
std::string why_json(const Content& content, const View& view, Choice choice,
                     const Templates& words);

// What a set of cards is worth where cards are picked, and the choices that pick it; `picks` of the
// prompt says where that is.
std::string picked_json(const Content& content, const View& view, CardSet cards,
                        const Templates& words);

// What is sure to follow a choice. REQUIRES: it is legal.
std::string preview_json(const Content& content, const View& view, Choice choice,
                         const Templates& words);

// Those of some events that the seat of the view may see.
std::string events_json(const Content& content, const View& view, std::span<const Event> events,
                        const Templates& words);

// The same, action by action (text/log/acts.h).
std::string acts_json(const Content& content, const View& view, std::span<const Event> events,
                      const Templates& words);

}  // namespace dr::present
