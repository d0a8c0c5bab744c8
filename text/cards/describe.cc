#include "text/cards/describe.h"

#include "content/compiler/vocabulary.h"
#include "text/cards/describe_program.h"
#include "text/cards/names.h"

namespace dr {
namespace {

using tree::Step;
using tree::Steps;
using words::Describer;
using words::Line;
using words::Who;

// What a card says that does nothing.
std::string nothing(const Describer& describer) {
  return describer.say("sentence", {{"text", capitalise(describer.say("none"))}});
}

// Texts of whole cards.
class Cards {
 public:
  Cards(const Content& content, Switches switches, const Templates& words)
      : content_(content),
        cat_(content.catalog),
        switches_(switches),
        words_(words),
        plain_(content, words) {}

  std::vector<Line> lines(Deck deck, int i) {
    switch (deck) {
      case Deck::kPoker:
        passive(cat_.poker[i].passive);
        abilities(cat_.poker[i].abilities);
        break;
      case Deck::kItem: item(cat_.items[i / 2].side[i % 2]); break;
      case Deck::kFight: program(cat_.fight[i]); break;
      case Deck::kCharacter: character(cat_.characters[i]); break;
      case Deck::kCattle: labelled("card.delivery", cat_.cattle[i]); break;
      case Deck::kDie: die(cat_.die[i]); break;
      case Deck::kMarshal:
        labelled("card.entering", cat_.marshal_reward[i]);
        add("card.end-lp", {{"n", std::to_string(cat_.marshal_end_lp[i])}});
        break;
      case Deck::kWanted:
        labelled("card.entering", cat_.wanted_reward[i]);
        add("card.turn-lp", {{"n", std::to_string(cat_.wanted_turn_lp[i])}});
        break;
      case Deck::kLegend: add("card.worth", {{"n", std::to_string(i % 3 + 1)}}); break;
      case Deck::kTrigger: requirement("card.requirement", cat_.triggers[i]); break;
      case Deck::kStory: story(cat_.stories[i]); break;
      case Deck::kGoal: requirement("card.goal", cat_.goals[i]); break;
      case Deck::kMib:
        sentence(plain_.sentences(tree::decompile(cat_, cat_.mib[i]), Who::kMib));
        break;
      case Deck::kSpace: space(i); break;
      case Deck::kMesa: add("card.mesa"); break;
      case Deck::kMibRules: add("card.mib-rules"); break;
      case Deck::kEvent: program(cat_.events[i]); break;
      case Deck::kTrain: train(cat_.train[i]); break;
      case Deck::kFrontier:
        add("card.frontier", {{"n", std::to_string(cat_.frontier[i].number)}});
        labelled("card.reward", cat_.frontier[i].reward);
        break;
      case Deck::kOutlaw:
      case Deck::kClaimJumper:
      case Deck::kHighRoller: token(deck, i); break;
      case Deck::kLonghorn:
        add("card.longhorn");
        labelled("card.delivery", cat_.longhorn_reward);
        break;
      case Deck::kGambler:
        labelled("card.entering", cat_.gambler_reward[i]);
        if (i == kGamblerSpaces - 1) labelled("card.beyond", cat_.gambler_beyond);
        break;
      case Deck::kStop: stop(cat_.stops[i]); break;
      case Deck::kCount: break;
    }
    if (lines_.empty()) sentence(nothing(plain_));
    return std::move(lines_);
  }

 private:
  void sentence(const std::string& text, std::string_view kind = {}) {
    if (!text.empty()) lines_.push_back({kind, {}, text, text});
  }

  void add(std::string_view key, std::initializer_list<Arg> args = {}, std::string_view kind = {}) {
    sentence(capitalise(plain_.say(key, args)), kind);
  }

  void passive(const Passive& p) {
    for (Line& line : plain_.passive(p)) lines_.push_back(std::move(line));
  }

  void abilities(Abilities range) {
    for (const Ability& ability : dr::abilities(cat_, range)) {
      const bool works =
          ability.switch_id == kNone || (switches_ >> ability.switch_id & 1) == ability.switch_side;
      if (works)
        lines_.push_back(
            Describer(content_, words_, ability.moment).ability(tree::decompile(cat_, ability)));
    }
  }

