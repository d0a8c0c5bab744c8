// Every language says everything English says, with the same blanks, and the names of all cards.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "assets/assets.h"
#include "content/compiler/vocabulary.h"
#include "text/cards/describe.h"
#include "text/cards/describe_program.h"
#include "text/cards/names.h"

namespace dr {
namespace {

constexpr int kContents[] = {0, kAnteUp, kAnteUp | kAlternativePoker};

// The form of a place that a key gives, "at" of `at.sv12`; none: it is another key.
std::optional<std::string_view> place_form_of(std::string_view key) {
  const std::string_view form = key.substr(0, key.find('.'));
  if (std::ranges::find(kPlaceForms, form) == std::end(kPlaceForms)) return {};
  return form;
}

std::set<std::string> keys_of(const Templates& words) {
  std::set<std::string> keys;
  for (const std::string_view key : words.keys())
    if (!key.starts_with("name.") && !place_form_of(key)) keys.emplace(key);
  return keys;
}

std::set<std::string> name_keys() {
  std::set<std::string> keys;
  for (const int modules : kContents)
    for (const auto& deck : default_content(modules).lexicon.decks)
      for (const Entry& entry : deck)
        if (!entry.id.empty()) keys.insert(words::key_of("name", entry.id));
  return keys;
}

// The blanks of a pattern as they stand: "n", "n|card|cards".
std::vector<std::string> blanks_of(std::string_view pattern) {
  std::vector<std::string> blanks;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] != '{') continue;
    if (pattern.substr(i).starts_with("{{")) {
      ++i;
      continue;
    }
    const auto close = pattern.find('}', i);
    if (close == std::string_view::npos) {
      blanks.emplace_back("unclosed");
      break;
    }
    blanks.emplace_back(pattern.substr(i + 1, close - i - 1));
    i = close;
  }
  return blanks;
}

std::set<std::string> blank_names(std::string_view pattern) {
  std::set<std::string> names;
  for (const std::string& blank : blanks_of(pattern))
    names.insert(blank.substr(0, blank.find_first_of("|:")));
  return names;
}

// The forms of places that a pattern asks for: "at" of {a:at}.
std::set<std::string> forms_in(std::string_view pattern) {
  std::set<std::string> forms;
  for (const std::string& blank : blanks_of(pattern))
    if (const auto colon = blank.find(':'); blank.find('|') > colon)
      forms.insert(blank.substr(colon + 1));
  return forms;
}

std::set<std::string> forms_in(const Templates& words) {
  std::set<std::string> forms;
  for (const std::string_view key : words.keys()) forms.merge(forms_in(words.get(key)));
  return forms;
}

// Spaces and towns. Locations have all forms but the article, which is part of their word.
std::set<std::string> place_ids() {
  std::set<std::string> ids(compiler::kTownWords.begin() + 1, compiler::kTownWords.end());
  for (const int modules : kContents)
    for (const Entry& entry :
         default_content(modules).lexicon.decks[static_cast<int>(Deck::kSpace)])
      ids.insert(entry.id);
  return ids;
}

// What a sentence fills with a place.
bool names_a_place(std::string_view key, std::string_view blank) {
  if (key.starts_with("event.")) return blank == "a" || blank == "b";
  if (key.starts_with("refusal."))
    return blank == "space" || blank == "place" || key.starts_with("refusal.too-far") ||
           key == "refusal.behind-bandits";
  if (key.starts_with("cause.location")) return blank == "name";
  if (key == "card.stop") return blank == "place";
  for (const char* verb : {"start", "move", "sheriff", "rail", "cross", "explore", "look"})
    for (const char* list : {"choice.", "detail.", "sum."})
      if (key.starts_with(std::string(list) + verb)) return blank == "a";
  return false;
}

std::string joined(const std::set<std::string>& names) {
  std::string out;
  for (const std::string& name : names) out += (out.empty() ? "" : ", ") + name;
  return out;
}

class Languages : public testing::TestWithParam<std::string_view> {
 protected:
  const Templates& words() const { return templates(GetParam()); }
  // What it says itself: English stands in for the rest of a language that is not whole.
  bool says(std::string_view key) const {
    return is_whole(GetParam()) || !english().has(key) || words().get(key) != english().get(key);
  }
};
INSTANTIATE_TEST_SUITE_P(All, Languages,
                         testing::ValuesIn(language_codes().begin(), language_codes().end()),
                         [](const auto& of) { return std::string(of.param); });

TEST_P(Languages, HasItsFiles) {
  const std::string code(GetParam());
  EXPECT_FALSE(asset("text/" + code + ".lang").empty());
  EXPECT_TRUE(!is_whole(code) || !asset("text/" + code + "-game.lang").empty());
  EXPECT_EQ(&words() == &english(), code == "en");
}

