// Cattle, dice, tracks, legendary tokens.
#include "base/text.h"
#include "content/compiler/decks.h"
#include "content/compiler/vocabulary.h"
#include "darkrock/ids.h"

namespace dr::compiler {

void DeckBuilder::cattle() {
  entries(Deck::kCattle).resize(kCattleColours * kCattlePerColour);
  for (const Stanza* card : deck(Deck::kCattle)) {
    Fields fields(*card, {"colour", "reward"}, false, errors_);
    Entry entry = fields.entry(1);
    const std::uint16_t code = program(fields, "reward", Deck::kCattle);
    const int colour = fields.word("colour", kColourIds);
    if (colour < 0) continue;
    const Field& field = *fields.find("colour");
    if (colour == 2 && !cat_.ante_up) {
      fields.fail(field, "'orange' " + std::string(kNeedsAnteUp));
      continue;
    }
    if (cat_.cattle_n[colour] == kCattlePerColour) {
      fields.fail(field,
                  "too many cattle of this colour: at most " + std::to_string(kCattlePerColour));
      continue;
    }
    const int index = colour * kCattlePerColour + cat_.cattle_n[colour]++;
    cat_.cattle[index] = code;
    entries(Deck::kCattle)[static_cast<std::size_t>(index)] = std::move(entry);
  }
  for (int colour = 0; colour < (cat_.ante_up ? 3 : 2); ++colour)
    if (cat_.cattle_n[colour] == 0)
      missing(Deck::kCattle, "no " + std::string(kColourIds[colour]) + " cattle, expected some");
}

bool DeckBuilder::die_face(const Steps& steps, DieFace& out) {
  out.gravel = steps.empty();
  for (const Step& step : steps) {
    if (step.kind != Step::kVerb) return false;
    const Instr& verb = step.verb;
    if (verb.op == Op::kGainCash && !out.cash)
      out.cash = verb.a;
    else if (verb.op == Op::kGain && static_cast<Res>(verb.b) == Res::kNugget && !out.nuggets)
      out.nuggets = verb.a;
    else if (verb.op == Op::kRoll && verb.a == 1 && &step == &steps.back())
      out.again = 1;
    else
      return false;
  }
  return true;
}

void DeckBuilder::dice() {
  int faces = 0;
  entries(Deck::kDie).resize(6);
  for (const Stanza* card : deck(Deck::kDie)) {
    Fields fields(*card, {"faces", "effect"}, false, errors_);
    const int n = fields.number("faces", 1, 6, -1);
    const Entry entry = fields.entry(n);
    DieFace face;
    if (const Field* effect = fields.need("effect", "gain 1 nugget")) {
      const auto steps =
          parser_.program(effect->value, effect->value_pos, {Deck::kDie, Head::kAuto});
      if (steps && !die_face(*steps, face))
        fields.fail(*effect,
                    "a die face cannot do this, expected 'none', 'gain $10', "
                    "'gain 1 nugget', or one of them with 'roll 1 dice' behind it");
    }
    for (int i = 0; i < n; ++i, ++faces)
      if (faces < 6) {
        cat_.die[faces] = face;
        entries(Deck::kDie)[static_cast<std::size_t>(faces)] = entry;
      }
  }
  if (faces != 6)
    missing(Deck::kDie, "the die has " + std::to_string(faces) + " faces, expected six");
}

void DeckBuilder::track(Deck d) {
  const bool marshal = d == Deck::kMarshal;
  entries(d).resize(kTrackSpaces);
  for (const Stanza* card : deck(d)) {
    Fields fields(*card, {"space", "reward", marshal ? "end-lp" : "turn-lp"}, false, errors_);
    Entry entry = fields.entry(1);
    const int i = fields.number("space", 1, kTrackSpaces, -1) - 1;
    const int lp = fields.number(marshal ? "end-lp" : "turn-lp", 0, 9, -1);
    const std::uint16_t code = program(fields, "reward", d);
    Entry& slot = entries(d)[static_cast<std::size_t>(i)];
    if (!slot.id.empty() && fields.has("space"))
      fields.fail(*fields.find("space"), quoted(slot.id) + " is this space, expected another");
    slot = std::move(entry);
    (marshal ? cat_.marshal_reward : cat_.wanted_reward)[i] = code;
    (marshal ? cat_.marshal_end_lp : cat_.wanted_turn_lp)[i] = byte(lp);
  }
  for (int i = 0; i < kTrackSpaces; ++i)
    if (entries(d)[static_cast<std::size_t>(i)].id.empty())
      missing(d, "space " + std::to_string(i + 1) + " of the " + std::string(deck_word(d)) +
                     " track is missing, expected spaces 1 to 9");
}

void DeckBuilder::legends() {
  auto& all = entries(Deck::kLegend);
  all.resize(cat_.ante_up ? 6 : 3);
  for (const Stanza* card : deck(Deck::kLegend)) {
    Fields fields(*card, {"count", "lp"}, false, errors_);
    const int n = fields.number("count", 1, 99, -1);
    const int i = fields.number("lp", 1, 3, -1) - 1;
    auto slot = static_cast<std::size_t>(i);
    if (!all[slot].id.empty() && cat_.ante_up) slot += 3;  // those Ante Up adds
    if (!all[slot].id.empty() && fields.has("lp"))
      fields.fail(*fields.find("lp"), quoted(all[slot].id) + " has this value, expected another");
    all[slot] = fields.entry(n);
    cat_.legends[i] = byte(cat_.legends[i] + n);
  }
  for (int i = 0; i < 3; ++i)
    if (cat_.legends[i] == 0)
      missing(Deck::kLegend, "no legendary tokens of " + std::to_string(i + 1) +
                                 " LP, expected tokens of 1, 2 and 3 LP");
}

}  // namespace dr::compiler
