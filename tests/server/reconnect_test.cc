// Connections that break: whoever comes back has missed nothing and hears nothing twice.
#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <map>

#include "darkrock/event_table.h"
#include "server/base/base64.h"
#include "server/store/tables.h"
#include "server/table/record.h"
#include "tests/server/fixture.h"

namespace dr {
namespace {

// A connection that is cut again and again, and goes on from what it has heard.
struct Cutter {
  // kNews: after so many updates with items or lines of chat. kAny: after one message of any kind,
  // then after two, three and so on. kNever: not at all.
  enum class When { kNews, kAny, kNever };
  Client client;
  When when = When::kNever;
  int every = 1;
  Following follow;
  std::vector<std::string> chat;
  int left = 0, cuts = 0;
};

class ReconnectTest : public ServerTest {
 protected:
  static constexpr int kMostAny = 7;

  Cutter cutter(const Guest& guest, Cutter::When when, int every = 1) {
    Cutter out{client(), when, every, {}, {}, 1, 0};
    out.client.set_token(guest.client.token());
    out.follow.keep_items = true;
    return out;
  }

  Task<> open(Cutter& c) { co_await c.client.open(table_ + c.follow.resume()); }

  Task<> cut(Cutter& c) {
    c.client.cut();
    ++c.cuts;
    c.left = c.when == Cutter::When::kAny ? 1 + c.cuts % kMostAny : c.every;
    co_await open(c);
  }

  // Takes a message, and is cut then if it is time.
  Task<> hear(Cutter& c) {
    const auto text = co_await c.client.receive();
    if (!text) throw std::runtime_error("the connection ended: " + c.client.close_reason());
    const std::size_t items = c.follow.items.size();
    if (!c.follow.hear(*text)) throw std::runtime_error("no message: " + *text);
    const bool said = text->starts_with(R"({"t":"chat")");
    if (said) c.chat.push_back(*text);
    if (std::ssize(c.follow.items) != c.follow.index + 1)
      throw std::runtime_error("items: " + *text);
    if (std::ssize(c.chat) != c.follow.chat) throw std::runtime_error("chat: " + *text);
    const bool news = said || c.follow.items.size() > items || c.when == Cutter::When::kAny;
    const bool counts = news && c.when != Cutter::When::kNever;
    if (counts && --c.left == 0) co_await cut(c);
  }

  Task<> hear_all(std::vector<Cutter>& all, std::int64_t index, std::int64_t chat) {
    for (Cutter& c : all)
      while (c.follow.index < index || c.follow.chat < chat) co_await hear(c);
  }

  // Says it again after every cut until it is heard that it was done: by the answer, or by the
  // number of the next choice.
  Task<> choose(Cutter& c, bool cut_first) {
    Choices options;
    c.follow.options(options);
    const auto any = rng_.below(static_cast<std::uint32_t>(options.n));
    const std::int64_t n = c.follow.acts;
    const std::string message = choose_message(++said_, n, options[static_cast<int>(any)]);
    int cuts = -1;
    for (;;) {
      if (cuts != c.cuts) {
        cuts = c.cuts;
        co_await c.client.send(message);
        if (cut_first) co_await cut(c);
        cut_first = false;
        continue;
      }
      bool heard = c.follow.acts > n;
      for (const json::object& reply : c.follow.replies) {
        EXPECT_EQ(text_of(reply, "t"), "ack") << json::serialize(reply);
        heard = heard || number_of(reply, "id") == said_;  // others answer what was said before
      }
      c.follow.replies.clear();
      if (heard) break;
      co_await hear(c);
    }
    ++chosen_[c.follow.seat];
  }

  Task<> chat(Cutter& c) {
    const std::string text = fmt::format("That was choice {}.", said_);
    const json::object message{{"t", "chat"}, {"id", ++said_}, {"text", text}};
    co_await c.client.send(json::serialize(message));
  }

  // The items and the view of somebody who comes for the first time.
  Task<Following> told_anew(const std::string& token) {
    Client fresh = client();
    fresh.set_token(token);
    co_await fresh.open(table_ + "?since=0");
    Following follow;
    follow.keep_items = true;
    while (follow.index < 0) {
      const auto text = co_await fresh.receive();
      if (!text) throw std::runtime_error("the connection ended");
      follow.hear(*text);
    }
    co_return follow;
  }

