#include "server/base/look.h"

#include <gtest/gtest.h>

namespace dr {
namespace {

TEST(Look, NamesAreKeptInOneForm) {
  EXPECT_EQ(normal_name("Ann"), "Ann");
  EXPECT_EQ(normal_name("\uFF21nn"), "Ann");               // full width
  EXPECT_EQ(normal_name("E\u0301va"), "\u00C9va");         // e and its accent become one
  EXPECT_EQ(normal_name("Big  \u00A0Nose "), "Big Nose");  // a no-break space is a space
  EXPECT_EQ(normal_name("\xff"), "");
}

TEST(Look, CaseDoesNotMatterToFindSomebody) {
  EXPECT_EQ(name_key("\u00C9VA"), name_key("\u00E9va"));
  EXPECT_EQ(name_key("Stra\u00DFe"), name_key("STRASSE"));
  EXPECT_EQ(name_key("Doc  Holliday"), name_key("doc holliday"));
  EXPECT_NE(name_key("Ann"), name_key("Anna"));
}

TEST(Look, NamesThatLookAlikeHaveOneLook) {
  EXPECT_EQ(name_look("Anna"), name_look("\u0410nn\u0430"));  // Cyrillic A and a
  EXPECT_EQ(name_look("\u0420\u0430\u0443\u0440\u0430l"), name_look("Paypal"));
  EXPECT_EQ(name_look("BiIl"), name_look("Bill"));  // a capital i
  EXPECT_EQ(name_look("Bi1l"), name_look("Bill"));
  EXPECT_EQ(name_look("anna"), name_look("ANNA"));
  EXPECT_NE(name_look("Anna"), name_look("Annie"));
}

TEST(Look, NamesAreOfOneScript) {
  for (const char* name :
       {"Ann", "\u041E\u043B\u0435\u043D\u0430", "Jo\u00E3o", "\u674E\u5C0F\u9F99",
        "\u3084\u307E\u3060 \u592A\u90CE", "Doc 2", "O'Neil", "Zo\u00EB-7"})
    EXPECT_EQ(refuse_look(name), "") << name;
  EXPECT_NE(refuse_look("\u0410nna").find("one script"), std::string::npos);
  EXPECT_NE(refuse_look("Ann\u03B1").find("one script"), std::string::npos);
}

TEST(Look, WhatNobodySeesIsRefused) {
  for (const char* name :
       {"An\u200Bn", "An\u200Dn", "An\u00ADn", "\u202EnnA", "A\u2066nn", "Ann\uFEFF", "Ann\u2028",
        "An\uE000n", "A\u061Cnn", "\u115Fn", "Ann\u3164"})
    EXPECT_NE(refuse_look(name).find("cannot be seen"), std::string::npos) << name;
  EXPECT_NE(refuse_look("A\u0301\u0301nn"), "");  // the same mark twice
}

TEST(Look, LettersAreNotBuriedUnderMarks) {
  for (const char* name : {"Vi\u1EC7t", "\u0E01\u0E49\u0E33\u0E01\u0E36\u0E48", "Ann\u0302\u0323"})
    EXPECT_EQ(refuse_look(name), "") << name;
  for (const char* name : {"e\u0302\u0303\u0304", "Ann\u0338", "Ann\u20DD"})
    EXPECT_NE(refuse_look(name).find("marks"), std::string::npos) << name;
}

}  // namespace
}  // namespace dr
