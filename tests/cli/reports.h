// Reports of the program, read again.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "content/compiler/json.h"

namespace dr::reports {

inline compiler::Json parse(const std::string& text) {
  compiler::Json json;
  compiler::Errors errors;
  const SourceFile file{"report.json", text, 0};
  EXPECT_TRUE(compiler::read_json(file, errors, json)) << to_string(errors.take().front());
  return json;
}

// The report without what depends on the machine.
inline std::string before_times(const std::string& json) {
  const auto at = json.find("\"timing\"");
  EXPECT_NE(at, std::string::npos);
  return json.substr(0, at);
}

inline void expect_has(const std::string& text, const char* part) {
  EXPECT_NE(text.find(part), std::string::npos) << part;
}

// One file, nothing from elsewhere.
inline void expect_self_contained(const std::string& html) {
  for (const char* part :
       {"http:", "https:", "src=", "<script", "<link", "@import", "url(", "href"})
    EXPECT_EQ(html.find(part), std::string::npos) << part;
  for (const char* part :
       {"<!doctype html>", "prefers-color-scheme: dark", "<svg", "role=\"img\"", "</html>"})
    expect_has(html, part);
  const auto count = [&](const char* part) {
    int n = 0;
    for (auto at = html.find(part); at != std::string::npos; at = html.find(part, at + 1)) ++n;
    return n;
  };
  EXPECT_EQ(count("<section>"), count("</section>"));
  EXPECT_EQ(count("<table>"), count("</table>"));
  EXPECT_EQ(count("<svg"), count("</svg>"));
  EXPECT_GE(count("<table>"), count("<svg")) << "a table beside every chart";
}

}  // namespace dr::reports
