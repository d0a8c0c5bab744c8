// A client of the C interface that reads its JSON, for the tests of this folder.
#pragma once

#include <gtest/gtest.h>

#include <bit>
#include <boost/json.hpp>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "base/languages.h"
#include "capi/internal.h"
#include "content/compiler/content.h"

namespace dr::capi {

inline constexpr unsigned kAllModules = DR_ANTE_UP | DR_ALTERNATIVE_POKER | DR_COMMUNITY_POKER;
inline constexpr auto kLanguages = static_cast<std::uint32_t>(std::size(dr::kLanguages));

// The text of an output function, asked for its size first.
template <class F>
std::string text_from(F&& call) {
  std::string text(64 << 10,
                   '\0');  // mostly enough: making it again takes as long as the first time
  const std::int32_t n = call(text.data(), text.size());
  EXPECT_GE(n, 0);
  const std::size_t had = text.size();
  text.resize(n > 0 ? static_cast<std::size_t>(n) : 0);
  if (text.size() > had) EXPECT_EQ(call(text.data(), text.size()), n);
  return text;
}

inline boost::json::value parse(const std::string& text) {
  boost::system::error_code error;
  boost::json::value value = boost::json::parse(text, error);
  EXPECT_FALSE(error) << text.substr(0, 200);
  return value;
}

inline std::string view_json(const dr_view& view, std::uint32_t lang = 0) {
  return text_from([&](char* out, std::size_t n) { return dr_view_json(&view, lang, out, n); });
}
inline std::string prompt_json(const dr_view& view, std::uint32_t lang = 0) {
  return text_from(
      [&](char* out, std::size_t n) { return dr_view_prompt_json(&view, lang, out, n); });
}
inline std::string why_json(const dr_view& view, std::uint32_t choice, std::uint32_t lang = 0) {
  return text_from(
      [&](char* out, std::size_t n) { return dr_view_why_json(&view, choice, lang, out, n); });
}
inline std::string preview_json(const dr_view& view, std::uint32_t choice, std::uint32_t lang = 0) {
  return text_from(
      [&](char* out, std::size_t n) { return dr_view_preview_json(&view, choice, lang, out, n); });
}
inline std::string picked_json(const dr_view& view, const std::vector<std::uint8_t>& cards,
                               std::uint32_t lang = 0) {
  return text_from([&](char* out, std::size_t n) {
    return dr_view_picked_json(&view, cards.data(), static_cast<std::uint32_t>(cards.size()), lang,
                               out, n);
  });
}
inline std::string events_json(const dr_view& view, const std::vector<dr_event>& events,
                               std::uint32_t lang = 0) {
  return text_from([&](char* out, std::size_t n) {
    return dr_events_json(&view, events.data(), static_cast<std::uint32_t>(events.size()), lang,
                          out, n);
  });
}

inline std::string acts_json(const dr_view& view, const std::vector<dr_event>& events,
                             std::uint32_t lang = 0) {
  return text_from([&](char* out, std::size_t n) {
    return dr_acts_json(&view, events.data(), static_cast<std::uint32_t>(events.size()), lang, out,
                        n);
  });
}

// A table at which every seat chooses at random.
struct TestTable {
  explicit TestTable(int players, std::uint64_t number, unsigned modules = 0) : rng{number} {
    dr_setup setup{};
    setup.modules = static_cast<std::uint8_t>(modules);
    setup.players = static_cast<std::uint8_t>(players);
    setup.goals = setup.cattle = 1;
    std::memset(setup.characters, DR_DEALT, sizeof setup.characters);
    std::uint8_t seed[DR_SEED_BYTES];
    dr_seed_from_number(number, seed);
    constexpr std::string_view kSeats = "human\tAnna B.\ngreedy\tBob\n";
    table.reset(dr_table_new(&setup, seed, kSeats.data(), kSeats.size()));
  }

  const dr_game* game() const { return dr_table_game(table.get()); }
  bool over() const { return dr_to_act(game()) == 0; }
  std::uint32_t asked() const {
    return static_cast<std::uint32_t>(std::countr_zero(dr_to_act(game())));
  }
  dr_view view(std::uint32_t seat) const {
    dr_view out;
    EXPECT_EQ(dr_observe(game(), seat, &out), DR_OK);
    return out;
  }
  std::uint32_t any_choice() {
    std::uint32_t codes[384];
    const std::int32_t n = dr_legal(game(), asked(), codes, 384);
    EXPECT_GT(n, 0);
    return codes[rng.below(static_cast<std::uint32_t>(n))];
  }
  std::vector<dr_event> step() {
    std::vector<dr_event> events(Events::kCapacity);
    const std::int32_t n =
        dr_table_choose(table.get(), asked(), any_choice(), nullptr, events.data(), 1024);
    EXPECT_GE(n, 0);
    events.resize(n > 0 ? static_cast<std::size_t>(n) : 0);
    return events;
  }

  struct Free {
    void operator()(dr_table* t) const { dr_table_free(t); }
  };
  std::unique_ptr<dr_table, Free> table;
  Rng rng;
};

}  // namespace dr::capi
