// What two programs must have in common before one reads the other's views and choices.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace dr {

struct Versions {
  struct CatalogOf {
    int modules;  // a set of Module: one that changes the content
    std::uint64_t fingerprint;
  };

  int rules;
  std::size_t view;  // bytes of one
  std::vector<CatalogOf> catalogs;
  std::string content;  // all catalogs in one word, 16 hexadecimal digits
};

const Versions& versions();

// {"rules":1,"view":1104,"content":"...","catalogs":{"0":"...","1":"...","3":"..."}}
std::string versions_json();

}  // namespace dr
