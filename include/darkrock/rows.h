// Tables that have a row for every enumerator.
#pragma once

#include <cstddef>
#include <iterator>

namespace dr {

// Whether the rows stand for all enumerators up to kCount, in their order, so that the enumerator is
// the index of its row.
template <class Table, class Row, class Key>
constexpr bool has_all_rows(const Table& table, Key Row::* key) {
  if (std::size(table) != static_cast<std::size_t>(Key::kCount)) return false;
  std::size_t i = 0;
  for (const Row& row : table)
    if (static_cast<std::size_t>(row.*key) != i++) return false;
  return true;
}

}  // namespace dr
