#include "base/json.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>

namespace dr {
namespace {

void sample(Json& json) {
  json.begin('{').field("text", "a \"b\" \\ c\nd").field("half", 0.5).field("none", -0.0);
  json.begin("list", '[').put(1).put(true).begin('{').end('}').begin('[').put("x").put(2).end(']');
  json.end(']').key("nothing").null();
  json.field("seed", UINT64_MAX).end('}');
}

TEST(Json, WritesForPrograms) {
  Json json;
  sample(json);
  EXPECT_EQ(json.text(),
            R"({"text":"a \"b\" \\ c\nd","half":0.5,"none":0,)"
            R"("list":[1,true,{},["x",2]],"nothing":null,"seed":18446744073709551615})");
}

TEST(Json, WritesForPeople) {
  Json json(2);
  sample(json);
  EXPECT_EQ(json.text(), R"({
  "text": "a \"b\" \\ c\nd",
  "half": 0.5,
  "none": 0,
  "list": [
    1,
    true,
    {},
    ["x", 2]
  ],
  "nothing": null,
  "seed": 18446744073709551615
}
)");
}

TEST(Json, WritesNumbersToSixPlaces) {
  Json json;
  json.begin('[').put(1.0 / 3).put(-2.0).put(1e12).put(1e-9).put(HUGE_VAL).end(']');
  EXPECT_EQ(json.text(), "[0.333333,-2,1000000000000,0,null]");
}

TEST(Json, EscapesWhatAStringCannotHold) {
  EXPECT_EQ(json_quoted("plain ä € 😀"), "\"plain ä € 😀\"");
  EXPECT_EQ(json_quoted(std::string_view("\x01\0\x7f", 3)), R"("\u0001\u0000\u007f")");
  EXPECT_EQ(json_quoted("\xff\xc3"), R"("??")");
}

}  // namespace
}  // namespace dr
