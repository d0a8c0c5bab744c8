#include "server/store/pg_tool.h"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <boost/url/parse.hpp>
#include <boost/url/url.hpp>

#include "server/store/sql.h"

namespace dr {
namespace {

// The address without its password, which it hands back.
std::string take_password(boost::urls::url& url) {
  std::string password = url.password();
  url.remove_password();
  for (auto it = url.params().begin(); it != url.params().end();) {
    if ((*it).key == "password") {
      password = (*it).value;
      it = url.params().erase(it);
    } else {
      ++it;
    }
  }
  return password;
}

std::vector<char*> pointers(std::vector<std::string>& words) {
  std::vector<char*> all;
  for (std::string& word : words) all.push_back(word.data());
  all.push_back(nullptr);
  return all;
}

int wait_for_end(pid_t process) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace

void run_pg_tool(std::vector<std::string> words, const std::string& url) {
  const auto read = boost::urls::parse_uri(url);
  if (!read) throw StoreError("The address of the PostgreSQL database is not understood.");
  boost::urls::url address(*read);
  const std::string password = take_password(address);
  const std::string name = words.front();
  words.insert(words.begin() + 1, "--dbname=" + std::string(address.buffer()));
  std::vector<std::string> environment;
  for (char** it = environ; *it; ++it)
    if (password.empty() || !std::string_view(*it).starts_with("PGPASSWORD="))
      environment.emplace_back(*it);
  if (!password.empty()) environment.push_back("PGPASSWORD=" + password);
  pid_t process = 0;
  const int error = posix_spawnp(&process, name.c_str(), nullptr, nullptr, pointers(words).data(),
                                 pointers(environment).data());
  if (error != 0) throw StoreError("Cannot run " + name + ": install the client of PostgreSQL.");
  if (const int status = wait_for_end(process); status != 0)
    throw StoreError(name + " failed with exit status " + std::to_string(status) + ".");
}

}  // namespace dr
