// How much of something a test does: a number in the environment, or another.
#pragma once

#include <charconv>
#include <cstdlib>
#include <stdexcept>
#include <string>

namespace dr {

inline int asked_for(const char* variable, int otherwise) {
  const char* set = std::getenv(variable);
  if (!set) return otherwise;
  const std::string text = set;
  int n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (error != std::errc{} || end != text.data() + text.size() || n < 1)
    throw std::runtime_error(std::string(variable) + " is '" + text +
                             "', expected a number from 1");
  return n;
}

}  // namespace dr
