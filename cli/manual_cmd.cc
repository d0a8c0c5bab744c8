// darkrock manual: pages for man(1), made of what the commands say of themselves.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>

#include "cli/commands.h"
#include "cli/options.h"
#include "darkrock/version.h"

namespace dr {
namespace {

// The options that stand in a file or the environment too (setting_flags.h).
constexpr std::string_view kSettingsGroup = "Settings";

// Text as roff takes it: hyphens that can be copied, and no line that begins with a command.
std::string roff(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool first = i == 0 || text[i - 1] == '\n';
    if (first && (text[i] == '.' || text[i] == '\'')) out += "\\&";
    if (text[i] == '-')
      out += "\\-";
    else if (text[i] == '\\')
      out += "\\e";
    else
      out += text[i];
  }
  return out;
}

// As a sentence of its own.
std::string sentence(const std::string& text) {
  return roff(text) + (text.ends_with('?') || text.ends_with('.') ? "" : ".");
}

std::string names_of(const CLI::Option& option) {
  std::string out;
  const auto add = [&](const std::string& name) {
    out += fmt::format("{}\\fB{}\\fR", out.empty() ? "" : ", ", roff(name));
  };
  if (option.get_positional()) {
    const std::string type = option.get_type_name();
    out = fmt::format("\\fI{}\\fR", roff(type.empty() ? option.get_single_name() : type));
    return option.get_required() ? out : "[" + out + "]";
  }
  for (const std::string& name : option.get_snames()) add("-" + name);
  for (const std::string& name : option.get_lnames()) add("--" + name);
  const std::string type = option.get_type_name();
  if (option.get_type_size() > 0 && !type.empty()) out += fmt::format(" \\fI{}\\fR", roff(type));
  return out;
}

// "DARKROCK_MAX_BODY" of "--max-body".
std::string variable_of(const CLI::Option& option) {
  std::string out = "DARKROCK_";
  for (const char c : option.get_lnames().at(0))
    out += c == '-' ? '_' : static_cast<char>(c - 'a' + 'A');
  return out;
}

std::string options_of(const CLI::App& app) {
  std::string out;
  for (const CLI::Option* option : app.get_options()) {
    out += fmt::format(".TP\n{}\n{}\n", names_of(*option), roff(option->get_description()));
    if (const std::string given = option->get_default_str(); !given.empty())
      out += fmt::format("Default: {}.\n", roff(given));
    if (option->get_group() == kSettingsGroup)
      out += fmt::format("Variable: \\fB{}\\fR.\n", variable_of(*option));
  }
  return out;
}

// "darkrock admin ban [OPTIONS] USER"
std::string synopsis_of(const CLI::App& app, const std::string& name) {
  std::string out = fmt::format(".B {}\n", roff(name));
  if (!app.get_options().empty()) out += "[\\fIOPTIONS\\fR]\n";
  for (const CLI::Option* option : app.get_options())
    if (option->get_positional()) out += names_of(*option) + "\n";
  if (app.get_require_subcommand_min() > 0) out += "\\fICOMMAND\\fR [\\fIARGUMENTS\\fR]\n";
  return out;
}

std::vector<const CLI::App*> commands_of(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App*) { return true; });
}

// The commands of a group, each with its own synopsis and options.
std::string subcommands_of(const CLI::App& group, const std::string& name) {
  std::string out;
  for (const CLI::App* command : commands_of(group)) {
    const std::string full = name + " " + command->get_name();
    out += fmt::format(".SS {}\n{}.PP\n{}\n{}", roff(full), synopsis_of(*command, full),
                       sentence(command->get_description()), options_of(*command));
  }
  return out;
}

constexpr std::string_view kEnd =
    ".SH EXIT STATUS\n.TP\n0\nDone.\n.TP\n1\nThe answer is no, or the machine failed.\n.TP\n2\n"
    "What was asked makes no sense, and one sentence says why.\n"
    ".SH SEE ALSO\n";

// "Darkrock: a digital edition ..." says its name twice there.
std::string after_name(const std::string& description) {
  const std::size_t colon = description.find(": ");
  return description.starts_with("Darkrock: ") ? description.substr(colon + 2) : description;
}

std::string page_of(const CLI::App& program, const CLI::App* command) {
  const CLI::App& app = command ? *command : program;
  const std::string name = command ? "darkrock " + app.get_name() : "darkrock";
  const std::string dashed = command ? "darkrock-" + app.get_name() : "darkrock";
  std::string out = fmt::format(
      ".\\\" Made by `darkrock manual` of the command's own help. Do not edit.\n"
      ".TH {} 1 \"\" \"Darkrock {}\" \"Darkrock\"\n.SH NAME\n{} \\- {}\n.SH SYNOPSIS\n{}",
      roff(dashed), kVersion, roff(dashed), roff(after_name(app.get_description())),
      synopsis_of(app, name));
  if (const auto all = commands_of(app); !all.empty()) {
    out += ".SH COMMANDS\n";
    if (command) {
      out += subcommands_of(app, name);
    } else {
      for (const CLI::App* one : all)
        out += fmt::format(".TP\n\\fBdarkrock\\-{}\\fR(1)\n{}\n", roff(one->get_name()),
                           sentence(one->get_description()));
    }
  }
  out += fmt::format(".SH OPTIONS\n{}{}", options_of(app), kEnd);
  if (command) return out + ".BR darkrock (1)\n";
  std::string others;
  for (const CLI::App* one : commands_of(app))
    others += fmt::format("{}.BR darkrock\\-{} (1)", others.empty() ? "" : ",\n", one->get_name());
  return out + others + "\n";
}

void write_pages(const CLI::App& program, const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  write_file(folder + "/darkrock.1", page_of(program, nullptr));
  for (const CLI::App* command : commands_of(program))
    write_file(folder + "/darkrock-" + command->get_name() + ".1", page_of(program, command));
}

}  // namespace

void add_manual_command(CLI::App& app, int&) {
  auto command = std::make_shared<std::string>(), folder = std::make_shared<std::string>();
  CLI::App* manual = app.add_subcommand("manual", "Print a page for man");
  manual->add_option("command", *command, "A command; else the page of the program")
      ->type_name("COMMAND");
  manual->add_option("--to", *folder, "Write the pages of all commands there")->type_name("DIR");
  manual->callback([&app, command, folder] {
    if (!folder->empty()) return write_pages(app, *folder);
    const CLI::App* found = nullptr;
    for (const CLI::App* one : commands_of(app))
      if (one->get_name() == *command) found = one;
    if (!found && !command->empty())
      throw InputError(fmt::format("there is no command '{}'", *command));
    fmt::print("{}", page_of(app, found));
  });
}

}  // namespace dr
