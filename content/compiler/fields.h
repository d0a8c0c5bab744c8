// Typed access to the fields of one card, with the checks every deck needs.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "content/compiler/cards.h"

namespace dr::compiler {

inline constexpr std::size_t kMostTitle = 48;  // characters of a name

class Fields {
 public:
  // `keys`: the fields of this deck. Reports unknown and repeated ones ("line" may repeat), and
  // abilities where the deck has none.
  Fields(const Stanza& card, std::initializer_list<std::string_view> keys, bool abilities,
         Errors& errors);

  const Field* find(std::string_view key) const;
  bool has(std::string_view key) const { return find(key) != nullptr; }
  const Field* need(std::string_view key, std::string_view example);  // reports its absence

  std::string text(std::string_view key, std::string_view example);
  // The same, short enough for the face of a card.
  std::string title(std::string_view key, std::string_view example);
  // A number in [least, most]; `otherwise` where there is no such field, an error if that is < 0.
  int number(std::string_view key, int least, int most, int otherwise);
  int dollars(std::string_view key, int otherwise);                         // in tens
  int word(std::string_view key, std::span<const std::string_view> words);  // its index, or -1
  void fail(const Field& field, std::string message);

  // id, name, note, source, place in the files and the program as written.
  Entry entry(int copies);

  // What `out`, which has its English name, is called in other languages.
  void names(Entry& out);

  const Stanza& card;

 private:
  Errors& errors_;
};

// The words of a value, without commas.
std::vector<std::string_view> split(std::string_view value);
// Where `word`, a part of `field.value`, stands.
Pos pos_of(const Field& field, std::string_view word);

}  // namespace dr::compiler
