// What was played, for reports: enough to repeat it.
#pragma once

#include <string>
#include <string_view>

#include "base/json.h"
#include "bots/bots.h"
#include "content/compiler/content.h"
#include "darkrock/engine.h"
#include "lab/match.h"
#include "lab/stats.h"

namespace dr {

// The id of the printed edition these switches are; "own mix" if they are none.
std::string_view edition_of(Switches switches, bool ante_up);
std::string budget_text(const Budget& budget);  // "200 ms", "4000 positions", "" for none

// "4 players, 20 LP, it-2023, with Ante Up, goals"
std::string table_text(const Setup& setup);
// "darkrock 0.1.0, rules version 1, catalog 276d8c7630c52589"
std::string version_line(const Content& content);

// Members of the object that is open.
void version_json(Json& json, const Content& content, std::uint64_t seed, std::string_view command);
void table_json(Json& json, const Setup& setup);  // but for the edition
void edition_json(Json& json, const Setup& setup);
void rate_json(Json& json, std::string_view name, const Rate& rate);  // an object
void lp_from_json(Json& json, const std::array<std::int64_t, kLpSources>& sums, std::int64_t n);

std::string percent_text(const Rate& rate);   // "25.3"
std::string interval_text(const Rate& rate);  // "21.4 to 29.8"

double average(std::int64_t sum, std::int64_t n);  // 0 of nothing

}  // namespace dr
