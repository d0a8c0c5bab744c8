#pragma once

#include <stdexcept>
#include <string>

namespace dr {

// A request that cannot be carried out; what() is one sentence for people.
class RequestError : public std::runtime_error {
 public:
  RequestError(std::string code, const std::string& sentence)
      : std::runtime_error(sentence), code_(std::move(code)) {}
  const std::string& code() const { return code_; }

 private:
  std::string code_;
};

}  // namespace dr