TEST_P(Languages, HasEveryKeyAndNoOther) {
  const std::set<std::string> wanted = keys_of(english()), here = keys_of(words());
  for (const std::string& key : wanted) EXPECT_TRUE(here.contains(key)) << "missing: " << key;
  for (const std::string& key : here) EXPECT_TRUE(wanted.contains(key)) << "unknown: " << key;
}

TEST_P(Languages, NamesEveryCard) {
  const std::set<std::string> wanted = name_keys();
  for (const std::string& key : wanted)  // English stands in the card files
    EXPECT_TRUE(GetParam() == "en" || !is_whole(GetParam()) || words().has(key))
        << "missing: " << key;
  for (const std::string_view key : words().keys())
    if (key.starts_with("name.")) {
      EXPECT_TRUE(wanted.contains(std::string(key))) << "unknown: " << key;
      EXPECT_FALSE(words().get(key).empty() || words().get(key).find('{') != std::string::npos)
          << key;
    }
}

TEST_P(Languages, HasTheBlanksOfEnglish) {
  for (const std::string& key : keys_of(english())) {
    if (!words().has(key)) continue;
    EXPECT_EQ(joined(blank_names(words().get(key))), joined(blank_names(english().get(key))))
        << key << " = " << words().get(key);
  }
}

TEST_P(Languages, HasTheFormsOfPlacesItsSentencesUse) {
  const std::set<std::string> ids = place_ids(), used = forms_in(words());
  const std::span<const std::string_view> tags = compiler::kTagWords;
  EXPECT_FALSE(used.empty());
  for (const std::string& form : used) {
    EXPECT_TRUE(place_form_of(form)) << "no such form: " << form;
    for (const std::string& id : ids)
      EXPECT_TRUE(words().has(form + "." + id)) << "missing: " << form << "." << id;
    for (const std::string_view tag : tags)
      EXPECT_TRUE(form == "the" || words().has(words::key_of(form, tag)))
          << "missing: " << form << "." << tag;
  }
  for (const std::string_view key : words().keys())
    if (const auto form = place_form_of(key)) {
      const std::string_view id = key.substr(form->size() + 1);
      EXPECT_TRUE(used.contains(std::string(*form))) << "not used: " << key;
      EXPECT_TRUE(ids.contains(std::string(id)) || std::ranges::find(tags, id) != tags.end())
          << "unknown: " << key;
    }
}

TEST_P(Languages, PutsOnlyPlacesIntoForms) {
  for (const std::string_view key : words().keys())
    for (const std::string& blank : blanks_of(words().get(key)))
      if (const auto colon = blank.find(':'); blank.find('|') > colon)
        EXPECT_TRUE(names_a_place(key, std::string_view(blank).substr(0, colon)))
            << key << " = " << words().get(key);
}

// Nobody can tell two places of one name apart.
TEST_P(Languages, GivesEveryPlaceItsOwnName) {
  const Content& content = default_content(kAnteUp);
  std::map<std::string, std::string> named;
  for (int i = 0; i < content.lexicon.size(Deck::kSpace); ++i) {
    const std::string id = content.lexicon.entry(Deck::kSpace, i).id;
    const auto [at, fresh] = named.emplace(space_name(content, static_cast<Space>(i), words()), id);
    EXPECT_TRUE(fresh) << at->first << ": " << at->second << " and " << id;
  }
}

TEST_P(Languages, HasEveryPluralForm) {
  for (const std::string_view key : words().keys())
    for (const std::string& blank : blanks_of(words().get(key))) {
      const auto bars = std::count(blank.begin(), blank.end(), '|');
      EXPECT_TRUE(bars == 0 || bars == plural_forms(GetParam()) || !says(key))
          << key << " = " << words().get(key);
    }
}

TEST_P(Languages, DescribesEveryCard) {
  for (const int modules : kContents) {
    const Content& content = default_content(modules);
    for (int d = 0; d < kDecks; ++d) {
      const auto deck = static_cast<Deck>(d);
      for (int i = 0; i < content.lexicon.size(deck); ++i) {
        if (content.lexicon.entry(deck, i).id.empty()) continue;
        for (const Switches switches : {Switches{0}, (Switches{1} << kSwitches) - 1}) {
          const std::string text = describe(content, deck, i, switches, words());
          EXPECT_FALSE(text.empty()) << content.lexicon.entry(deck, i).id;
          EXPECT_EQ(text.find('{'), std::string::npos)
              << content.lexicon.entry(deck, i).id << ": " << text;
        }
      }
    }
  }
}

