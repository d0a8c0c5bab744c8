// What two programs must have in common before one reads the other's views and choices.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dr {

// Of the messages between server and client (docs/protocol.md), by hand: it goes up when they change.
inline constexpr int kProtocolVersion = 2;

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

// What a client announces and a server compares: "protocol", "rules", "view" and "content".
std::vector<std::pair<std::string_view, std::string>> announced();

// {"rules":1,"view":1104,"content":"...","catalogs":{"0":"...","1":"...","3":"..."}}
std::string versions_json();

}  // namespace dr
