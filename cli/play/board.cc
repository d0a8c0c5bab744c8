#include "cli/play/board.h"

#include <fmt/format.h>

#include <algorithm>

#include "darkrock/engine.h"
#include "darkrock/ids.h"
#include "darkrock/queries.h"
#include "text/cards/describe.h"
#include "text/cards/names.h"

namespace dr {
namespace {

// Columns of the names and places; wider where one is longer.
struct Widths {
  int name = 25, place = 20;
};

Widths widths_of(const Content& content, const Public& pub, const Cast& cast, const Style& style) {
  Widths widths;
  for (Seat seat = 0; seat < pub.players; ++seat) {
    widths.name = std::max(widths.name, columns(cast.name[seat]));
    if (pub.player[seat].character != kNone)
      widths.place = std::max(
          widths.place, columns(space_name(content, pub.player[seat].space, *style.words)) + 1);
  }
  return widths;
}

std::string law_text(const Player& p, const Style& style) {
  if (p.wp) return style.paint(fmt::format("{} WP", p.wp), Ink::kWanted);
  if (p.mp) return style.paint(fmt::format("{} MP", p.mp), Ink::kMarshal);
  return "-";
}

// "Rifle*, Mule": weapon and mount in use are marked.
std::string items_text(const Content& content, const Player& p, const Style& style) {
  std::string out;
  for (Item item = 0; item < content.catalog.n_items; ++item) {
    if (!(p.items >> item & 1)) continue;
    out +=
        (out.empty() ? "" : ", ") + item_name(content, item, p.upgraded >> item & 1, *style.words);
    if (p.weapon == item || p.mount == item) out += "*";
  }
  if (p.cattle != kNone)
    out += (out.empty() ? "" : ", ") + colour_name(p.cattle, *style.words) + " cattle";
  if (p.longhorns)
    out += fmt::format("{}{} longhorn{}", out.empty() ? "" : ", ", p.longhorns,
                       p.longhorns > 1 ? "s" : "");
  return out.empty() ? "-" : out;
}

std::string player_line(const Content& content, const View& view, Seat seat, const Cast& cast,
                        const Widths& widths, const Style& style) {
  const Public& pub = view.pub;
  const Player& p = pub.player[seat];
  const std::string mark = pub.active == seat ? style.paint(">", Ink::kLive) : " ";
  const std::string name = player_tag(cast, seat, style);
  const std::string stars = p.legends_n ? fmt::format(" +{} tokens", p.legends_n) : "";
  const std::string place = p.character == kNone ? "-" : space_name(content, p.space, *style.words);
  return mark + pad(name, widths.name + 2) + pad_left(std::to_string(p.lp), 3) + "  " +
         pad_left(law_text(p, style), 5) +
         (pub.modules & kAnteUp ? pad_left(std::to_string(p.gp), 4) : "") +
         pad_left(style.paint(dollars(p.cash, *style.words), Ink::kMoney), 6) +
         pad_left(fmt::format("{}/{}", p.nuggets, nugget_limit(content.catalog, pub, seat)), 6) +
         pad_left(std::to_string(p.wounds), 7) +
         pad_left(fmt::format("{}/{}", p.hand_n, hand_limit(content.catalog, pub, seat)), 7) +
         "  " + pad(place, widths.place) + items_text(content, p, style) + stars + "\n";
}

std::string bandits_text(const Content& content, const Public& pub, const Style& style) {
  std::string out;
  for_each(pub.bandits, [&](Space space) {
    out += (out.empty() ? "" : ", ") + space_name(content, space, *style.words);
  });
  return out.empty() ? "nowhere" : out;
}

// "Your legendary tokens: 1 LP, 3 LP"
std::string legends_text(const Private& own) {
  std::string out;
  for (int worth = 1; worth <= 3; ++worth)
    for (int i = 0; i < own.legends[worth - 1]; ++i)
      out += fmt::format("{}{} LP", out.empty() ? "" : ", ", worth);
  return out.empty() ? "" : "   Your legendary tokens: " + out + "\n";
}

const char* poker_title(PokerGame game) {
  switch (game) {
    case PokerGame::kSaloon:
    case PokerGame::kAnywhere: return "Poker:";
    case PokerGame::kCommunity: return "Community poker:";
    case PokerGame::kHighRoller: return "High roller:";
  }
  return "";
}

// The last two cards of community poker, once they lie there, and who has folded.
std::string community_text(const Public& pub, const Cast& cast, const Style& style) {
  std::string river, folded;
  for (const std::uint8_t card : pub.au.river)
    if (card) river += " " + card_symbol(static_cast<Card>(card - 1), *style.words);
  for (Seat seat = 0; seat < pub.players; ++seat)
    if (pub.au.folded & seat_bit(seat)) folded += (folded.empty() ? "" : ", ") + cast.name[seat];
  return (river.empty() ? "" : ", then" + river) + (folded.empty() ? "" : "; folded: " + folded);
}

}  // namespace

std::string player_tag(const Cast& cast, Seat seat, const Style& style) {
  if (seat == kMib) return style.paint("M", Ink::kMib) + " " + cast.name[kMib];
  return style.paint(std::to_string(seat + 1), seat_ink(seat)) + " " + cast.name[seat];
}

std::string board_text(const Content& content, const View& view, const Style& style) {
  const Public& pub = view.pub;
  const Cast cast = cast_of(content, pub, *style.words);
  const bool ante_up = pub.modules & kAnteUp;
  const Widths widths = widths_of(content, pub, cast, style);
  std::string out = style.paint(pad("   Player", widths.name + 3) +
                                    fmt::format(" LP   Law{}  Cash  Gold Wounds   Hand  ",
                                                ante_up ? "  GP" : "") +
                                    pad("Place", widths.place) + "Items (* in use)",
                                Ink::kDim) +
                    "\n";
  for (Seat seat = 0; seat < pub.players; ++seat)
    out += player_line(content, view, seat, cast, widths, style);
  if (with_mib(pub))
    out += " " + pad(player_tag(cast, kMib, style), widths.name + 2) +
           pad_left(std::to_string(pub.mib.lp), 3) + "  " + pad_left("-", 5) +
           (ante_up ? "   -" : "") + pad_left(dollars(pub.mib.cash), 6) + std::string(22, ' ') +
           space_name(content, pub.mib.space, *style.words) + "\n";
  bool wanted = false;
  for (Seat seat = 0; seat < pub.players; ++seat) wanted |= pub.player[seat].wp > 0;
  out += " " +
         wrap(fmt::format("{} Sheriff: {}{}. {} Bandits: {}.", style.paint("★", Ink::kSheriff),
                          pub.sheriff < content.catalog.n_spaces
                              ? space_name(content, pub.sheriff, *style.words)
                              : "not on the board",
                          wanted ? "" : " (nobody is Wanted)", style.paint("†", Ink::kBandit),
                          bandits_text(content, pub, style)),
              style.width - 2, 3) +
         "\n";
  return ante_up ? out + ante_up_text(content, pub, style) : out;
}

std::string stories_text(const Content& content, const View& view, const Style& style) {
  const Public& pub = view.pub;
  const int needed = discs_needed(pub);
  std::string out;
  for (int story = 0; story < std::max<int>(1, pub.n_story_decks); ++story) {
    std::string discs;
    int placed = 0;
    for (Seat seat = 0; seat < pub.players; ++seat)
      for (int i = 0; i < pub.player[seat].discs[story]; ++i, ++placed)
        discs += style.paint(std::to_string(seat + 1), seat_ink(seat)) + " ";
    for (int i = 0; with_mib(pub) && i < pub.mib.discs[story]; ++i, ++placed)
      discs += style.paint("M", Ink::kMib) + " ";
    for (; placed < needed; ++placed) discs += "○ ";
    const char* side = pub.n_story_decks < 2 ? "Story" : story ? "Right story" : "Left story ";
    const std::string wish =
        pub.trigger[story] == kNone
            ? "no card left"
            : entry_name(content, Deck::kTrigger, pub.trigger[story], *style.words);
    out += fmt::format(" {}  {} {}\n", style.paint(side, Ink::kPlace), discs, wish);
  }
  return out;
}

std::string hand_text(const Content& content, const View& view, const Style& style) {
  const Private& own = view.own;
  if (view.seat >= view.pub.players) return {};
  std::string out =
      style.paint(fmt::format(" Your hand ({})", count(own.hand)), Ink::kPlace) + "\n";
  for_each_card(own.hand, [&](Card card) {
    const std::string name = pad(card_name(content, card, *style.words), 20);
    const std::string text =
        describe(content, Deck::kPoker, kind_of(card), view.pub.switches, *style.words);
    out += "   " + name + " " + wrap(text, style.width - 26, 24) + "\n";
  });
  if (own.cattle != kNone)
    out += fmt::format("   Your cattle: {}\n",
                       describe(content, Deck::kCattle, own.cattle, 0, *style.words));
  out += legends_text(own);
  if (view.pub.modules & kAnteUp) out += ante_up_known_text(content, own, style);
  const std::uint8_t character = view.pub.player[view.seat].character;
  for (int goal = 0; goal < kGoalsPerCharacter && view.pub.goals && character != kNone; ++goal)
    if (own.goals >> goal & 1) {
      const int id = character * kGoalsPerCharacter + goal;
      const bool shown = view.pub.player[view.seat].goals_shown >> goal & 1;
      out += fmt::format("   {} {} {}\n", shown ? "Goal shown:" : "Goal:",
                         entry_name(content, Deck::kGoal, id, *style.words),
                         describe(content, Deck::kGoal, id, 0, *style.words));
    }
  return out;
}

std::string scene_text(const Content& content, const View& view, const Style& style) {
  const Public& pub = view.pub;
  const Cast cast = cast_of(content, pub, *style.words);
  std::string out;
  if (pub.fight.on) {
    const Fight& fight = pub.fight;
    const auto side = [&](int i) {
      std::string who = fight.side[i] == kNone ? listed("foe", id_of(fight.kind), *style.words)
                                               : cast.name[fight.side[i]];
      if (fight.card[i] == kNone || !fight.revealed) return who;
      const bool npc = i == 1 && fight.side[1] == kNone;
      const std::string card = npc ? fight_card_name(content, fight.card[i], *style.words)
                                   : card_name(content, fight.card[i], *style.words);
      return fmt::format("{} with {}{}", who, card,
                         fight.change[i] ? fmt::format(" ({:+d})", fight.change[i]) : "");
    };
    out +=
        fmt::format(" {} {} against {}.\n", style.paint("Fight:", Ink::kWanted), side(0), side(1));
  }
  if (pub.poker.on) {
    std::string flop;
    for (const std::uint8_t card : pub.poker.flop)
      if (card != kNone && card < kPokerCards) flop += " " + card_symbol(card, *style.words);
    std::string more = flop.empty() || !pub.poker.cards ? "" : ", flop" + flop;
    if (pub.poker.game == PokerGame::kCommunity) more += community_text(pub, cast, style);
    out += fmt::format(" {} pot {}{}.\n", style.paint(poker_title(pub.poker.game), Ink::kMoney),
                       dollars(pub.poker.pot, *style.words), more);
  }
  if (pub.modules & kAnteUp) out += ante_up_scene_text(content, pub, style);
  if (view.own.npc_cards) {
    std::string cards;
    for (int card = 0; card < kFightCards; ++card)
      if (view.own.npc_cards >> card & 1) cards += " " + rank_symbol(card + 2, *style.words);
    out += " You hold the fight cards" + cards + ".\n";
  }
  if (view.own.deal) {
    std::string cards;
    for_each_card(view.own.deal,
                  [&](Card card) { cards += " " + card_symbol(card, *style.words); });
    out += " You hold the dealer's cards" + cards + ".\n";
  }
  return out;
}

}  // namespace dr
