// What Ante Up lays on the table, in text: tokens, the train, the racks, events, games of Faro.
#include <fmt/format.h>

#include "cli/play/board.h"
#include "darkrock/engine.h"
#include "darkrock/ids.h"
#include "darkrock/queries.h"
#include "text/cards/describe.h"
#include "text/cards/names.h"
#include "text/wording/tokens.h"

namespace dr {
namespace {

// "Gambler 5", "LP 10": where it lies.
std::string marker_text(int marker) {
  const auto track = [](PointKind kind) {
    switch (kind) {
      case PointKind::kMp: return "Marshal";
      case PointKind::kWp: return "Wanted";
      case PointKind::kGp: return "Gambler";
    }
    return "";
  };
  const MarkerPlace place = marker_place(marker);
  return fmt::format("{} {}", place.lp ? "LP" : track(place.track), place.at);
}

void append(std::string& list, const std::string& what) {
  list += (list.empty() ? "" : ", ") + what;
}

std::string spaces_text(const Content& content, SpaceSet spaces, const Style& style) {
  std::string out;
  for_each(spaces, [&](Space space) { append(out, space_name(content, space, *style.words)); });
  return out;
}

std::string gold_text(const Content& content, const AnteUp& au, const Style& style) {
  std::string out;
  for (const AnteUp::Pile& pile : au.gold)
    if (pile.n)
      append(out, fmt::format("{} at {}", pile.n, space_name(content, pile.space, *style.words)));
  return out;
}

std::string rollers_text(const AnteUp& au, const Style& style) {
  std::string out;
  for (int town = 1; town < 4; ++town)
    if (au.rollers >> town & 1) append(out, town_name(town, *style.words));
  return out;
}

// "T Train: Spike's View Station, then Cliff Hideout."
std::string train_text(const Content& content, const AnteUp& au, const Style& style) {
  return fmt::format("{} Train: {}, then {}.", style.paint("T", Ink::kTrain),
                     stop_name(content, au.train, *style.words),
                     stop_name(content, stop_after(au.train), *style.words));
}

std::string tokens_text(const Content& content, const AnteUp& au, const Style& style) {
  std::string out;
  const auto add = [&](const char* sign, Ink ink, const char* what, const std::string& where) {
    if (!where.empty()) out += fmt::format(" {} {}: {}.", style.paint(sign, ink), what, where);
  };
  add("‡", Ink::kBandit, "Outlaws", spaces_text(content, au.outlaws, style));
  add("J", Ink::kBandit, "Claim jumpers", spaces_text(content, au.claim_jumpers, style));
  add("Y", Ink::kPlace, "Longhorns", spaces_text(content, au.longhorns, style));
  add("$", Ink::kMoney, "High rollers", rollers_text(au, style));
  add("◆", Ink::kGold, "Nuggets", gold_text(content, au, style));
  return out;
}

// "Derringer 6, Mule 5": what a rack sells and how many are left.
std::string rack_text(const Content& content, const Public& pub, bool trading_post,
                      const Style& style) {
  std::string out;
  for (Item item = 0; item < content.catalog.n_items; ++item)
    if ((pub.au.rack >> item & 1) == trading_post)
      append(out,
             fmt::format("{} {}", item_name(content, item, 0, *style.words), stock_of(pub, item)));
  return out;
}

std::string events_text(const Content& content, const Public& pub, const Style& style) {
  const AnteUp& au = pub.au;
  std::string markers, callers;
  for (int marker = 0; marker < static_cast<int>(std::size(kMarkerIds)); ++marker)
    if (au.markers >> marker & 1) append(markers, marker_text(marker));
  const Cast cast = cast_of(content, pub, *style.words);
  for (int i = 0; i < au.waiting_n; ++i) append(callers, cast.name[au.waiting[i]]);
  std::string out = "Event markers: " + (markers.empty() ? "none left" : markers) + ".";
  if (!callers.empty()) out += fmt::format(" Events to come: {} ({}).", au.waiting_n, callers);
  return out;
}

// "Train card: Trap! The guard draws ..."
std::string shown_text(const char* title, const std::string& text, const Style& style) {
  return " " + wrap(style.paint(title, Ink::kPlace) + " " + text, style.width - 2, 3) + "\n";
}

// The name of a card and what it does.
std::string told(const Content& content, Deck deck, int index, const Style& style) {
  const std::string name = entry_name(content, deck, index, *style.words);
  const bool stop = name.ends_with('!') || name.ends_with('?');
  return name + (stop ? " " : ". ") + describe(content, deck, index, 0, *style.words);
}

std::string faro_text(const Content& content, const Public& pub, const Style& style) {
  const Faro& faro = pub.au.faro;
  static constexpr const char* kTurned[] = {"loses", "wins", "pays three to one"};
  static_assert(std::size(kTurned) == std::size(kFaroIds));
  const Cast cast = cast_of(content, pub, *style.words);
  std::string shown, turned, bets;
  for (const std::uint8_t card : faro.shown)
    if (card < kFightCards) append(shown, rank_symbol(card + 2, *style.words));
  for (std::size_t i = 0; i < std::size(kFaroIds); ++i)
    if (faro.turned[i] < kFightCards)
      append(turned,
             fmt::format("{} {}", rank_symbol(faro.turned[i] + 2, *style.words), kTurned[i]));
  for (Seat seat = 0; seat < pub.players; ++seat)
    for (int marker = 0; marker < 2; ++marker)
      if (const int value = faro.bet[seat][marker])
        append(bets, fmt::format("{} {} on {}", cast.name[seat],
                                 dollars(faro_stake(marker), *style.words),
                                 rank_symbol(value + 1, *style.words)));
  std::string out = style.paint("Faro:", Ink::kMoney);
  out += shown.empty() ? " who plays?" : " three of the four cards are " + shown + ".";
  if (!turned.empty()) out += " Turned: " + turned + ".";
  if (!bets.empty()) out += " Bets: " + bets + ".";
  return " " + wrap(out, style.width - 2, 3) + "\n";
}

}  // namespace

std::string ante_up_text(const Content& content, const Public& pub, const Style& style) {
  const auto line = [&](const std::string& text) {
    return " " + wrap(text, style.width - 2, 3) + "\n";
  };
  return line(train_text(content, pub.au, style) + tokens_text(content, pub.au, style)) +
         line(fmt::format("Trading Post: {}. General Store: {}.",
                          rack_text(content, pub, true, style),
                          rack_text(content, pub, false, style))) +
         line(events_text(content, pub, style));
}

std::string ante_up_scene_text(const Content& content, const Public& pub, const Style& style) {
  const AnteUp& au = pub.au;
  std::string out;
  if (au.event)
    out += shown_text("Event:", told(content, Deck::kEvent, au.event - 1, style), style);
  if (au.train_card)
    out += shown_text("Train card:", told(content, Deck::kTrain, au.train_card - 1, style), style);
  if (au.token)
    out += shown_text("Token:", token_face(content, au.token - 1, *style.words) + ".", style);
  if (au.faro.on) out += faro_text(content, pub, style);
  return out;
}

std::string ante_up_known_text(const Content& content, const Private& own, const Style& style) {
  std::string out;
  const auto add = [&](const std::string& where, const std::string& what) {
    out += fmt::format("   You have seen at {}: {}\n", where, what);
  };
  for (const Seen& seen : own.seen) {
    if (!seen.token) continue;
    const int token = seen.token - 1;
    add(space_name(content, seen.space, *style.words),
        token < kMaxTokens ? token_face(content, token, *style.words)
                           : frontier_face(content, token - kMaxTokens, *style.words));
  }
  const auto add_next = [&](const char* what, Deck deck, int one_and_index) {
    if (one_and_index)
      out += fmt::format("   You have seen the next {}: {}\n", what,
                         entry_name(content, deck, one_and_index - 1, *style.words));
  };
  add_next("train card", Deck::kTrain, own.train_top);
  add_next("event", Deck::kEvent, own.event_top);
  for (int colour = 0; colour < kCattleColours; ++colour)
    if (const int next = own.cattle_top[colour])
      out += fmt::format("   You have seen the next token of a ranch: {}\n",
                         cattle_face(content, colour * kCattlePerColour + next - 1, *style.words));
  return out;
}

}  // namespace dr
