// A report as one HTML file that needs nothing else: no script, no font, no address.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dr {

// Text only; the first column names the row. `shade` colours cells by a number between -1 (bad) and 1
// (good), with one entry for each cell.
struct HtmlTable {
  std::string caption;
  std::vector<std::string> head;
  std::vector<std::vector<std::string>> rows;
  std::vector<std::vector<double>> shade;  // empty: none
};
std::string draw(const HtmlTable& table);

class Page {
 public:
  Page(std::string_view title, std::string_view lead, std::string_view warning = {},
       std::string_view language = "en");
  void section(std::string_view heading, std::string_view note);
  // Side by side; a wide table stands below.
  void chart(const std::string& svg, const HtmlTable& table);
  void table(const HtmlTable& table);
  // Names and what they are.
  void facts(const std::vector<std::pair<std::string, std::string>>& list);
  // Names and what there is to tell of them, as prose.
  void stories(const std::vector<std::pair<std::string, std::string>>& list);
  std::string take();

 private:
  std::string body_;
  std::string title_, language_;
  bool in_section_ = false;
};

}  // namespace dr