  void program(int code) {
    if (code) sentence(plain_.sentence(tree::decompile(cat_, code), Who::kYou));
  }

  void labelled(std::string_view key, int code) {
    const Steps steps = tree::decompile(cat_, code);
    if (!steps.empty()) add(key, {{"text", plain_.sequence(steps, Who::kYou)}});
  }

  void item(const ItemSide& side) {
    if (side.move) add("card.move", {{"n", std::to_string(side.move)}});
    passive(side.passive);
    abilities(side.abilities);
    if (side.lp) add("card.worth", {{"n", std::to_string(side.lp)}});
  }

  void character(const Character& c) {
    add("card.start", {{"where", start(c)}}, "start");
    const auto bonus = start_bonus(c);
    if (!bonus.empty())
      add("card.start-bonus", {{"list", plain_.list(bonus, "list.and")}}, "start");
    passive(c.passive);
    abilities(c.abilities);
  }

  void stop(Space space) {
    std::vector<Arg> args;
    add_place(args, "place", space_name(content_, space, words_), space_id(content_, space),
              words_);
    sentence(capitalise(words_.format("card.stop", args)));
  }

  void train(const TrainCard& card) {
    add("card.guard", {{"n", std::to_string(card.guard)}});
    labelled("card.reveal", card.reveal);
    labelled("card.win", card.win);
    labelled("card.lose", card.lose);
  }

  // Outlaws, claim jumpers and high rollers follow one another in the catalog.
  void token(Deck deck, int i) {
    if (deck != Deck::kOutlaw) i += content_.lexicon.size(Deck::kOutlaw);
    if (deck == Deck::kHighRoller) i += content_.lexicon.size(Deck::kClaimJumper);
    const EventToken& token = cat_.tokens[i];
    add(deck == Deck::kHighRoller ? "card.plays" : "card.fights",
        {{"n", std::to_string(token.cards)}});
    labelled("card.win", token.reward);
  }

  std::vector<std::string> start_bonus(const Character& c) const {
    std::vector<std::string> parts;
    const auto some = [&](std::string_view key, int n, int count) {
      if (count) parts.push_back(plain_.say(key, {{"n", std::to_string(n)}}));
    };
    some("amount.cash", c.cash * 10, c.cash);
    some("amount.cards", c.cards, c.cards);
    some("amount.MP", c.mp, c.mp);
    some("amount.WP", c.wp, c.wp);
    some("amount.GP", c.gp, c.gp);
    some("amount.wounds", c.wounds, c.wounds);
    for (int i = 0; i < cat_.n_items; ++i)
      if (c.items >> i & 1)
        parts.emplace_back(name(content_, Deck::kItem, i * 2 + (c.upgraded >> i & 1), words_));
    return parts;
  }

  // The place word that means exactly the start spaces, or their names.
  std::string start(const Character& c) const {
    if (c.start_without_figure) return plain_.say("card.start-free");
    for (std::size_t t = 0; t < static_cast<std::size_t>(Tag::kCount); ++t) {
      if (cat_.tag[t] == c.start) return plain_.place(compiler::kTagWords[t]);
      for (std::size_t town = 1; town < compiler::kTownWords.size(); ++town) {
        SpaceSet inside;
        for_each(cat_.tag[t], [&](Space s) {
          if (cat_.spaces[s].town == static_cast<Town>(town)) inside.add(s);
        });
        if (inside == c.start)
          return plain_.place(std::string(compiler::kTagWords[t]) + "@" +
                              std::string(compiler::kTownWords[town]));
      }
    }
    std::vector<std::string> names;
    for_each(c.start, [&](Space s) { names.push_back(plain_.space(s)); });
    return plain_.list(names, "list.or");
  }

  void die(const DieFace& face) {
    std::vector<std::string> parts;
    if (face.cash)
      parts.push_back(plain_.say(
          "verb.gain",
          {{"what", plain_.say("amount.cash", {{"n", std::to_string(face.cash * 10)}})}}));
    if (face.nuggets)
      parts.push_back(plain_.say(
          "verb.gain",
          {{"what", plain_.say("amount.nugget", {{"n", std::to_string(face.nuggets)}})}}));
    if (face.again) parts.push_back(plain_.say("card.die-again"));
    if (face.gravel) parts.push_back(plain_.say("card.die-gravel"));
    if (!parts.empty()) add("sentence", {{"text", capitalise(plain_.list(parts, "list.and"))}});
  }

