// The final score, and single cards by name.
#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "cli/play/board.h"
#include "darkrock/engine.h"
#include "darkrock/queries.h"
#include "replay/text_scan.h"
#include "text/cards/describe.h"
#include "text/cards/names.h"

namespace dr {
namespace {

std::string part(int n) { return n ? fmt::format("{:+d}", n) : "-"; }

std::string score_line(const Cast& cast, Seat seat, const Score& score, bool won, bool ante_up,
                       int width, const Style& style) {
  return pad(" " + player_tag(cast, seat, style), width) +
         fmt::format("{:>5}{:>7}{:>7}{:>8}{:>9}{:>9}", score.lp, part(score.items),
                     part(score.cash), part(score.wounds), part(score.law), part(score.legends)) +
         (ante_up ? fmt::format("{:>9}", part(score.gambler)) : "") +
         style.paint(fmt::format("{:>7}", score.total), Ink::kBold) +
         (won ? style.paint("  winner", Ink::kLive) : "") + "\n";
}

struct Found {
  Deck deck;
  int index;
};

// Every component whose id or name is, or else contains, the text.
std::vector<Found> find_cards(const Content& content, std::string_view text) {
  std::vector<Found> exact, partly;
  const std::string wanted = lower(text);
  for (int d = 0; d < kDecks; ++d) {
    const Deck deck = static_cast<Deck>(d);
    if (deck == Deck::kMesa) continue;
    for (int i = 0; i < content.lexicon.size(deck); ++i) {
      const Entry& entry = content.lexicon.entry(deck, i);
      if (entry.id.empty()) continue;
      const std::string name = lower(entry.name);
      if (lower(entry.id) == wanted || name == wanted)
        exact.push_back({deck, i});
      else if (name.find(wanted) != std::string::npos || entry.id.find(wanted) != std::string::npos)
        partly.push_back({deck, i});
    }
  }
  return exact.empty() ? partly : exact;
}

const char* source_note(Source source) {
  switch (source) {
    case Source::kPrinted: return "as printed";
    case Source::kNamePrinted: return "name as printed, effect ours";
    case Source::kOurs: return "ours";
  }
  return "";
}

}  // namespace

std::string scores_text(const Content& content, const Public& pub, const Style& style) {
  const Scores all = scores(content.catalog, pub);
  const Cast cast = cast_of(content, pub, *style.words);
  std::vector<Seat> order;
  for (Seat seat = 0; seat < pub.players; ++seat) order.push_back(seat);
  if (with_mib(pub)) order.push_back(kMib);
  std::stable_sort(order.begin(), order.end(),
                   [&](Seat a, Seat b) { return all.seat[a].total > all.seat[b].total; });
  const bool ante_up = pub.modules & kAnteUp;
  int width = 28;
  for (const Seat seat : order) width = std::max(width, columns(cast.name[seat]) + 4);
  std::string out =
      style.paint(pad(" Player", width) +
                      fmt::format("   LP  Items   Cash  Wounds      Law   Tokens{}  Total",
                                  ante_up ? "  Gambler" : ""),
                  Ink::kDim) +
      "\n";
  std::string winners;
  for (const Seat seat : order) {
    const bool won = all.winners & seat_bit(seat);
    out += score_line(cast, seat, all.seat[seat], won, ante_up, width, style);
    if (won) winners += (winners.empty() ? "" : " and ") + cast.name[seat];
  }
  const bool many = std::popcount(all.winners) > 1;
  return out + "\n " +
         style.paint(capitalise(winners) + (many ? " share the victory." : " wins the game."),
                     Ink::kLive) +
         (ante_up ? "  (B13.2, B13.3, AU59)\n" : "  (B13.2, B13.3)\n");
}

std::string card_text(const Content& content, std::string_view name, Switches switches,
                      const Style& style) {
  constexpr std::size_t kMost = 6;
  if (name.empty()) return "Which card? For example: card manhunt\n";
  const std::vector<Found> found = find_cards(content, name);
  if (found.empty()) {
    const std::string_view near = content.lexicon.nearest(name);
    return near.empty()
               ? fmt::format("There is no card {}.\n", quoted(name))
               : fmt::format("There is no card {}; did you mean {}?\n", quoted(name), near);
  }
  std::string out;
  for (std::size_t i = 0; i < found.size() && i < kMost; ++i) {
    const Entry& entry = content.lexicon.entry(found[i].deck, found[i].index);
    const std::string title(dr::name(content, found[i].deck, found[i].index, *style.words));
    std::string text = describe(content, found[i].deck, found[i].index, switches, *style.words);
    out += " " + style.paint(title, Ink::kBold) +
           style.paint(fmt::format("  {} {} ({})", deck_word(found[i].deck), entry.id,
                                   source_note(entry.source)),
                       Ink::kDim) +
           "\n";
    if (!text.empty()) out += "   " + wrap(text, style.width - 6, 3) + "\n";
  }
  if (found.size() > kMost) out += fmt::format(" ... and {} more.\n", found.size() - kMost);
  return out;
}

}  // namespace dr
