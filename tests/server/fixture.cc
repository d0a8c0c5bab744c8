#include "tests/server/fixture.h"

#include <stdlib.h>

namespace dr {
namespace {

// Keeps what Following does not.
void note(Guest& guest, const std::string& text) {
  const bool update = text.starts_with(R"({"t":"update")");
  if (update) guest.update = text;
  if (update && text.find(R"("table":{)") == std::string::npos) return;
  const json::object message = parse_object(text).value_or(json::object{});
  const std::string kind = text_of(message, "t").value_or("");
  if (update)
    guest.table = message.at("table").as_object();
  else if (kind != "ack" && kind != "refused")
    guest.heard.push_back(message);
}

std::string shown(const json::object& object) { return json::serialize(object); }

}  // namespace

ServerTest::ServerTest() {
  char name[] = "/tmp/darkrock-test-XXXXXX";
  folder_ = mkdtemp(name);
}

ServerTest::~ServerTest() {
  stop();
  std::filesystem::remove_all(folder_);
}

Settings ServerTest::settings() const {
  Settings s;
  s.port = 0;
  s.database = (folder_ / "test.db").string();
  s.bot_delay = 0;
  s.log_level = LogLevel::kError;
  s.guest_rate = s.login_rate = s.request_rate = s.message_rate = 100000;
  s.chat_rate = s.chat_burst = 100000;
  s.request_burst = s.message_burst = 100000;
  s.max_connections_per_address = 10000;
  return s;
}

void ServerTest::start() {
  server_ = std::make_unique<Server>(settings());
  server_->start();
}

void ServerTest::stop() { server_.reset(); }

void ServerTest::run(std::function<Task<>()> body) {
  if (!server_) start();
  auto result = asio::co_spawn(context_, body(), asio::use_future);
  context_.restart();
  context_.run_for(std::chrono::minutes(10));  // only a test that hangs takes so long
  ASSERT_EQ(result.wait_for(std::chrono::seconds(0)), std::future_status::ready)
      << "the test waits for something that does not come";
  EXPECT_NO_THROW(result.get());
}

Task<Guest> ServerTest::guest(std::string name) {
  Guest guest{client(), {}, 0};
  co_await guest.client.become_guest(std::move(name));
  co_return guest;
}

Task<> ServerTest::hear_until(Guest& guest, std::function<bool(const Following&)> done) {
  while (!done(guest.follow)) {
    const auto text = co_await guest.client.receive();
    if (!text) throw std::runtime_error("the connection ended: " + guest.client.close_reason());
    if (!guest.follow.hear(*text)) throw std::runtime_error("no message: " + *text);
    note(guest, *text);
  }
}

Task<json::object> ServerTest::ask(Guest& guest, json::object message) {
  const std::int64_t id = ++guest.sent;
  message["id"] = id;
  co_await guest.client.send(json::serialize(message));
  co_await hear_until(guest, [](const Following& f) { return !f.replies.empty(); });
  const json::object reply = guest.follow.replies.front();
  guest.follow.replies.erase(guest.follow.replies.begin());
  if (number_of(reply, "id") != id) throw std::runtime_error("an answer to something else");
  co_return reply;
}

Task<> ServerTest::ready(Guest& guest) {
  std::string entropy;
  for (int i = 0; i < 64; ++i) entropy += "0123456789abcdef"[rng_.below(16)];
  const json::object message{{"t", "ready"}, {"entropy", entropy}};
  const json::object reply = co_await ask(guest, message);
  if (text_of(reply, "t") != "ack") throw std::runtime_error(json::serialize(reply));
}

Task<std::vector<Guest>> ServerTest::seat_guests(int people, json::object spec) {
  std::vector<Guest> guests;
  for (int i = 0; i < people; ++i) guests.push_back(co_await guest());
  const HttpAnswer made =
      co_await guests[0].client.request("POST", "/api/tables", json::serialize(spec));
  if (made.status != 201) throw std::runtime_error("no table: " + made.body);
  table_ = text_of(made.json(), "id").value_or("");
  code_ = text_of(made.json(), "code").value_or("");
  for (int i = 0; i < people; ++i) {
    Guest& guest = guests[static_cast<std::size_t>(i)];
    const std::string code = json::serialize(json::object{{"code", code_}});
    if (i) co_await guest.client.request("POST", "/api/join", code);
    co_await guest.client.open(table_);
    co_await hear_until(guest, [](const Following& f) { return f.index >= 0; });
    const json::object sit{{"t", "sit"}, {"seat", i}};
    if (i) co_await ask(guest, sit);
  }
  for (Guest& guest : guests) co_await ready(guest);
  for (Guest& guest : guests)
    co_await hear_until(guest, [](const Following& f) { return f.dealt; });
  co_return guests;
}

Task<> ServerTest::settle(std::vector<Guest>& guests) {
  std::int64_t last = 0;
  for (const Guest& guest : guests) last = std::max(last, guest.follow.index);
  for (Guest& guest : guests)
    co_await hear_until(guest, [last](const Following& f) { return f.index >= last; });
}

Task<bool> ServerTest::step(std::vector<Guest>& guests) {
  co_await settle(guests);
  for (Guest& guest : guests) {
    if (!guest.follow.is_asked()) continue;
    Choices options;
    guest.follow.options(options);
    const Choice choice =
        options[static_cast<int>(rng_.below(static_cast<std::uint32_t>(options.n)))];
    const json::object message{
        {"t", "choose"}, {"n", guest.follow.acts}, {"choice", choice.code()}};
    const json::object reply = co_await ask(guest, message);
    if (text_of(reply, "t") != "ack") throw std::runtime_error(json::serialize(reply));
    co_return true;
  }
  if (guests[0].follow.status == "over") co_return false;
  // a bot is asked
  const std::int64_t last = guests[0].follow.index;
  co_await hear_until(guests[0], [last](const Following& f) { return f.index > last; });
  co_return true;
}

Task<> ServerTest::play_to_end(std::vector<Guest>& guests) {
  bool more = true;
  while (more) more = co_await step(guests);
}

void ServerTest::start(const Settings& settings) {
  server_ = std::make_unique<Server>(settings);
  server_->start();
}

Task<> ServerTest::make_table(Guest& host, std::string spec) {
  const HttpAnswer made = co_await host.client.request("POST", "/api/tables", spec);
  if (made.status != 201) throw std::runtime_error("no table: " + made.body);
  table_ = text_of(made.json(), "id").value_or("");
  code_ = text_of(made.json(), "code").value_or("");
}

Task<> ServerTest::enter(Guest& guest) {
  const std::string code = R"({"code":")" + code_ + "\"}";
  const HttpAnswer joined = co_await guest.client.request("POST", "/api/join", code);
  if (joined.status != 200) throw std::runtime_error("cannot join: " + joined.body);
  co_await guest.client.open(table_);
  guest.follow = {};
  co_await hear_until(guest, [](const Following& f) { return f.index >= 0; });
}

