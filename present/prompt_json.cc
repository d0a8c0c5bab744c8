// What a seat is asked: options, and actions that are refused now (prompt.h).
#include <algorithm>
#include <optional>
#include <vector>

#include "base/json.h"
#include "darkrock/choice_table.h"
#include "darkrock/queries.h"
#include "present/changes.h"
#include "present/prompt.h"
#include "present/safe.h"
#include "present/sure.h"
#include "present/target.h"
#include "text/wording/effect.h"
#include "text/wording/prompt.h"
#include "text/wording/wording.h"

namespace dr::present {
namespace {

struct PromptWriter {
  const Content& content;
  const View& view;
  const Templates& words;
  bool asked;
  Json json{};

  void question();
  void cause();
  void note();
  void groups(const Choices& options);
  std::string summary(Verb verb, const Choices& options) const;
  void options(const Choices& options);
  void option(const Outlook& outlook);
  void changes(const Outlook& outlook);
  void picks();
  void refused(const Choices& options);
  void refuse(Choice choice);
  Choice wished(Verb verb) const;
  Item cheapest() const;
};

void PromptWriter::options(const Choices& options) {
  std::vector<Outlook> outlooks;
  if (options.n) {
    Futures futures(content.catalog, view);
    for (const Choice choice : options) {
      std::vector<Event> sure = futures.sure_events(choice);
      std::vector<Change> changes = changes_of(sure);
      outlooks.push_back({choice, std::move(sure), std::move(changes)});
    }
  }
  json.begin("options", '[');
  for (const Outlook& outlook : outlooks) option(outlook);
  json.end(']');
  const std::optional<Choice> safe = safe_choice(view, outlooks);
  json.field("default", safe ? static_cast<long>(safe->code()) : -1L);
}

// Cards that are chosen together.
void PromptWriter::picks() {
  const Picks picks = view.seat < view.pub.players ? picks_now(view) : Picks{};
  json.field("begun", picks.begun);
  json.key("picks");
  if (!picks.pool || picks.cards == 1) return json.null();
  json.begin('{');
  json.field("cards", picks.cards);
  json.begin("pool", '[');
  for_each_card(picks.pool, [&](Card card) { json.put(int{card}); });
  json.end(']');
  json.end('}');
}

void PromptWriter::option(const Outlook& outlook) {
  const Choice choice = outlook.choice;
  const Target target = target_of(content.catalog, view, choice);
  const bool walks = choice.verb == Verb::kMove && view.pub.ask != Ask::kSendTo;
  const int steps =
      walks ? way(content.catalog, view.pub, view.seat, choice.a, choice.b != 0).steps : -1;
  json.begin('{');
  json.field("code", static_cast<long>(choice.code()));
  json.field("verb", id_of(choice.verb));
  json.field("a", choice.a);
  json.field("b", choice.b);
  json.field("c", choice.c);
  json.field("title", say_title(content, view, choice, words));
  json.field("detail", say_detail(content, view, choice, words));
  json.field("rule", say_rule(rule_behind(view.pub, choice)));
  json.field("space", target.space);
  json.field("card", target.card);
  json.field("item", target.item);
  json.field("seat", target.seat);
  json.field("steps", steps);
  changes(outlook);
  json.end('}');
}

void PromptWriter::changes(const Outlook& outlook) {
  json.begin("touches", '[');
  for (SeatSet rest = touched_by(view, outlook.choice, outlook.changes); rest; rest &= rest - 1)
    json.put(std::countr_zero(rest));
  json.end(']');
  json.begin("changes", '[');
  for (const Change& change : outlook.changes) {
    json.begin('{');
    json.field("seat", change.seat);
    json.field("what", change.what);
    json.field("by", change.by);
    json.end('}');
  }
  json.end(']');
}

void PromptWriter::cause() {
  const Cause why = cause_now(view.pub);
  json.begin("cause", '{');
  json.field("kind", id_of(why.kind));
  json.field("id", why.id);
  json.field("seat", why.seat < kMaxFigures ? why.seat : -1);
  json.field("name", cause_name(content, view.pub, words));
  json.field("text", say_cause(content, view, words));
  json.field("offer", say_offer(content, view.pub, words));
  json.field("rule", say_rule(why.rule));
  json.end('}');
}

void PromptWriter::note() {
  const Note left = note_now(content, view, words);
  json.key("note");
  if (left.kind.empty()) return json.null();
  json.begin('{');
  json.field("kind", left.kind);
  json.field("need", left.need);
  json.field("have", left.have);
  json.field("text", left.text);
  json.end('}');
}

// The question in parts; the seat asked, or the first of several.
void PromptWriter::question() {
  const Seat who = asked ? view.seat : static_cast<Seat>(std::countr_zero(view.pub.acting));
  json.field("headline", say_ask(content, view, words));
  json.field("hint", say_hint(view.pub, words));
  json.field("who", who);
  json.field("whoName", cast_of(content, view.pub, words).name[who]);
  cause();
  note();
}

std::string PromptWriter::summary(Verb verb, const Choices& options) const {
  int farthest = 0;
  std::vector<std::string> titles;
  for (const Choice choice : options) {
    if (choice.verb != verb) continue;
    if (verb == Verb::kMove && view.pub.ask != Ask::kSendTo)
      farthest = std::max(farthest,
                          way(content.catalog, view.pub, view.seat, choice.a, choice.b != 0).steps);
    const bool shopping = verb == Verb::kBuy || verb == Verb::kUpgrade;
    std::string title = shopping ? capitalise(choice_thing(content, view, choice, words))
                                 : say_title(content, view, choice, words);
    if (std::ranges::find(titles, title) == titles.end()) titles.push_back(std::move(title));
  }
  if (farthest) return words.format("group.move", {{"n", std::to_string(farthest)}});
  std::string out;
  for (const std::string& title : titles) out += (out.empty() ? "" : ", ") + title;
  return out;
}

void PromptWriter::groups(const Choices& options) {
  json.begin("groups", '[');
  for (int i = 0; i < options.n; ++i) {
    const Verb verb = options[i].verb;
    if (i && options[i - 1].verb == verb) continue;  // options are in the order of their verbs
    json.begin('{');
    json.field("verb", id_of(verb));
    json.field("title", say_group(verb, words));
    json.field("summary", summary(verb, options));
    json.end('}');
  }
  json.end(']');
}

Item PromptWriter::cheapest() const {
  const Catalog& cat = content.catalog;
  const Player& me = view.pub.player[view.seat];
  Item best = 0;
  int price = 256;
  for (Item item = 0; item < cat.n_items; ++item)
    if (stock_of(view.pub, item) && !(me.items >> item & 1) && cat.items[item].price < price) {
      best = item;
      price = cat.items[item].price;
    }
  return best;
}

// The choice of a verb that people would make if they could.
Choice PromptWriter::wished(Verb verb) const {
  const Player& me = view.pub.player[view.seat];
  Choice choice{verb};
  if (verb == Verb::kFight) choice.a = nearest_figure(content.catalog, view.pub, view.seat);
  if (verb == Verb::kBuy) choice.a = cheapest();
  if (verb == Verb::kDeposit) choice.a = std::max<std::uint8_t>(1, me.nuggets);
  if (verb == Verb::kRevel) choice.a = 1;
  if (verb == Verb::kTakeCattle)
    choice.a = static_cast<std::uint8_t>(std::max(0, ranch_colour(content.catalog, me.space)));
  return choice;
}

void PromptWriter::refuse(Choice choice) {
  WhyNot why = why_not(content.catalog, view, choice);
  if (why.ok() || why.code == Refusal::kNotInThisGame || why.code == Refusal::kNoCattleInGame)
    return;
  const std::string rule = say_rule(why.rule);
  why.rule = {};
  json.begin('{');
  json.field("code", static_cast<long>(choice.code()));
  json.field("verb", id_of(choice.verb));
  json.field("text", say_group(choice.verb, words));
  json.field("why", say_refusal(content, view, choice, why, words));
  json.field("rule", rule);
  json.end('}');
}

void PromptWriter::refused(const Choices& options) {
  for (const VerbInfo& info : kVerbTable) {
    if (info.role != Role::kAction || info.traits.unsought) continue;
    bool offered = false;
    for (const Choice choice : options) offered |= choice.verb == info.verb;
    if (!offered) refuse(wished(info.verb));
  }
}

}  // namespace

std::string prompt_json(const Content& content, const View& view, const Templates& words) {
  const Public& pub = view.pub;
  Choices options;
  if (view.seat < pub.players) legal(content.catalog, view, options);
  PromptWriter w{content, view, words, options.n > 0};
  w.json.begin('{');
  w.json.field("asked", options.n > 0);
  w.json.field("ask", id_of(pub.ask));
  w.json.field("rule", pub.acting ? say_rule(asked_by(pub)) : std::string{});
  if (pub.acting) w.question();
  w.groups(options);
  w.options(options);
  w.picks();
  w.json.begin("refused", '[');
  if (options.n && pub.ask == Ask::kAction) w.refused(options);
  w.json.end(']');
  w.json.end('}');
  return w.json.text();
}

std::string why_json(const Content& content, const View& view, Choice choice,
                     const Templates& words) {
  WhyNot why = why_not(content.catalog, view, choice);
  const std::string rule = say_rule(why.rule);
  why.rule = {};
  Json json;
  json.begin('{');
  json.field("ok", why.ok());
  json.field("why", why.ok() ? std::string{} : say_refusal(content, view, choice, why, words));
  json.field("rule", rule);
  json.end('}');
  return json.text();
}

}  // namespace dr::present
