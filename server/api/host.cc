#include "server/api/host.h"

#include <unistd.h>

#include <boost/url/host_type.hpp>
#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>

#include <algorithm>
#include <cctype>

namespace dr {
namespace {

namespace urls = boost::urls;

std::string lower(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return std::tolower(c); });
  return text;
}

// "myhost", with what a network may add to it: "myhost.local", "myhost.lan".
bool is_machine(const std::string& name) {
  static const std::string kMachine = [] {
    char own[256] = {};
    return gethostname(own, sizeof own - 1) == 0 ? lower(own) : std::string{};
  }();
  if (kMachine.empty()) return false;
  return name == kMachine || name == kMachine + ".local" || name == kMachine + ".lan" ||
         name == kMachine + ".home" || name == kMachine + ".internal";
}

}  // namespace

bool is_own_host(std::string_view host, const std::string& public_url) {
  if (host.empty()) return true;
  const auto parsed = urls::parse_authority({host.data(), host.size()});
  if (!parsed || parsed->has_userinfo()) return false;
  if (parsed->host_type() == urls::host_type::ipv4 || parsed->host_type() == urls::host_type::ipv6)
    return true;
  const std::string name = lower(parsed->host_address());
  if (name == "localhost" || name.ends_with(".localhost") || is_machine(name)) return true;
  const auto own = urls::parse_uri(public_url);
  return own && lower(own->host_address()) == name;
}

}  // namespace dr