  void requirement(std::string_view key, const Requirement& r) {
    add(key, {{"when", plain_.when(tree::decompile(cat_, r), r.moment)}});
  }

  void story(const Story& s) {
    requirement("card.story-when", cat_.triggers[s.trigger]);
    labelled("card.contributor", s.code);
    std::vector<std::string> letters;
    for (int i = 0; i < 3; ++i)
      if (s.bandits >> i & 1) letters.emplace_back(1, static_cast<char>('A' + i));
    if (!letters.empty()) add("card.bandits", {{"list", plain_.list(letters, "list.and")}});
    if (s.sheriff) add("card.sheriff", {{"n", std::to_string(s.sheriff)}});
  }

  void space(int i) {
    const Town town = cat_.spaces[i].town;
    if (town == Town::kNone)
      add("card.outside");
    else
      add("card.in-town", {{"town", plain_.place(town_word(town))}});
    for (std::size_t t = 0; t < static_cast<std::size_t>(Tag::kCount); ++t)
      if (cat_.tag[t].has(static_cast<Space>(i)))
        add("card.location", {{"place", plain_.place(compiler::kTagWords[t])}});
  }

  const Content& content_;
  const Catalog& cat_;
  Switches switches_;
  const Templates& words_;
  Describer plain_;
  std::vector<Line> lines_;
};

}  // namespace

std::string_view name(const Content& content, Deck deck, int index, const Templates& words) {
  const Entry& entry = content.lexicon.entry(deck, index);
  for (const auto& [language, text] : entry.names)
    if (language == words.language()) return text;
  if (entry.own_name) return entry.name;
  const std::string key = words::key_of("name", entry.id);
  return words.has(key) ? words.get(key) : std::string_view(entry.name);
}

std::string describe(const Content& content, Deck deck, int index, Switches switches,
                     const Templates& words) {
  std::string out;
  for (const Line& line : describe_lines(content, deck, index, switches, words))
    out += (out.empty() ? "" : " ") + line.whole;
  return out;
}

std::vector<Line> describe_lines(const Content& content, Deck deck, int index, Switches switches,
                                 const Templates& words) {
  if (content.lexicon.entry(deck, index).id.empty()) return {};
  return Cards(content, switches, words).lines(deck, index);
}

std::string effect_clause(const Content& content, const Ability& ability, const Templates& words) {
  return Describer(content, words, ability.moment)
      .effect(tree::decompile(content.catalog, ability));
}

std::string program_clause(const Content& content, int code, const Templates& words) {
  const Describer describer(content, words);
  const Steps steps = tree::decompile(content.catalog, code);
  return steps.empty() ? describer.say("none") : describer.sequence(steps, Who::kYou);
}

std::string program_clause_of(const Content& content, int code, const std::string& name,
                              const Templates& words) {
  const Describer describer(content, words, name);
  const Steps steps = tree::decompile(content.catalog, code);
  return steps.empty() ? describer.say("none") : describer.sequence(steps, Who::kNamed);
}

std::string describe_program(const Content& content, int code, bool mib, const Templates& words) {
  const Describer describer(content, words);
  const Steps steps = tree::decompile(content.catalog, code);
  if (steps.empty()) return nothing(describer);
  return mib ? describer.sentences(steps, Who::kMib) : describer.sentence(steps, Who::kYou);
}

std::string step_sentence(const Content& content, int code, const Templates& words) {
  return Describer(content, words)
      .sentence({tree::decompile_step(content.catalog, code)}, Who::kYou);
}

std::string option_clause(const Content& content, int choose, int option, const Templates& words) {
  const Step step = tree::decompile_step(content.catalog, choose);
  if (step.kind != Step::kChoose || option < 0 || option >= static_cast<int>(step.bodies.size()))
    return {};
  const Describer describer(content, words);
  return describer.sequence(step.bodies[static_cast<std::size_t>(option)], Who::kYou);
}

}  // namespace dr
