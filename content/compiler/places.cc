// Places of the map.
#include "base/text.h"
#include "content/compiler/meaning.h"
#include "content/compiler/vocabulary.h"

namespace dr::compiler {
namespace {

// fr1, bg7: the boards of the expansion.
bool is_ante_up_space(std::string_view id) {
  return id.size() > 2 && (id.starts_with("fr") || id.starts_with("bg")) && id[2] >= '0' &&
         id[2] <= '9';
}

}  // namespace

// Gives the index of the place in Names::places. `single`: it must be one space.
bool Meaning::place(std::uint8_t& out, bool single) {
  const Token& token = peek();
  std::string word;
  SpaceSet set;
  if (!place_set(word, set)) return false;
  if (single && names_.map && set.size() != 1)
    return fail(token, quoted(word) + " is more than one space, expected one");
  std::size_t i = 0;
  while (i < names_.places.size() && names_.place_words[i] != word) ++i;
  if (i == names_.places.size()) {
    names_.place_words.push_back(word);
    names_.places.push_back(set);
  }
  if (i >= std::extent_v<decltype(Catalog::places)>)
    return fail(token, "too many different places");
  out = static_cast<std::uint8_t>(i);
  return true;
}

bool Meaning::tag_set(const Token& word, SpaceSet& out, bool& found) {
  std::string name(word.text);
  const std::string_view family = word.text;
  if (peek().is(':') && peek().glued) {
    next();
    name += ":" + std::string(next().text);
  }
  found = true;
  if (name == "location") {
    if (names_.map) out = names_.map->locations;
    return true;
  }
  const bool whole =
      name == "hideout" || name == "ranch" || name == "mountain-pass" || name == "frontier";
  bool any = false, needs = true;
  for (std::size_t i = 0; i < kTagWords.size(); ++i) {
    const bool fits =
        whole ? kTagWords[i].starts_with(std::string(family) + ":") : kTagWords[i] == name;
    if (!fits) continue;
    any = true;
    needs &= needs_ante_up(static_cast<Tag>(i));
    if (names_.map) out = out | names_.map->tag[i];
  }
  if (any && needs && without_ante_up(word, "the place " + quoted(name))) return false;
  found = any;
  if (!any && name.size() > word.text.size())
    return fail(word, "unknown place " + quoted(name) + did_you_mean(name, kTagWords));
  return true;
}

SpaceSet Meaning::in_town(SpaceSet set, Town town) const {
  SpaceSet out;
  for_each(set, [&](Space s) {
    if (names_.map->spaces[s].town == town) out.add(s);
  });
  return out;
}

bool Meaning::place_set(std::string& word, SpaceSet& out) {
  const Token& first = next();
  const std::size_t from = at_;
  if (first.kind != Token::kWord)
    return fail(first, "found " + shown(first) + ", expected a place");
  if ((first.is("train") || first.is("buzzard-gulch")) &&
      without_ante_up(first, "the place " + quoted(first.text)))
    return false;
  if (first.is("train"))
    return fail(first, "the train is no fixed place, expected a space, a town or a location");
  bool is_tag = false;
  if (!tag_set(first, out, is_tag)) return false;
  const int town = find_word(kTownWords, first.text);
  const int space = find_word(names_.space_ids, first.text);
  if (!is_tag && town > 0 && names_.map) {
    for (int s = 0; s < names_.map->n_spaces; ++s)
      if (names_.map->spaces[s].town == static_cast<Town>(town)) out.add(static_cast<Space>(s));
  } else if (!is_tag && space >= 0) {
    out.add(static_cast<Space>(space));
  } else if (!is_tag && names_.map) {
    std::vector<std::string_view> known = {"location", "hideout", "ranch"};
    known.insert(known.end(), kTagWords.begin(), kTagWords.end());
    known.insert(known.end(), kTownWords.begin() + 1, kTownWords.end());
    known.insert(known.end(), names_.space_ids.begin(), names_.space_ids.end());
    return fail(first,
                is_ante_up_space(first.text) && !names_.ante_up
                    ? "the place " + quoted(first.text) + " " + std::string(kNeedsAnteUp)
                    : "unknown place " + quoted(first.text) + did_you_mean(first.text, known));
  }
  if (is_tag && peek().is('@') && peek().glued) {
    next();
    const Token& in = next();
    const int t = find_word(kTownWords, in.text);
    if (t <= 0)
      return fail(in, "unknown town " + shown(in) + did_you_mean(in.text, kTownWords) +
                          (names_.ante_up ? " (expected darkrock, red-falls or buzzard-gulch)"
                                          : " (expected darkrock or red-falls)"));
    if (static_cast<Town>(t) == Town::kBuzzardGulch &&
        without_ante_up(in, "the town 'buzzard-gulch'"))
      return false;
    out = in_town(out, static_cast<Town>(t));
  }
  for (std::size_t i = from - 1; i < at_; ++i) word += tokens_[i].text;
  if (names_.map && out.empty()) return fail(first, quoted(word) + " is nowhere on this map");
  return true;
}

}  // namespace dr::compiler
