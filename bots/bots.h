// The bots there are, by name.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "bots/base/bot.h"

namespace dr {

// A bot as people name it: "greedy", "expert", or with a budget of its own "search@200ms" (time) or
// "search@4000" (work). One that looks at the network once may like something beside winning:
// "hard:law". Null if there is none: refuse_bot says why. Equal names, seeds, games and work
// budgets give equal choices.
std::unique_ptr<Bot> make_bot(std::string_view text, std::uint64_t seed);

// Why there is no such bot, as the rest of a sentence ("there is no bot 'x'; expected ..."); empty if
// there is.
std::string refuse_bot(std::string_view text);

// The names make_bot knows, ascending, without budgets and likes.
std::span<const std::string_view> bot_names();

}  // namespace dr