Task<> ServerTest::sit(Guest& guest, int seat) {
  co_await enter(guest);
  co_await expect_ack(guest, R"({"t":"sit","seat":)" + std::to_string(seat) + "}");
}

Task<json::object> ServerTest::expect_ack(Guest& guest, std::string message) {
  const json::object parsed = parse_object(message).value();
  const json::object reply = co_await ask(guest, parsed);
  EXPECT_EQ(text_of(reply, "t"), "ack") << message << " " << shown(reply);
  co_return reply;
}

Task<json::object> ServerTest::expect_refused(Guest& guest, std::string message, std::string code,
                                              std::string words) {
  const json::object parsed = parse_object(message).value();
  const json::object reply = co_await ask(guest, parsed);
  EXPECT_EQ(text_of(reply, "t"), "refused") << message;
  EXPECT_EQ(text_of(reply, "code"), code) << message << " " << shown(reply);
  EXPECT_NE(text_of(reply, "why").value_or("").find(words), std::string::npos)
      << message << " " << shown(reply);
  co_return reply;
}

Task<HttpAnswer> ServerTest::expect_http(Client& client, std::string request, std::string body,
                                         int status, std::string code, std::string words) {
  const auto space = request.find(' ');
  const HttpAnswer answer =
      co_await client.request(request.substr(0, space), request.substr(space + 1), body);
  EXPECT_EQ(answer.status, status) << request << " " << body << " " << answer.body;
  if (code.empty()) co_return answer;
  const json::object all = answer.json();
  const json::value* error = member(all, "error");
  const json::object refusal = error && error->is_object() ? error->get_object() : json::object{};
  EXPECT_EQ(text_of(refusal, "code"), code) << request << " " << body << " " << answer.body;
  EXPECT_NE(text_of(refusal, "why").value_or("").find(words), std::string::npos)
      << request << " " << body << " " << answer.body;
  co_return answer;
}

Task<json::object> ServerTest::hear(Guest& guest, std::string kind) {
  for (;;) {
    while (!guest.heard.empty()) {
      const json::object message = guest.heard.front();
      guest.heard.erase(guest.heard.begin());
      if (text_of(message, "t") == kind) co_return message;
    }
    co_await hear_until(guest, [&](const Following&) { return !guest.heard.empty(); });
  }
}

Task<int> ServerTest::hear_end(Guest& guest) {
  for (;;) {
    const auto text = co_await guest.client.receive();
    if (!text) co_return guest.client.close_code();
    guest.follow.hear(*text);
    note(guest, *text);
  }
}

Task<> ServerTest::catch_up(Guest& guest) { co_await expect_ack(guest, R"({"t":"ping"})"); }

std::unique_ptr<Sql> ServerTest::database() const { return open_sql(settings().database); }

std::string ServerTest::replay_problem(const std::string& text) const {
  const Content& content = default_content(replay_modules(text));
  const ReplayResult read = read_replay(content, text, "replay");
  if (!read.ok) return "it cannot be read";
  if (!read.replay.secret) return "it shows no secret";
  return verify(content, read.replay).problem;
}

}  // namespace dr
