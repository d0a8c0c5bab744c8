// The numbers of rules, and their paragraphs.
#include "text/wording/checks.h"

namespace dr::wording_test {
namespace {

TEST(Rules, NumbersAreSaidAndReadBack) {
  for (const Rule rule : {B(7, 3, 1), B(3, 2), B(14, 6), G(3), MB(5), Ruling(114), AU(12)})
    EXPECT_EQ(parse_rule(say_rule(rule)), rule) << say_rule(rule);
  EXPECT_EQ(say_rule(B(7, 3, 1)), "B7.3.1");
  EXPECT_EQ(say_rule(Ruling(114)), "ruling 114");
  EXPECT_EQ(say_rule({}), "");
  for (const char* text : {"", "B", "B7.3.1.2", "B99", "x", "B7..3", "G", "ruling", "B7.3x", "42"})
    EXPECT_EQ(parse_rule(text), Rule{}) << text;
}

TEST(Rules, HaveTheirParagraphs) {
  EXPECT_EQ(rule_text(B(7, 10)).substr(0, 4), "Work");
  EXPECT_NE(rule_text(B(7, 3)).find("ante $10"), std::string::npos);
  EXPECT_EQ(rule_text(B(7, 3)).find("B7.3.1"), std::string::npos);
  EXPECT_NE(rule_text(B(7, 3, 1)).find("flop"), std::string::npos);
  EXPECT_NE(rule_text(G(3)).find("these may not be picked"), std::string::npos);
  EXPECT_NE(rule_text(MB(5)).find("Stalk"), std::string::npos);
  EXPECT_NE(rule_text(Ruling(114)).find("Fool's Gold in full"), std::string::npos);
  EXPECT_NE(rule_text(AU(12)).find("event token"), std::string::npos);
  EXPECT_EQ(rule_text(B(30, 1)), "");
  EXPECT_EQ(rule_text({}), "");
}

}  // namespace
}  // namespace dr::wording_test
