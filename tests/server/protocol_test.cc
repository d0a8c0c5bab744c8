// docs/protocol.md and its schemas against the program: every request, field, word and code.
#include "tests/server/protocol.h"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <regex>

#include "darkrock/setup.h"
#include "server/account/ending.h"
#include "server/table/entry.h"
#include "tests/server/fixture.h"
#include "tests/support/json_schema.h"
#include "tests/support/paths.h"

namespace dr {
namespace {

std::string page() { return text_of_file(source_dir() + "/docs/protocol.md"); }

bool names(const std::string& text, const std::string& word) {
  return text.find("`" + word + "`") != std::string::npos;
}

// The words after any of these openings: `refuse("taken"`.
std::set<std::string> codes_in(const std::string& text) {
  std::set<std::string> all;
  for (const std::string opening : {"RequestError(", "refuse("})
    for (std::size_t at = text.find(opening); at != text.npos; at = text.find(opening, at + 1)) {
      std::size_t from = at + opening.size();
      while (std::isspace(static_cast<unsigned char>(text[from]))) ++from;
      if (text[from] == '"') all.insert(text.substr(from + 1, text.find('"', from + 1) - from - 1));
    }
  return all;
}

std::string sources_of_server() {
  std::string all;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(source_dir() + "/server")) {
    const std::string path = entry.path().string();
    if (path.ends_with(".cc") && !path.ends_with("_test.cc")) all += text_of_file(path);
  }
  return all;
}

// "GET /api/tables/*" of server/api/api.cc as the page writes it.
std::set<std::string> requests_of_server() {
  std::set<std::string> all;
  const std::string source = text_of_file(source_dir() + "/server/api/api.cc");
  const std::regex endpoint("\\{\"([A-Z]+)\", \"(/[^\"]*)\", RequestKind");
  for (std::sregex_iterator it(source.begin(), source.end(), endpoint), end; it != end; ++it) {
    std::string path = (*it)[2].str();
    if (const auto star = path.find('*'); star != path.npos)
      path.replace(star, 1, path.starts_with("/api/invite/") ? "CODE" : "ID");
    all.insert((*it)[1].str() + " " + path);
  }
  return all;
}

// The names of all properties below a schema.
void add_fields(const json::value& schema, std::set<std::string>& fields) {
  if (schema.is_array())
    for (const json::value& one : schema.get_array()) add_fields(one, fields);
  if (!schema.is_object()) return;
  for (const auto& [key, value] : schema.get_object()) {
    if (key == "properties")
      for (const auto& [name, one] : value.as_object()) fields.insert(std::string(name));
    add_fields(value, fields);
  }
}

std::vector<std::string> words_at(const std::string& reference, const char* property,
                                  const char* keyword) {
  const json::value* schema = protocol_schemas().find(reference);
  std::vector<std::string> words;
  if (!schema) return words;
  for (const json::value& word : schema->as_object()
                                     .at("properties")
                                     .as_object()
                                     .at(property)
                                     .as_object()
                                     .at(keyword)
                                     .as_array())
    words.emplace_back(word.as_string());
  return words;
}

// The kinds of a file of messages.
std::set<std::string> kinds_of(const char* file) {
  std::set<std::string> kinds;
  for (const json::value& one : protocol_schemas().find(file)->as_object().at("oneOf").as_array())
    kinds.emplace(one.at("properties").at("t").at("const").as_string());
  return kinds;
}

TEST(Protocol, EveryRequestHasItsSchemaAndItsRow) {
  const std::set<std::string> requests = requests_of_server();
  EXPECT_GT(requests.size(), 30u);
  const std::string text = page();
  for (const std::string& request : requests) {
    EXPECT_TRUE(protocol_schemas().find("http.schema.json#/$defs/" + request)) << request;
    EXPECT_TRUE(names(text, request)) << request;
  }
  for (const auto& [name, schema] :
       protocol_schemas().find("http.schema.json")->at("$defs").as_object()) {
    const bool is_request = std::string(name).find(' ') != std::string::npos;
    EXPECT_TRUE(!is_request || requests.count(std::string(name)))
        << name << " is nothing the server answers";
  }
}

TEST(Protocol, ThePageNamesEveryKindOfMessageAndEveryField) {
  const std::string text = page();
  for (const char* file : {"client.schema.json", "server.schema.json"})
    for (const std::string& kind : kinds_of(file)) EXPECT_TRUE(names(text, kind)) << kind;
  std::set<std::string> fields;
  for (const auto& [name, schema] : protocol_schemas().files()) add_fields(schema, fields);
  EXPECT_GT(fields.size(), 100u);
  for (const std::string& field : fields) {
    const bool only_in_own_data = field.starts_with("holiday") || field == "account" ||
                                  field == "sessions" || field == "devices" || field == "muted" ||
                                  field == "watched" || field == "reports" || field == "summary" ||
                                  field == "banned" || field == "seen";  // GET /api/me/data
    const bool is_status = std::isdigit(static_cast<unsigned char>(field[0]));
    if (only_in_own_data || is_status || field == "body") continue;
    EXPECT_TRUE(names(text, field) || text.find("\"" + field + "\"") != text.npos) << field;
  }
}

TEST(Protocol, WordsAreThoseOfTheProgram) {
  const std::string text = page();
  const std::vector<std::string> items = words_at("server.schema.json#/$defs/item", "k", "enum");
  ASSERT_EQ(items.size(), static_cast<std::size_t>(EntryKind::kRemove) + 1);
  for (std::size_t i = 0; i < items.size(); ++i)
    EXPECT_EQ(items[i], entry_word(static_cast<EntryKind>(i)));
  const std::vector<std::string> editions =
      words_at("common.schema.json#/$defs/table", "edition", "enum");
  ASSERT_EQ(editions.size(), static_cast<std::size_t>(Profile::kCount));
  for (std::size_t i = 0; i < editions.size(); ++i) EXPECT_EQ(editions[i], kProfileId[i]);
  for (int i = 0; i < static_cast<int>(Ending::kCount); ++i)
    EXPECT_TRUE(names(text, std::string(close_word(static_cast<Ending>(i))))) << i;
}

// A code of a refusal stands in the page by its name, or with all that make no sense ("bad-...").
TEST(Protocol, ThePageNamesEveryCodeOfARefusal) {
  const std::string text = page();
  const std::set<std::string> codes = codes_in(sources_of_server());
  EXPECT_GT(codes.size(), 40u);
  for (const std::string& code : codes)
    EXPECT_TRUE(names(text, code) || code.starts_with("bad-") || code.find(' ') != code.npos)
        << code;
}

// The bounds that the schemas promise, at the server itself.
TEST_F(ServerTest, BoundsOfFieldsAreThoseOfTheSchemas) {
  run([&]() -> Task<> {
    Client client = this->client();
    const auto name = [](int letters) {
      return json::serialize(
          json::object{{"name", std::string(static_cast<std::size_t>(letters), 'x')}});
    };
    co_await expect_http(client, "POST /api/guest", name(1), 400, "bad-name");
    co_await expect_http(client, "POST /api/guest", name(25), 400, "bad-name");
    co_await expect_http(client, "POST /api/guest", name(24), 201);
    const auto claim = [](int letters) {
      const std::string password(static_cast<std::size_t>(letters), 'p');
      return json::serialize(json::object{{"name", "Calamity"}, {"password", password}});
    };
    co_await expect_http(client, "POST /api/me/claim", claim(7), 400, "bad-password");
    co_await expect_http(client, "POST /api/me/claim", claim(201), 400, "bad-password");
    co_await expect_http(client, "POST /api/me/claim", claim(200), 200);
    const auto clock = [](const char* of) { return std::string(R"({"clock":)") + of + "}"; };
    static constexpr std::array kBad = {
        R"({"kind":"live","seconds":9})", R"({"kind":"turn","seconds":86401})",
        R"({"kind":"days","days":31})", R"({"kind":"live","seconds":60,"increment":3601})"};
    static constexpr std::array kGood = {R"({"kind":"live","seconds":10,"increment":3600})",
                                         R"({"kind":"turn","seconds":86400})",
                                         R"({"kind":"days","days":30})"};
    for (const char* bad : kBad)
      co_await expect_http(client, "POST /api/tables", clock(bad), 400, "bad-table");
    for (const char* good : kGood)
      co_await expect_http(client, "POST /api/tables", clock(good), 201);
    const std::string title(61, 't');
    const std::string titled = R"({"title":")" + title + R"("})";
    const HttpAnswer made = co_await expect_http(client, "POST /api/tables", titled, 201);
    const std::string address = "GET /api/tables/" + text_of(made.json(), "id").value_or("");
    const HttpAnswer shown = co_await expect_http(client, address, "", 200);
    EXPECT_EQ(text_of(shown.json().at("table").as_object(), "title"), title.substr(1));
  });
}

// The watch does see what is wrong.
TEST(Protocol, TheSchemasRefuseWhatIsNotSo) {
  const auto complaints = [](const char* schema, const char* text) {
    return protocol_schemas().complaints(schema, json::parse(text)).size();
  };
  EXPECT_EQ(complaints("server.schema.json", R"({"t":"ack","id":1,"i":2})"), 0u);
  EXPECT_EQ(complaints("server.schema.json", R"({"t":"ack","id":1})"), 1u);
  EXPECT_EQ(complaints("server.schema.json", R"({"t":"ack","id":1,"i":2,"more":3})"), 1u);
  EXPECT_EQ(complaints("server.schema.json", R"({"t":"nothing"})"), 1u);
  EXPECT_EQ(complaints("client.schema.json", R"({"t":"sit","seat":6})"), 1u);
  EXPECT_EQ(complaints("client.schema.json", R"({"t":"choose","n":0,"choice":"pass"})"), 0u);
  EXPECT_EQ(complaints("client.schema.json", R"({"t":"ready","entropy":"00"})"), 1u);
  EXPECT_EQ(complaints("common.schema.json#/$defs/clock", R"({"kind":"days","days":0})"), 1u);
}

}  // namespace
}  // namespace dr
