// Verbs and their arguments.
#include "base/text.h"
#include "content/compiler/meaning.h"
#include "content/compiler/vocabulary.h"
#include "darkrock/state.h"

namespace dr::compiler {
namespace {

constexpr int kMostCards = 12;  // of one step: more than a hand ever holds

const VerbWord* find_verb(std::string_view word) {
  for (const VerbWord& verb : kVerbs)
    if (verb.word == word) return &verb;
  return nullptr;
}

}  // namespace

bool Meaning::verb(Instr& out) {
  const Token& word = next();
  if (word.kind != Token::kWord)
    return fail(word, "found " + shown(word) + ", expected a verb, if, choose or may");
  const VerbWord* found = find_verb(word.text);
  if (!found) {
    if (find_word(kPassiveVerbs, word.text) >= 0)
      return fail(word, quoted(word.text) + " is for passive abilities");
    std::vector<std::string_view> known = {"if", "choose", "may"};
    for (const VerbWord& v : kVerbs) known.push_back(v.word);
    return fail(word, "unknown verb " + quoted(word.text) + did_you_mean(word.text, known));
  }
  out.op = found->op;
  if (needs_ante_up(out.op) && without_ante_up(word, quoted(word.text))) return false;
  if (out.op == Op::kLookHand && names_.ante_up && peek().is("train-or-token"))
    out.op = Op::kLookToken;
  if (misplaced(word, out.op)) return false;
  return arguments(word, out);
}

// Verbs that make sense only in some places.
bool Meaning::misplaced(const Token& word, Op op) {
  static_assert(kOps == 44);  // where may a new verb stand?
  const auto only = [&](bool allowed, std::string_view where) {
    return !allowed && !fail(word, quoted(word.text) + " is for " + std::string(where));
  };
  const Moment m = site_.moment;
  switch (op) {
    case Op::kEnemyCard:
    case Op::kOwnCard:
    case Op::kWinTies:
    case Op::kCancelWounds: return only(m == Moment::kFightReveal, "the moment fight-reveal");
    case Op::kNpcCards:
    case Op::kLookHand: return only(m == Moment::kFightStart, "the moment fight-start");
    case Op::kReroll: return only(m == Moment::kProspected, "the moment prospected");
    case Op::kKeepRandom:
      return only(m == Moment::kPokerWon || m == Moment::kPokerLost,
                  "the moments poker-won and poker-lost");
    case Op::kStartPoker: return only(site_.head == Head::kAction, "actions");
    case Op::kLookToken:
    case Op::kEvent: return only(site_.deck != Deck::kMib, "cards of players");
    case Op::kRestartFight:
    case Op::kNoBanditMp: return only(site_.deck == Deck::kFight, "fight cards");
    case Op::kDiscardThis: return only(site_.deck == Deck::kItem, "items");
    case Op::kStalk:
    case Op::kAttack: return only(site_.deck == Deck::kMib, "cards of the Man in Black");
    default: return false;
  }
}

bool Meaning::arguments(const Token& word, Instr& out) {
  static_assert(kOps == 44);  // what does a new verb take?
  switch (out.op) {
    case Op::kGain:
    case Op::kLose: return resource(word, out);
    case Op::kDraw:
      if (!accept("to-limit")) return number(out.a, 1, kMostCards);
      out.a = kNone;
      return true;
    case Op::kDiscard:
      if (!number(out.a, 1, kMostCards)) return false;
      out.b = accept("random");
      return true;
    case Op::kWound:
      if (!number(out.a, 1, kMaxWounds)) return false;
      out.b = accept("sure");
      return true;
    case Op::kHeal:
      if (!accept("all")) return number(out.a, 1, kMaxWounds);
      out.a = kNone;
      return true;
    case Op::kRoll:
      seen_.roll = true;
      return number(out.a, 1, 9) && (accept("die") || expect("dice", "after the number"));
    case Op::kReroll: return one() && expect("die", "after 'reroll 1'");
    case Op::kMove: return up_to(out.a);
    case Op::kMoveSheriff: seen_.sheriff = true; return up_to(out.a);
    case Op::kSend: return send(out);
    case Op::kPlace: return place_token(out);
    case Op::kEnemyCard:
    case Op::kNpcCards: return minus(out.a);
    case Op::kOwnCard: out.b = peek().sign == '+'; return out.b ? plus(out.a) : minus(out.a);
    case Op::kLookHand:
    case Op::kLookToken: return look(out);
    case Op::kGive: return give();
    case Op::kTakeItem: return one();
    case Op::kShop: return shop(out);
    case Op::kExtraAction: return number(out.a, 1, 8);
    case Op::kKeepRandom: return one() && expect("random", "after 'keep 1'");
    case Op::kEvent: return event(out);
    case Op::kStoryDisc: out.a = accept("left") ? 1 : accept("right") ? 2 : 0; return true;
    case Op::kStalk: return stalk(out);
    case Op::kAttack: return attack(out);
    default: return true;  // no arguments
  }
}

bool Meaning::one() {
  std::uint8_t n = 0;
  return number(n, 1, 1);
}

bool Meaning::give() {
  const Token& price = peek();
  const bool fits =
      next().text == "$10" && next().is("or") && next().text == "1" && next().is("card");
  return fits || fail(price, "expected 'give $10 or 1 card'");
}

bool Meaning::attack(Instr& out) {
  const Token& what = next();
  if (!what.is("duel") && !what.is("robbery"))
    return fail(what, "found " + shown(what) + ", expected duel or robbery");
  out.a = static_cast<std::uint8_t>(what.is("duel") ? FightKind::kDuel : FightKind::kRobbery);
  return true;
}

bool Meaning::resource(const Token& word, Instr& out) {
  const bool gain = out.op == Op::kGain;
  if (peek().kind == Token::kDollars) {
    out.op = gain ? Op::kGainCash : Op::kLoseCash;
    return dollars(out.a);
  }
  if (peek().kind != Token::kNumber)
    return unexpected("an amount like $20 or 1 LP after " + quoted(word.text));
  if (!number(out.a)) return false;
  const Token& what = next();
  std::string_view name = what.text;
  if (name == "nuggets" || name == "longhorns" || name == "legends") name.remove_suffix(1);
  const int i = what.kind == Token::kWord ? find_word(kResWords, name) : -1;
  if (i < 0)
    return fail(what, "found " + shown(what) + ", expected " +
                          (!gain            ? "LP or nugget"
                           : names_.ante_up ? "LP, MP, WP, GP, nugget, longhorn, legend or same"
                                            : "LP, MP, WP, nugget or same") +
                          did_you_mean(what.text, kResWords));
  const auto res = static_cast<Res>(i);
  if (res == Res::kGp || res == Res::kLonghorn || res == Res::kLegend) {
    if (without_ante_up(what, quoted(what.text))) return false;
    if (site_.deck == Deck::kMib) return fail(what, quoted(what.text) + " is for cards of players");
  }
  if (!gain && res != Res::kLp && res != Res::kNugget)
    return fail(what, quoted(what.text) + " cannot be lost, expected LP or nugget");
  if (res == Res::kSame && site_.moment != Moment::kPointsGained)
    return fail(what, "'same' is for the moment points-gained");
  out.b = static_cast<std::uint8_t>(res);
  return true;
}

bool Meaning::send(Instr& out) {
  const Token& piece = next();
  const bool self = piece.is("self"), train = piece.is("train");
  if (self && site_.deck == Deck::kEvent)
    return fail(piece, "an event sends no player, expected sheriff or train");
  if (train && without_ante_up(piece, "'send train'")) return false;
  if (!self && !train && !piece.is("sheriff"))
    return fail(piece, "found " + shown(piece) + ", expected self" +
                           (names_.ante_up ? ", sheriff or train" : " or sheriff"));
  out.a = static_cast<std::uint8_t>(self ? Piece::kSelf : train ? Piece::kTrain : Piece::kSheriff);
  seen_.sheriff |= !self && !train;
  if (!expect("to", "after the piece")) return false;
  out.b = kNone;
  const Token& where = peek();
  if (where.is("adjacent") && site_.deck == Deck::kEvent) return unexpected("a space");
  if (!train && accept("adjacent"))
    return !(self && names_.ante_up) ||
           fail(where, "'adjacent' is for the Sheriff, expected a space or train");
  if (self && names_.ante_up && site_.deck != Deck::kMib && accept("train")) return true;
  if (!place(out.b, true)) return false;
  if (!train || !names_.map) return true;
  for (Space stop : names_.map->stops)
    if (names_.places[out.b].has(stop)) return true;
  return fail(where, quoted(where.text) + " is no stop of the train, expected one of its circuit");
}

// `place N T at PLACE`
bool Meaning::place_token(Instr& out) {
  const Token& n = peek();
  if (!number(out.a, 1, 9)) return false;
  const Token& what = next();
  const std::string_view name = what.is("nuggets") ? what.text.substr(0, 6) : what.text;
  const int i = what.kind == Token::kWord ? find_word(kTokenWords, name) : -1;
  if (i < 0)
    return fail(what, "found " + shown(what) + ", expected " + one_of(kTokenWords) +
                          did_you_mean(what.text, kTokenWords));
  const auto kind = static_cast<TokenKind>(i);
  out.b = static_cast<std::uint8_t>(i);
  if (kind != TokenKind::kNugget && out.a != 1)
    return fail(n, "found " + shown(n) + ", expected 1: a space holds one token");
  if (!expect("at", "after the token")) return false;
  const Token& where = peek();
  if (!place(out.c, kind != TokenKind::kHighRoller)) return false;
  if (!names_.map) return true;
  const SpaceSet& set = names_.places[out.c];
  if (kind == TokenKind::kHighRoller) {
    const SpaceSet saloons = names_.map->tag[static_cast<int>(Tag::kSaloon)];
    bool saloon = false;
    for (Town town : {Town::kDarkrock, Town::kRedFalls, Town::kBuzzardGulch})
      saloon |= set == in_town(saloons, town);
    if (!saloon)
      return fail(where, "a high roller sits in a saloon, expected one like saloon@darkrock");
  }
  if (kind == TokenKind::kNugget) {
    names_.gold = names_.gold | set;
    if (names_.gold.size() > AnteUp::kPiles)
      return fail(where, "nuggets on too many different spaces, expected at most " +
                             std::to_string(AnteUp::kPiles) + " on all cards");
  }
  return true;
}

// `event 1` or `event 1 of 2`
bool Meaning::event(Instr& out) {
  if (!number(out.a, 1, 1)) return false;
  return !accept("of") || number(out.a, 2, 2);
}

bool Meaning::look(Instr& out) {
  if (peek().is("train-or-token")) {
    if (without_ante_up(peek(), "'look train-or-token'")) return false;
    next();
    return true;
  }
  return number(out.a, 1, 9) && expect("hand", "after the number");
}

bool Meaning::shop(Instr& out) {
  std::uint8_t one = 0;
  if (!number(one, 1, 1)) return false;
  if (peek().kind == Token::kWord && !peek().is("or")) {
    const Token& type = next();
    const int i = find_word(kItemTypeWords, type.text);
    if (i < 0)
      return fail(type, "found " + shown(type) + ", expected " + one_of(kItemTypeWords) +
                            did_you_mean(type.text, kItemTypeWords));
    out.a = static_cast<std::uint8_t>(1 + i);
  }
  if (peek().kind == Token::kDollars) {
    if (peek().sign != '-') return unexpected("a reduction like -$20");
    return dollars(out.b);
  }
  return true;
}

bool Meaning::stalk(Instr& out) {
  const Token& prey = next();
  const int i = prey.kind == Token::kWord ? find_word(kPreyWords, prey.text) : -1;
  if (i < 0)
    return fail(prey, "found " + shown(prey) + ", expected " + one_of(kPreyWords) +
                          did_you_mean(prey.text, kPreyWords));
  out.a = static_cast<std::uint8_t>(i);
  seen_.stalk = true;
  return up_to(out.b);
}

}  // namespace dr::compiler