// One kind of apostrophe in a language, and a number never parted from the points it counts.
TEST_P(Languages, IsSetAsInPrint) {
  std::vector<std::string> wrong = {GetParam() == "en" ? "’" : "'"};
  for (const std::string_view id : {"LP", "MP", "WP", "GP"}) {
    const std::string_view amount = words().get(words::key_of("amount", id));
    if (GetParam() == "en" || amount.find('|') != std::string_view::npos) continue;
    const std::string unit(amount.substr(std::string_view("{n}\u00a0").size()));
    for (const char* number : {"}", "0", "1", "2", "3"}) wrong.push_back(number + (" " + unit));
  }
  for (const std::string_view key : words().keys())
    for (const std::string& part : wrong)
      EXPECT_TRUE(words().get(key).find(part) == std::string_view::npos || !says(key))
          << key << " = " << words().get(key);
}

// No-break spaces before high punctuation, the sign after the sum.
TEST(French, PutsNoBreakSpaces) {
  const Templates& words = templates("fr");
  for (const std::string_view key : words.keys())
    for (const char* wrong : {" :", " ;", " ?", " !", " »", "« ", "} $", "${", "$1"})
      EXPECT_EQ(words.get(key).find(wrong), std::string_view::npos)
          << key << " = " << words.get(key);
}

// Places bring their preposition, and the name of a space stands after a noun.
TEST(French, PutsPlacesIntoSentences) {
  const Content& content = default_content(kAnteUp);
  const auto text = [&](std::string_view id) {
    const auto found = content.lexicon.find(id);
    return describe(content, found->first, found->second, 0, templates("fr"));
  };
  EXPECT_EQ(text("event-01"),
            "Placer 1 hors-la-loi à la Gare de Buzzard Gulch, placer 1 hors-la-loi au Camp "
            "des hors-la-loi et envoyer le Shérif au Cabaret.");
  EXPECT_EQ(text("rf3"), "À Red Falls. Ici, on est au Cabaret.");
}

// A Brazilian button is an infinitive: "Comprar", "Não mover".
TEST(Portuguese, OptionsAreInfinitives) {
  const Templates& words = templates("pt");
  for (const std::string_view key : words.keys()) {
    std::string_view option = words.get(key);
    if (!key.starts_with("choice.") || option.starts_with('{')) continue;
    if (key == "choice.accept" || key == "choice.pass.may") continue;  // yes and no
    if (key == "choice.trigger.character") continue;                   // names what it uses
    if (option.starts_with("Não ")) option.remove_prefix(std::string_view("Não ").size());
    const std::string_view verb = option.substr(0, option.find_first_of(" :"));
    EXPECT_TRUE(verb.ends_with("r") || verb.ends_with("r-se")) << key << " = " << words.get(key);
  }
}

// What others choose from is told of them, not to you.
TEST(Options, OfAnOpponentAreInTheThirdPerson) {
  const Content& content = default_content();
  const auto found = content.lexicon.find("annie-oakley");
  for (const auto& [code, options] :
       {std::pair{"en", "the opponent chooses one: discards 1 card or takes 1 wound."},
        {"it", "l’avversario a sua scelta scarta 1 carta o subisce 1 ferita."},
        {"fr", "l’adversaire défausse 1 carte ou subit 1 blessure, à son choix."},
        {"uk", "суперник на свій вибір скидає 1 карту або отримує 1 рану."},
        {"pt", "o oponente deve escolher: descarta 1 carta ou sofre 1 ferimento."}}) {
    const std::string text = describe(content, found->first, found->second, 0, templates(code));
    EXPECT_TRUE(text.ends_with(options)) << text;
  }
}

TEST(Plurals, FollowTheLanguage) {
  for (const char* code : {"it", "pt"}) {
    EXPECT_EQ(plural_rule(code)(0), 1);
    EXPECT_EQ(plural_rule(code)(1), 0);
  }
  EXPECT_EQ(plural_rule("fr")(0), 0);
  EXPECT_EQ(plural_rule("fr")(1), 0);
  EXPECT_EQ(plural_rule("fr")(2), 1);
  const auto uk = plural_rule("uk");
  for (const long n : {1, 21, 31, 101, 121}) EXPECT_EQ(uk(n), 0) << n;
  for (const long n : {2, 3, 4, 22, 34, 102}) EXPECT_EQ(uk(n), 1) << n;
  for (const long n : {0, 5, 10, 11, 12, 14, 19, 20, 25, 111, 112}) EXPECT_EQ(uk(n), 2) << n;
  EXPECT_EQ(plural_forms("uk"), 3);
  EXPECT_EQ(plural_forms("pt"), 2);
}

}  // namespace
}  // namespace dr
