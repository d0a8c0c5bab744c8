// Places and spaces as sentences name them.
#include "content/compiler/vocabulary.h"
#include "text/cards/describe.h"
#include "text/cards/describe_program.h"
#include "text/cards/names.h"

namespace dr::words {

// Locations go by their word, all other places by their own key or their name.
std::string Describer::place(std::string_view word, std::string_view form) const {
  const std::string key = key_of("place", word);
  if (const auto at = word.find('@'); at != std::string_view::npos) {
    const std::string_view location = word.substr(0, at);
    const std::string own = key_of("place", location) + ".in-town";
    return say(words_.has(own) ? own : "place.in-town",
               {{"place", place(location, form)}, {"town", place(word.substr(at + 1), form)}});
  }
  if (words_.has(key)) return say(key);
  if (words_.has(key_of("word.tag", word))) return formed(word, form, listed("tag", word, words_));
  const auto found = content_.lexicon.find(word);
  return found ? space(static_cast<Space>(found->second), form) : std::string(word);
}

// The only space of a location goes by the word of the place, others by their names.
std::string Describer::space(Space s, std::string_view form) const {
  SpaceSet alone;
  alone.add(s);
  for (std::size_t t = 0; t < compiler::kTagWords.size(); ++t)
    if (content_.catalog.tag[t] == alone) return place(compiler::kTagWords[t], form);
  return formed(space_id(content_, s), form, space_name(content_, s, words_));
}

std::string Describer::formed(std::string_view id, std::string_view form,
                              const std::string& name) const {
  for (const std::string_view f : {form, std::string_view("at"), std::string_view("the")})
    if (const std::string key = key_of(f, id); words_.has(key)) return say(key);
  return name;
}

}  // namespace dr::words
