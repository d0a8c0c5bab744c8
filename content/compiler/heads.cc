// Switches, moments and passive abilities.
#include "base/text.h"
#include "content/compiler/meaning.h"
#include "content/compiler/vocabulary.h"
#include "darkrock/setup.h"

namespace dr::compiler {

bool Site::in_fight() const { return deck == Deck::kFight || is_fight(moment); }

bool Meaning::without_ante_up(const Token& token, const std::string& what) {
  return !names_.ante_up && !fail(token, what + " " + std::string(kNeedsAnteUp));
}

// `switch side]`
bool Meaning::switch_side(AbilityNode& tree) {
  const Token& name = next();
  int id = 0;
  std::vector<std::string_view> known;
  for (const SwitchInfo& info : kSwitchInfo) known.push_back(info.id);
  while (id < kSwitches && name.text != kSwitchInfo[id].id) ++id;
  if (id == kSwitches)
    return fail(name, "unknown switch " + quoted(name.text) + did_you_mean(name.text, known));
  if (id >= kBaseSwitches && without_ante_up(name, "the switch " + quoted(name.text))) return false;
  const Token& side = next();
  tree.switch_id = static_cast<std::uint8_t>(id);
  tree.switch_side = side.text == kSwitchInfo[id].side[0] ? 0 : 1;
  if (side.text != kSwitchInfo[id].side[tree.switch_side])
    return fail(side, "the switch " + quoted(name.text) + " has no side " + shown(side) +
                          ", expected " +
                          one_of({kSwitchInfo[id].side[0], kSwitchInfo[id].side[1]}));
  return expect(']', "after the side of the switch");
}

bool Meaning::moment(Moment& out) {
  const Token& word = next();
  const int i = word.kind == Token::kWord ? find_word(kMomentWords, word.text) : -1;
  if (i < 0)
    return fail(word, "unknown moment " + shown(word) + did_you_mean(word.text, kMomentWords));
  out = static_cast<Moment>(i);
  return !needs_ante_up(out) || !without_ante_up(word, "the moment " + quoted(word.text));
}

// Which heads may stand at which moments (G13, C1.3).
bool Meaning::window_fits(const Token& token, const AbilityNode& tree, Deck deck) {
  const Moment m = tree.moment;
  const std::string name = quoted(moment_word(m));
  if (tree.head == Head::kBonus) {
    if (deck != Deck::kPoker)
      return fail(token, "a Bonus is for poker cards, expected '@" + std::string(moment_word(m)) +
                             "' or 'reaction@" + std::string(moment_word(m)) + "'");
    const bool laid = m == Moment::kFightReveal || m == Moment::kFightWon ||
                      m == Moment::kFightLost || m == Moment::kPokerReveal ||
                      m == Moment::kPokerWon || m == Moment::kPokerLost;
    if (!laid && m != Moment::kWhenDiscarded)
      return fail(token, "a Bonus cannot wait for " + name +
                             ", expected fight-reveal, fight-won, fight-lost, poker-reveal, "
                             "poker-won, poker-lost, when-discarded or passive");
    return true;
  }
  if (tree.head == Head::kAuto && deck == Deck::kPoker)
    return fail(token, "an '@' effect is for items and characters, expected 'bonus@" +
                           std::string(moment_word(m)) + "' or 'reaction@" +
                           std::string(moment_word(m)) + "'");
  if (m == Moment::kWhenDiscarded)
    return fail(token, "'when-discarded' is for the Bonus of a poker card");
  if (m == Moment::kOnGain && (deck != Deck::kItem || tree.head != Head::kAuto))
    return fail(token, "'on-gain' is for an '@' effect of an item");
  return true;
}

bool Meaning::passive(Passive& out) {
  do {
    const Token& word = next();
    if (word.is("counts-as")) {
      const Token& what = next();
      const bool any_card = what.is("any-card");
      if (!any_card && !what.is("nugget"))
        return fail(what, "found " + shown(what) + ", expected any-card or nugget");
      if (site_.deck != Deck::kPoker) return fail(word, "'counts-as' is for poker cards");
      if (any_card != (site_.head == Head::kBonus))
        return fail(word, any_card ? "expected 'bonus@poker-reveal: counts-as any-card'"
                                   : "expected 'bonus@passive: counts-as nugget'");
      out.flags |= any_card ? Passive::kCountsAsAnyCard : Passive::kCountsAsNugget;
    } else if (site_.deck == Deck::kPoker && find_word(kPassiveVerbs, word.text) >= 0) {
      return fail(word, quoted(word.text) + " is for items and characters");
    } else if (word.is("limit")) {
      if (!limit(out)) return false;
    } else if (word.is("full-hand")) {
      out.flags |= Passive::kFullHand;
    } else if (word.is("cross-mesa")) {
      out.flags |= Passive::kCrossMesa;
    } else {
      return fail(word, "unknown passive " + shown(word) + did_you_mean(word.text, kPassiveVerbs) +
                            " (expected " + one_of(kPassiveVerbs) + ")");
    }
  } while (accept(';'));
  return at_end("';' or the end of the ability");
}

bool Meaning::limit(Passive& out) {
  const Token& what = next();
  const Token& n = next();
  if (what.is("cash")) {
    if (n.kind != Token::kNumber || n.sign || n.value % 10 || n.value < 10 || n.value > 2000)
      return fail(n, "found " + shown(n) + ", expected a limit in dollars like 180");
    out.cash = static_cast<std::uint8_t>(n.value / 10);
    return true;
  }
  if (!what.is("hand") && !what.is("nugget"))
    return fail(what, "found " + shown(what) + ", expected hand, cash or nugget");
  if (n.kind != Token::kNumber || n.sign != '+' || n.value < 1 || n.value > 9)
    return fail(n, "found " + shown(n) + ", expected a change like +1");
  (what.is("hand") ? out.hand : out.nugget) += static_cast<std::int8_t>(n.value);
  return true;
}

}  // namespace dr::compiler
