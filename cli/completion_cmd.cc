// darkrock completion: what bash offers after TAB, made of the commands and options there are.
#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "cli/commands.h"

namespace dr {
namespace {

// The values an option is known to take: of "text, json" or "on|off"; none for "1 to 64".
std::string known_values(std::string type) {
  const bool list = type.find(", ") != type.npos || type.find('|') != type.npos;
  if (!list || type.find("...") != type.npos) return {};
  for (char& c : type)
    if (c == ',' || c == '|') c = ' ';
  return type;
}

bool is_path_type(const std::string& type) {
  for (const char* word : {"FILE", "DIR", "file"})
    if (type.find(word) != type.npos) return true;
  return false;
}

struct Tables {
  std::string commands, options, values;
};

// The words of a command and of those in it. What follows an option: its values, files ("@"), or
// nothing that is known ("-").
void add_words(const CLI::App& app, const std::string& path, Tables& tables) {
  std::string commands, options;
  for (const CLI::App* one : app.get_subcommands([](const CLI::App*) { return true; })) {
    commands += one->get_name() + " ";
    add_words(*one, path + " " + one->get_name(), tables);
  }
  for (const CLI::Option* option : app.get_options()) {
    const std::string type = option->get_type_name();
    if (option->get_positional() && is_path_type(type)) commands += "@ ";
    for (const std::string& name : option->get_lnames()) {
      options += "--" + name + " ";
      if (option->get_type_size() == 0) continue;
      std::string known = known_values(type);
      if (known.empty()) known = is_path_type(type) ? "@" : "-";
      tables.values += fmt::format("  [\"{} --{}\"]=\"{}\"\n", path, name, known);
    }
  }
  tables.commands += fmt::format("  [\"{}\"]=\"{}\"\n", path, commands);
  tables.options += fmt::format("  [\"{}\"]=\"{}\"\n", path, options);
}

constexpr std::string_view kFunction = R"bash(
_darkrock() {
  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD - 1]}" path=darkrock i offered=""
  for ((i = 1; i < COMP_CWORD; ++i)); do
    if [[ -n "${_darkrock_commands["$path ${COMP_WORDS[i]}"]+x}" ]]; then path+=" ${COMP_WORDS[i]}"; fi
  done
  if [[ -n "${_darkrock_values["$path $before"]+x}" ]]; then
    offered="${_darkrock_values["$path $before"]}"
  elif [[ "$word" == -* ]]; then
    offered="${_darkrock_options["$path"]}"
  else
    offered="${_darkrock_commands["$path"]}"
  fi
  COMPREPLY=()
  for i in $offered; do
    case "$i" in
      @)
        compopt -o filenames 2>/dev/null
        mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$word")
        ;;
      -) ;;
      "$word"*) COMPREPLY+=("$i") ;;
    esac
  done
}
complete -F _darkrock darkrock
)bash";

}  // namespace

void add_completion_command(CLI::App& app, int&) {
  CLI::App* command =
      app.add_subcommand("completion", "Print what bash needs to complete commands");
  command->callback([&app] {
    Tables tables;
    add_words(app, "darkrock", tables);
    fmt::print("# bash completion for darkrock, made by `darkrock completion`.\n");
    fmt::print("declare -gA _darkrock_commands=(\n{})\n", tables.commands);
    fmt::print("declare -gA _darkrock_options=(\n{})\n", tables.options);
    fmt::print("declare -gA _darkrock_values=(\n{})\n{}", tables.values, kFunction);
  });
}

}  // namespace dr