  std::int64_t said_ = 0;
  std::map<Seat, int> chosen_;
};

std::map<Seat, int> choices_in(const std::vector<std::string>& items) {
  std::map<Seat, int> out;
  for (const std::string& text : items) {
    const json::object item = parse_object(text).value();
    if (text_of(item, "k") == "choose") ++out[static_cast<Seat>(*number_of(item, "seat"))];
  }
  return out;
}

void expect_no_gap(const std::vector<std::string>& items) {
  for (std::size_t i = 0; i < items.size(); ++i)
    EXPECT_EQ(number_of(parse_object(items[i]).value(), "i"), static_cast<std::int64_t>(i));
}

TEST_F(ReconnectTest, ConnectionsCutEverywhereMissNothing) {
  using When = Cutter::When;
  run([&]() -> Task<> {
    const json::object spec{{"players", 3}, {"firstGame", true}, {"public", true}};
    std::vector<Guest> guests = co_await seat_guests(3, spec);
    guests.push_back(co_await guest());
    std::vector<Cutter> whole, cut_up;  // three seats and a spectator, each twice
    for (const Guest& guest : guests) {
      whole.push_back(cutter(guest, When::kNever));
      const bool any = cut_up.size() % 2;
      cut_up.push_back(
          cutter(guest, any ? When::kAny : When::kNews, static_cast<int>(1 + cut_up.size())));
    }
    for (std::size_t i = 0; i < 3; ++i) co_await guests[i].client.close();
    for (Cutter& c : whole) co_await open(c);
    for (Cutter& c : cut_up) co_await open(c);
    std::int64_t index = 0, lines = 0;
    for (int step = 0;; ++step) {
      for (const Cutter& c : cut_up) index = std::max(index, c.follow.index);
      co_await hear_all(whole, index, 0);
      co_await hear_all(cut_up, index, 0);
      if (whole[0].follow.status == "over") break;
      if (step % 8 == 3) {
        co_await chat(whole[static_cast<std::size_t>(step / 8 % 3)]);
        ++lines;
      }
      const auto asked = std::find_if(cut_up.begin(), cut_up.end(),
                                      [](const Cutter& c) { return c.follow.is_asked(); });
      if (asked == cut_up.end()) throw std::runtime_error("nobody is asked");
      co_await choose(*asked, step % 3 == 1);
      index = std::max(index, asked->follow.index);
    }
    co_await hear_all(whole, index, lines);
    co_await hear_all(cut_up, index, lines);
    EXPECT_GT(index, 100);
    EXPECT_GT(lines, 5);
    for (std::size_t i = 0; i < guests.size(); ++i) {
      SCOPED_TRACE("connection " + std::to_string(i));
      const Following anew = co_await told_anew(guests[i].client.token());
      expect_no_gap(whole[i].follow.items);
      EXPECT_EQ(whole[i].follow.items, cut_up[i].follow.items);
      EXPECT_EQ(whole[i].follow.items, anew.items);
      EXPECT_EQ(choices_in(anew.items), chosen_);
      EXPECT_EQ(whole[i].chat, cut_up[i].chat);
      EXPECT_EQ(static_cast<std::int64_t>(whole[i].chat.size()), lines);
      EXPECT_EQ(std::memcmp(&whole[i].follow.view, &cut_up[i].follow.view, sizeof(View)), 0);
      EXPECT_EQ(std::memcmp(&whole[i].follow.view, &anew.view, sizeof(View)), 0);
      EXPECT_EQ(cut_up[i].follow.status, "over");
      EXPECT_GT(cut_up[i].cuts, 25);
    }
  });
}

// A choice said three times, on a connection that is cut and on two more, is done once.
TEST_F(ReconnectTest, AChoiceSaidAgainIsDoneOnce) {
  run([&]() -> Task<> {
    const json::object spec{{"players", 2}, {"length", "short"}};
    std::vector<Guest> guests = co_await seat_guests(2, spec);
    for (int round = 0; round < 30; ++round) {
      co_await settle(guests);
      Guest& asked = guests[guests[0].follow.is_asked() ? 0 : 1];
      Choices options;
      asked.follow.options(options);
      const auto any = rng_.below(static_cast<std::uint32_t>(options.n));
      const std::int64_t n = asked.follow.acts, before = asked.follow.index;
      const std::string message = choose_message(++said_, n, options[static_cast<int>(any)]);
      co_await asked.client.send(message);
      asked.client.cut();
      std::optional<std::int64_t> done;
      for (int again = 0; again < 2; ++again) {
        co_await asked.client.open(table_ + asked.follow.resume());
        co_await asked.client.send(message);
        co_await hear_until(asked, [](const Following& f) { return !f.replies.empty(); });
        const json::object reply = asked.follow.replies[0];
        asked.follow.replies.clear();
        EXPECT_EQ(text_of(reply, "t"), "ack") << json::serialize(reply);
        EXPECT_EQ(number_of(reply, "i"), done.value_or(before + 1));
        done = number_of(reply, "i");
        EXPECT_EQ(asked.follow.index, before + 1);
        EXPECT_EQ(asked.follow.acts, n + 1);
      }
    }
  });
}

// What the log lets a seat, or a spectator, see of each item: its events as they are sent.
std::vector<std::string> events_in_log(Sql& sql, const std::string& table, Seat seat) {
  std::vector<std::string> out;
  TableRecord record;
  const auto events = std::make_unique<Events>();
  for (const EntryRow& row : entries_of(sql, table)) {
    LogEntry entry = read_entry(record.content(), row.body).value();
    entry.n = row.n;
    events->clear();
    EXPECT_EQ(record.add(entry, events.get()), "");
    std::string bytes;
    for (int i = 0; i < events->n; ++i)
      if (sees(events->list[i], seat))
        bytes.append(reinterpret_cast<const char*>(&events->list[i]), sizeof(Event));
    out.push_back(to_base64(bytes));
  }
  return out;
}

// How many of the events in some bytes are told in words.
int told_in(std::string_view bytes) {
  int n = 0;
  for (; bytes.size() >= sizeof(Event); bytes.remove_prefix(sizeof(Event))) {
    Event event;
    std::memcpy(&event, bytes.data(), sizeof(Event));
    n += is_told(event.kind);
  }
  return n;
}

std::vector<std::string> events_heard(const std::vector<std::string>& items) {
  std::vector<std::string> out;
  for (const std::string& text : items) {
    const json::object item = parse_object(text).value();
    const json::value* events = member(item, "ev");
    const std::string& told = out.emplace_back(events ? events->as_string() : "");
    const json::value* log = member(item, "log");
    if (!log) continue;
    EXPECT_EQ(static_cast<int>(log->as_array().size()), told_in(from_base64(told)));
  }
  return out;
}

TEST_F(ReconnectTest, ASpectatorWhoComesAndGoesSeesWhatIsPublic) {
  run([&]() -> Task<> {
    const json::object spec{{"players", 3}, {"length", "medium"}, {"public", true}};
    std::vector<Guest> guests = co_await seat_guests(3, spec);
    const Guest nobody = co_await guest();
    Cutter spectator = cutter(nobody, Cutter::When::kNever);
    for (int visit = 0; visit < 30; ++visit) {
      for (int i = 0; i < 4; ++i) co_await step(guests);
      co_await settle(guests);
      co_await spectator.client.open(table_ + spectator.follow.resume() +
                                     (visit % 2 ? "&words=1" : ""));
      const std::int64_t last = guests[0].follow.index;
      while (spectator.follow.index < last) co_await hear(spectator);
      if (visit % 3 == 0) {  // it stays for a while
        co_await step(guests);
        while (spectator.follow.index < last + 1) co_await hear(spectator);
      }
      co_await settle(guests);
      State blank{};
      blank.pub = guests[0].follow.view.pub;
      const View expected = observe_public(blank);
      EXPECT_EQ(std::memcmp(&spectator.follow.view, &expected, sizeof expected), 0);
      EXPECT_EQ(spectator.follow.seat, kNone);
      EXPECT_EQ(spectator.follow.acts, 0);
      spectator.client.cut();
    }
    const auto sql = database();
    auto log = events_in_log(*sql, table_, kNone);
    log.resize(spectator.follow.items.size());
    EXPECT_GT(log.size(), 120u);
    EXPECT_EQ(events_heard(spectator.follow.items), log);
    for (Seat seat = 0; seat < 3; ++seat) {
      const Following told = co_await told_anew(guests[seat].client.token());
      const auto own = events_in_log(*sql, table_, seat);
      EXPECT_EQ(events_heard(told.items), own);
      EXPECT_NE(own, log);
    }
  });
}

}  // namespace
}  // namespace dr
