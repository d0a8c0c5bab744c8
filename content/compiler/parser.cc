#include "content/compiler/parser.h"

#include "base/text.h"
#include "content/compiler/vocabulary.h"
#include "darkrock/setup.h"
#include "darkrock/state.h"

namespace dr::compiler {
namespace {

constexpr int kMaxDepth = 8;

std::string shown(const Token& token) {
  return token.kind == Token::kEnd ? std::string("the end of the line") : quoted(token.text);
}

// fr1, bg7: the boards of the expansion.
bool is_ante_up_space(std::string_view id) {
  return id.size() > 2 && (id.starts_with("fr") || id.starts_with("bg")) && id[2] >= '0' &&
         id[2] <= '9';
}

const VerbWord* find_verb(std::string_view word) {
  for (const VerbWord& verb : kVerbs)
    if (verb.word == word) return &verb;
  return nullptr;
}

}  // namespace

bool Site::in_fight() const { return deck == Deck::kFight || is_fight(moment); }

// ---- tokens

bool Parser::start(std::string_view text, Pos pos) {
  tokens_.clear();
  at_ = 0;
  depth_ = 0;
  pos_ = pos;
  return lex(text, pos, errors_, tokens_);
}

const Token& Parser::peek(int ahead) const {
  const std::size_t i = at_ + static_cast<std::size_t>(ahead);
  return i < tokens_.size() ? tokens_[i] : tokens_.back();
}

const Token& Parser::next() {
  const Token& token = peek();
  if (at_ + 1 < tokens_.size()) ++at_;
  return token;
}

bool Parser::accept(char symbol) {
  if (!peek().is(symbol)) return false;
  next();
  return true;
}

bool Parser::accept(std::string_view word) {
  if (!peek().is(word)) return false;
  next();
  return true;
}

bool Parser::fail(const Token& token, std::string message) {
  errors_.add({pos_.file, pos_.line, token.column}, std::move(message));
  return false;
}

bool Parser::unexpected(std::string_view expected) {
  return fail(peek(), "found " + shown(peek()) + ", expected " + std::string(expected));
}

bool Parser::without_ante_up(const Token& token, const std::string& what) {
  return !names_.ante_up && !fail(token, what + " " + std::string(kNeedsAnteUp));
}

bool Parser::expect(char symbol, std::string_view where) {
  if (accept(symbol)) return true;
  return unexpected(quoted(std::string_view(&symbol, 1)) + " " + std::string(where));
}

bool Parser::expect(std::string_view word, std::string_view where) {
  if (accept(word)) return true;
  return unexpected(quoted(word) + " " + std::string(where));
}

bool Parser::at_end(std::string_view expected) {
  return peek().kind == Token::kEnd || unexpected(expected);
}

// ---- heads

std::optional<ParsedAbility> Parser::ability(std::string_view text, Pos pos, Deck deck) {
  ParsedAbility out;
  seen_ = {};
  if (!start(text, pos) || !head(out.tree, deck)) return std::nullopt;
  site_ = {deck, out.tree.head, out.tree.moment};
  if (out.tree.head == Head::kPassive) {
    site_.moment = Moment::kCount;
    if (!passive(out.passive)) return std::nullopt;
    return out;
  }
  // The one Bonus that changes what a card is and does nothing (Cheat).
  if (out.tree.head == Head::kBonus && out.tree.moment == Moment::kPokerReveal &&
      peek().is("counts-as")) {
    if (!passive(out.passive)) return std::nullopt;
    out.tree.head = Head::kPassive;
    return out;
  }
  if (!steps(out.tree.steps) || !at_end("';' or the end of the ability")) return std::nullopt;
  return out;
}

bool Parser::head(AbilityNode& tree, Deck deck) {
  if (accept('[')) {
    const Token& name = next();
    int id = 0;
    std::vector<std::string_view> known;
    for (const SwitchInfo& info : kSwitchInfo) known.push_back(info.id);
    while (id < kSwitches && name.text != kSwitchInfo[id].id) ++id;
    if (id == kSwitches)
      return fail(name, "unknown switch " + quoted(name.text) + did_you_mean(name.text, known));
    if (id >= kBaseSwitches && without_ante_up(name, "the switch " + quoted(name.text)))
      return false;
    const Token& side = next();
    tree.switch_id = static_cast<std::uint8_t>(id);
    tree.switch_side = side.text == kSwitchInfo[id].side[0] ? 0 : 1;
    if (side.text != kSwitchInfo[id].side[tree.switch_side])
      return fail(side, "the switch " + quoted(name.text) + " has no side " + shown(side) +
                            ", expected " +
                            one_of({kSwitchInfo[id].side[0], kSwitchInfo[id].side[1]}));
    if (!expect(']', "after the side of the switch")) return false;
  }

  const Token& word = peek();
  if (word.is('@')) {
    tree.head = Head::kAuto;
  } else if (word.is("action") || word.is("bonus") || word.is("reaction") || word.is("passive")) {
    next();
    tree.head = word.is("action")     ? Head::kAction
                : word.is("bonus")    ? Head::kBonus
                : word.is("reaction") ? Head::kReaction
                                      : Head::kPassive;
  } else {
    return unexpected("action:, bonus@MOMENT:, reaction@MOMENT:, @MOMENT: or passive:");
  }

  if (tree.head == Head::kBonus && peek().is('@') && peek(1).is("passive")) {
    next();
    next();
    tree.head = Head::kPassive;
    if (deck != Deck::kPoker)
      return fail(word, "'bonus@passive' is for poker cards, expected 'passive'");
  } else if (tree.head == Head::kPassive && deck == Deck::kPoker) {
    return fail(word, "'passive' on a poker card, expected 'bonus@passive'");
  } else if (tree.head != Head::kAction && tree.head != Head::kPassive) {
    if (!expect('@', "and a moment")) return false;
    const Token& at = peek();
    if (!moment(tree.moment) || !window_fits(at, tree, deck)) return false;
  }
  const Token& once = peek();
  if (accept("once")) {
    tree.once = true;
    if (tree.head == Head::kPassive || tree.head == Head::kBonus)
      return fail(once, "'once' is for actions, reactions and '@' effects");
  }
  if (tree.head == Head::kPassive && tree.switch_id != kNone)
    return fail(word, "a passive ability cannot depend on a switch");
  return expect(':', "after the head of the ability");
}

bool Parser::moment(Moment& out) {
  const Token& word = next();
  const int i = word.kind == Token::kWord ? find_word(kMomentWords, word.text) : -1;
  if (i < 0)
    return fail(word, "unknown moment " + shown(word) + did_you_mean(word.text, kMomentWords));
  out = static_cast<Moment>(i);
  return !needs_ante_up(out) || !without_ante_up(word, "the moment " + quoted(word.text));
}

// Which heads may stand at which moments (G13, C1.3).
bool Parser::window_fits(const Token& token, const AbilityNode& tree, Deck deck) {
  const Moment m = tree.moment;
  const std::string name = quoted(moment_word(m));
  if (tree.head == Head::kBonus) {
    if (deck != Deck::kPoker)
      return fail(token, "a Bonus is for poker cards, expected '@" + std::string(moment_word(m)) +
                             "' or 'reaction@" + std::string(moment_word(m)) + "'");
    const bool laid = m == Moment::kFightReveal || m == Moment::kFightWon ||
                      m == Moment::kFightLost || m == Moment::kPokerReveal ||
                      m == Moment::kPokerWon || m == Moment::kPokerLost;
    if (!laid && m != Moment::kWhenDiscarded)
      return fail(token, "a Bonus cannot wait for " + name +
                             ", expected fight-reveal, fight-won, fight-lost, poker-reveal, "
                             "poker-won, poker-lost, when-discarded or passive");
    return true;
  }
  if (tree.head == Head::kAuto && deck == Deck::kPoker)
    return fail(token, "an '@' effect is for items and characters, expected 'bonus@" +
                           std::string(moment_word(m)) + "' or 'reaction@" +
                           std::string(moment_word(m)) + "'");
  if (m == Moment::kWhenDiscarded)
    return fail(token, "'when-discarded' is for the Bonus of a poker card");
  if (m == Moment::kOnGain && (deck != Deck::kItem || tree.head != Head::kAuto))
    return fail(token, "'on-gain' is for an '@' effect of an item");
  return true;
}

bool Parser::passive(Passive& out) {
  do {
    const Token& word = next();
    if (word.is("counts-as")) {
      const Token& what = next();
      const bool any_card = what.is("any-card");
      if (!any_card && !what.is("nugget"))
        return fail(what, "found " + shown(what) + ", expected any-card or nugget");
      if (site_.deck != Deck::kPoker) return fail(word, "'counts-as' is for poker cards");
      if (any_card != (site_.head == Head::kBonus))
        return fail(word, any_card ? "expected 'bonus@poker-reveal: counts-as any-card'"
                                   : "expected 'bonus@passive: counts-as nugget'");
      out.flags |= any_card ? Passive::kCountsAsAnyCard : Passive::kCountsAsNugget;
    } else if (site_.deck == Deck::kPoker && find_word(kPassiveVerbs, word.text) >= 0) {
      return fail(word, quoted(word.text) + " is for items and characters");
    } else if (word.is("limit")) {
      if (!limit(out)) return false;
    } else if (word.is("full-hand")) {
      out.flags |= Passive::kFullHand;
    } else if (word.is("cross-mesa")) {
      out.flags |= Passive::kCrossMesa;
    } else {
      return fail(word, "unknown passive " + shown(word) + did_you_mean(word.text, kPassiveVerbs) +
                            " (expected " + one_of(kPassiveVerbs) + ")");
    }
  } while (accept(';'));
  return at_end("';' or the end of the ability");
}

bool Parser::limit(Passive& out) {
  const Token& what = next();
  const Token& n = next();
  if (what.is("cash")) {
    if (n.kind != Token::kNumber || n.sign || n.value % 10 || n.value < 10 || n.value > 2000)
      return fail(n, "found " + shown(n) + ", expected a limit in dollars like 180");
    out.cash = static_cast<std::uint8_t>(n.value / 10);
    return true;
  }
  if (!what.is("hand") && !what.is("nugget"))
    return fail(what, "found " + shown(what) + ", expected hand, cash or nugget");
  if (n.kind != Token::kNumber || n.sign != '+' || n.value < 1 || n.value > 9)
    return fail(n, "found " + shown(n) + ", expected a change like +1");
  (what.is("hand") ? out.hand : out.nugget) += static_cast<std::int8_t>(n.value);
  return true;
}

// ---- programs

std::optional<Steps> Parser::program(std::string_view text, Pos pos, Site site) {
  Steps out;
  if (!site.continues) seen_ = {};
  if (!start(text, pos)) return std::nullopt;
  site_ = site;
  if (peek().is("none") && peek(1).kind == Token::kEnd) return out;
  if (!steps(out) || !at_end("';' or the end of the line")) return std::nullopt;
  return out;
}

bool Parser::steps(Steps& out) {
  if (++depth_ > kMaxDepth) return unexpected("fewer braces inside each other");
  do {
    if (!step(out)) return false;
  } while (accept(';'));
  --depth_;
  return true;
}

bool Parser::block(Steps& out, std::string_view after) {
  return expect('{', after) && steps(out) && expect('}', "or ';' here");
}

bool Parser::step(Steps& out) {
  Step step;
  const Token& first = peek();
  // An event is resolved at set-up too, where nobody has a figure and nobody chooses (AU63).
  if (site_.deck == Deck::kEvent && !first.is("place") && !first.is("send"))
    return fail(first, "an event cannot do this, expected place, send sheriff or send train");
  if (accept("if")) {
    if (!if_step(step)) return false;
  } else if (accept("choose")) {
    if (!choose(step)) return false;
  } else if (accept("may")) {
    step.kind = Step::kMay;
    if (!block(step.bodies.emplace_back(), "after 'may'")) return false;
  } else if (find_word(kSubjectWords, first.text) >= 0 && peek(1).is(':')) {
    if (!subject(step)) return false;
  } else {
    if (!verb(step.verb)) return false;
    const Token& arrow = peek();
    if (accept('>')) {
      const Op op = step.verb.op;
      if (op != Op::kDiscard && op != Op::kLoseCash && op != Op::kLose && op != Op::kWound &&
          op != Op::kDiscardThis)
        return fail(arrow, quoted(first.text) +
                               " cannot be a price, expected discard, lose, wound or discard-this "
                               "before '->'");
      step.kind = Step::kCost;
      if (!steps(step.bodies.emplace_back())) return false;  // all that follows
    }
  }
  out.push_back(std::move(step));
  return true;
}

bool Parser::if_step(Step& out) {
  out.kind = Step::kIf;
  if (!conditions(out.conditions) || !block(out.bodies.emplace_back(), "or 'and' here"))
    return false;
  return !accept("else") || block(out.bodies.emplace_back(), "after 'else'");
}

bool Parser::choose(Step& out) {
  out.kind = Step::kChoose;
  const Token& open = peek();
  if (!expect('{', "after 'choose'")) return false;
  do {
    if (!steps(out.bodies.emplace_back())) return false;
  } while (accept("or"));
  if (!expect('}', "or 'or' here")) return false;
  if (out.bodies.size() < 2) return fail(open, "one option only, expected 'or' and another");
  return true;
}

bool Parser::subject(Step& out) {
  const Token& word = next();
  next();  // the colon
  out.kind = Step::kSubject;
  out.subject = static_cast<Subject>(find_word(kSubjectWords, word.text));
  if (out.subject == Subject::kOpponent && !is_fight(site_.moment))
    return fail(word, "'opponent:' is for the moments of a fight");
  if ((out.subject == Subject::kPrey) != (site_.deck == Deck::kMib))
    return fail(word, out.subject == Subject::kPrey
                          ? "'prey:' is for cards of the Man in Black"
                          : "on a card of the Man in Black, expected 'prey:'");
  if (find_word(kSubjectWords, peek().text) >= 0 && peek(1).is(':'))
    return fail(peek(), "one subject after another, expected a step");
  Steps& body = out.bodies.emplace_back();
  if (!step(body)) return false;
  if (body[0].kind == Step::kCost)
    return fail(word, "a price after " + quoted(word.text) + ", expected braces around both");
  return true;
}

bool Parser::verb(Instr& out) {
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
bool Parser::misplaced(const Token& word, Op op) {
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

bool Parser::arguments(const Token& word, Instr& out) {
  switch (out.op) {
    case Op::kGain:
    case Op::kLose: return resource(word, out);
    case Op::kDraw:
      if (!accept("to-limit")) return number(out.a);
      out.a = kNone;
      return true;
    case Op::kDiscard:
      if (!number(out.a)) return false;
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
    case Op::kReroll: {
      std::uint8_t one = 0;
      return number(one, 1, 1) && expect("die", "after 'reroll 1'");
    }
    case Op::kMove: return up_to(out.a);
    case Op::kMoveSheriff: seen_.sheriff = true; return up_to(out.a);
    case Op::kSend: return send(out);
    case Op::kPlace: return place_token(out);
    case Op::kEnemyCard:
    case Op::kNpcCards: return minus(out.a);
    case Op::kOwnCard:
      out.b = peek().sign == '+';
      if (!out.b) return minus(out.a);
      out.a = static_cast<std::uint8_t>(next().value);
      return true;
    case Op::kLookHand:
    case Op::kLookToken: return look(out);
    case Op::kGive: {
      const Token& price = peek();
      const bool fits =
          next().text == "$10" && next().is("or") && next().text == "1" && next().is("card");
      return fits || fail(price, "expected 'give $10 or 1 card'");
    }
    case Op::kTakeItem: {
      std::uint8_t one = 0;
      return number(one, 1, 1);
    }
    case Op::kShop: return shop(out);
    case Op::kExtraAction: return number(out.a, 1, 8);
    case Op::kKeepRandom: {
      std::uint8_t one = 0;
      return number(one, 1, 1) && expect("random", "after 'keep 1'");
    }
    case Op::kEvent: return event(out);
    case Op::kStoryDisc: out.a = accept("left") ? 1 : accept("right") ? 2 : 0; return true;
    case Op::kStalk: return stalk(out);
    case Op::kAttack: {
      const Token& what = next();
      if (!what.is("duel") && !what.is("robbery"))
        return fail(what, "found " + shown(what) + ", expected duel or robbery");
      out.a = static_cast<std::uint8_t>(what.is("duel") ? FightKind::kDuel : FightKind::kRobbery);
      return true;
    }
    default: return true;  // no arguments
  }
}

bool Parser::resource(const Token& word, Instr& out) {
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

bool Parser::send(Instr& out) {
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
bool Parser::place_token(Instr& out) {
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
bool Parser::event(Instr& out) {
  if (!number(out.a, 1, 1)) return false;
  return !accept("of") || number(out.a, 2, 2);
}

bool Parser::look(Instr& out) {
  if (peek().is("train-or-token")) {
    if (without_ante_up(peek(), "'look train-or-token'")) return false;
    next();
    return true;
  }
  return number(out.a, 1, 9) && expect("hand", "after the number");
}

bool Parser::shop(Instr& out) {
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

bool Parser::stalk(Instr& out) {
  const Token& prey = next();
  const int i = prey.kind == Token::kWord ? find_word(kPreyWords, prey.text) : -1;
  if (i < 0)
    return fail(prey, "found " + shown(prey) + ", expected " + one_of(kPreyWords) +
                          did_you_mean(prey.text, kPreyWords));
  out.a = static_cast<std::uint8_t>(i);
  seen_.stalk = true;
  return up_to(out.b);
}

bool Parser::number(std::uint8_t& out, int least, int most) {
  const Token& token = peek();
  const bool fits = token.kind == Token::kNumber && !token.sign && !token.plus &&
                    token.value >= least && token.value <= most;
  if (!fits)
    return unexpected(least == most ? "the number " + std::to_string(least)
                                    : "a number from " + std::to_string(least) + " to " +
                                          std::to_string(most));
  out = static_cast<std::uint8_t>(next().value);
  return true;
}

bool Parser::dollars(std::uint8_t& out) {
  const Token& token = next();
  if (token.value % 10 || token.value == 0 || token.value > 2000)
    return fail(token, "found " + shown(token) + ", expected dollars in tens like $20");
  out = static_cast<std::uint8_t>(token.value / 10);
  return true;
}

bool Parser::up_to(std::uint8_t& out) {
  return expect("up", "here") && expect("to", "after 'up'") && number(out, 1, 12);
}

bool Parser::minus(std::uint8_t& out) {
  const Token& token = peek();
  if (token.kind != Token::kNumber || token.sign != '-' || token.value < 1 || token.value > 12)
    return unexpected("a reduction like -1");
  out = static_cast<std::uint8_t>(next().value);
  return true;
}

// ---- conditions and places

bool Parser::requirement(std::string_view text, Pos pos, Deck deck, Moment& out,
                         std::vector<Condition>& list) {
  seen_ = {};
  if (!start(text, pos)) return false;
  const Token& word = peek();
  if (!moment(out)) return false;
  if (out == Moment::kOnGain || out == Moment::kWhenDiscarded)
    return fail(word, quoted(word.text) + " is for abilities of cards");
  site_ = {deck, Head::kAuto, out};
  if (peek().kind == Token::kEnd) return true;
  return expect(':', "after the moment") && conditions(list) && at_end("'and'");
}

bool Parser::conditions(std::vector<Condition>& out) {
  do {
    if (!condition(out.emplace_back())) return false;
  } while (accept("and"));
  return true;
}

bool Parser::condition(Condition& out) {
  const Token& word = next();
  const int i = word.kind == Token::kWord ? find_word(kConditionWords, word.text) : -1;
  if (i < 0)
    return fail(word,
                "unknown condition " + shown(word) + did_you_mean(word.text, kConditionWords));
  out.cond = static_cast<Cond>(i);
  const auto only = [&](bool allowed, std::string_view where) {
    return allowed || fail(word, quoted(word.text) + " is for " + std::string(where));
  };
  switch (out.cond) {
    case Cond::kInTown:
    case Cond::kOutsideTown:
    case Cond::kMarshal:
    case Cond::kWanted:
    case Cond::kWithPlayer: return true;
    case Cond::kAt: return place(out.b, false);
    case Cond::kAttacking: return only(is_fight(site_.moment), "the moments of a fight");
    case Cond::kKind: return kind(word, out);
    case Cond::kAmount: return amount(word, out);
    case Cond::kHave: return have(out);
    case Cond::kFirstThisTurn:
      return only(site_.moment == Moment::kFightWon, "the moment fight-won");
    case Cond::kGravel:
      return only(seen_.roll || site_.moment == Moment::kProspected,
                  "the moment prospected or after 'roll'");
    case Cond::kArrestMade:
      return only(seen_.sheriff, "what follows 'move-sheriff' or 'send sheriff'");
    case Cond::kReached:
      return only(seen_.stalk, "what follows 'stalk' on a card of the Man in Black");
  }
  return false;
}

bool Parser::kind(const Token& word, Condition& out) {
  int low = 0, high = 0, set = 0;
  const Moment m = site_.moment;
  const bool item = m == Moment::kBought || m == Moment::kUpgraded;
  std::span<const std::string_view> words;
  if (is_fight(m)) {
    words = kFightWords;
  } else if (m == Moment::kPointsGained) {
    words = kPointWords;
    out.b = static_cast<std::uint8_t>(KindClass::kPoint);
  } else if (m == Moment::kDelivered) {
    words = kDeliveryWords;
    out.b = static_cast<std::uint8_t>(KindClass::kDelivery);
  } else if (item) {
    words = kItemTypeWords;
    out.b = static_cast<std::uint8_t>(KindClass::kItemType);
  } else if (m == Moment::kGambleWon) {
    words = kGambleWords;
    out.b = static_cast<std::uint8_t>(KindClass::kGamble);
  } else {
    return fail(word,
                "'kind' is for the moments of a fight, points-gained, delivered, bought, upgraded "
                "and gamble-won");
  }

  const Token& first = peek();
  bool npc = false;
  int n = 0, id = -1;
  do {
    const Token& k = next();
    ++n;
    const int i = k.kind == Token::kWord ? find_word(words, k.text) : -1;
    if (is_fight(m) && k.is("player")) {
      low |= 7;
    } else if (is_fight(m) && k.is("npc")) {
      npc = true;
    } else if (i >= 0) {
      const bool au = is_fight(m) ? needs_ante_up(static_cast<FightKind>(i))
                                  : (!item && i == 2) || (m == Moment::kGambleWon && i == 1);
      if (au && without_ante_up(k, "the kind " + quoted(k.text))) return false;
      (is_fight(m) ? (i < 8 ? low : high) : set) |= 1 << (is_fight(m) ? i % 8 : i);
    } else if (const int it = item ? find_word(names_.item_ids, k.text) : -1; it >= 0) {
      id = it;
    } else {
      std::vector<std::string_view> known(words.begin(), words.end());
      if (is_fight(m)) known.insert(known.end(), {"player", "npc"});
      const std::string list = one_of(known) + (item ? " or an item id" : "");
      if (item) known.insert(known.end(), names_.item_ids.begin(), names_.item_ids.end());
      return fail(k, "unknown kind " + shown(k) + " at " + quoted(moment_word(m)) +
                         did_you_mean(k.text, known) + " (expected " + list + ")");
    }
  } while (accept('/'));

  if (id >= 0) {
    if (n > 1) return fail(first, "an item id stands alone, expected no '/'");
    out.b = static_cast<std::uint8_t>(KindClass::kItem);
    out.c = static_cast<std::uint8_t>(id);
  } else if (npc) {
    if (n > 1) return fail(first, "'npc' stands alone, expected no '/'");
    out.b = static_cast<std::uint8_t>(KindClass::kFightNpc);
  } else if (is_fight(m)) {
    if (low && high) return fail(first, "'train' cannot stand beside another kind of fight");
    out.b = static_cast<std::uint8_t>(low ? KindClass::kFightLow : KindClass::kFightHigh);
    out.c = static_cast<std::uint8_t>(low ? low : high);
  } else {
    out.c = static_cast<std::uint8_t>(set);
  }
  return true;
}

bool Parser::amount(const Token& word, Condition& out) {
  const Amount what = amount_of(site_.moment);
  if (what == Amount::kNone)
    return fail(word,
                "'amount' is for moments that have one: fight-won, poker-won, points-gained, "
                "lp-gained, spent, nuggets-gained, sold, delivered, healed");
  const Token& n = next();
  if (n.kind != Token::kNumber || n.sign || !n.plus || n.value < 1 || n.value > 2000)
    return fail(n, "found " + shown(n) + ", expected a number like 2+");
  if (what == Amount::kDollars && n.value % 10)
    return fail(n, "found " + shown(n) + ", expected dollars in tens like 80+");
  if (what == Amount::kCount && n.value > 99)
    return fail(n, "found " + shown(n) + ", expected at most 99");
  out.b = static_cast<std::uint8_t>(what == Amount::kDollars ? n.value / 10 : n.value);
  return true;
}

bool Parser::have(Condition& out) {
  const Token& n = next();
  const bool cash = n.kind == Token::kDollars;
  if ((!cash && n.kind != Token::kNumber) || n.sign || !n.plus || n.value < 1 || n.value > 2000 ||
      (cash ? n.value % 10 != 0 : n.value > 99))
    return fail(n, "found " + shown(n) + ", expected an amount like 3+ or $80+");
  if (cash) {
    out.b = static_cast<std::uint8_t>(Have::kCash);
    out.c = static_cast<std::uint8_t>(n.value / 10);
    return true;
  }
  const Token& what = next();
  const auto words = kHaveWords.first(static_cast<std::size_t>(Have::kCash));
  const int i = what.kind == Token::kWord ? find_word(words, what.text) : -1;
  if (i < 0)
    return fail(what, "found " + shown(what) + ", expected " + one_of(words) +
                          did_you_mean(what.text, words));
  if (static_cast<Have>(i) == Have::kGp && without_ante_up(what, "'GP'")) return false;
  out.b = static_cast<std::uint8_t>(i);
  out.c = static_cast<std::uint8_t>(n.value);
  return true;
}

// Gives the index of the place in Names::places. `single`: it must be one space.
bool Parser::place(std::uint8_t& out, bool single) {
  const Token& token = peek();
  std::string word;
  SpaceSet set;
  if (!place_set(word, set)) return false;
  if (single && names_.map && set.size() != 1)
    return fail(token, quoted(word) + " is more than one space, expected one");
  std::size_t i = 0;
  while (i < names_.places.size() && names_.place_words[i] != word) ++i;
  if (i == names_.places.size()) {
    names_.place_words.push_back(word);
    names_.places.push_back(set);
  }
  if (i >= std::extent_v<decltype(Catalog::places)>)
    return fail(token, "too many different places");
  out = static_cast<std::uint8_t>(i);
  return true;
}

bool Parser::tag_set(const Token& word, SpaceSet& out, bool& found) {
  std::string name(word.text);
  const std::string_view family = word.text;
  if (peek().is(':') && peek().glued) {
    next();
    name += ":" + std::string(next().text);
  }
  found = true;
  if (name == "location") {
    if (names_.map) out = names_.map->locations;
    return true;
  }
  const bool whole =
      name == "hideout" || name == "ranch" || name == "mountain-pass" || name == "frontier";
  bool any = false, needs = true;
  for (std::size_t i = 0; i < kTagWords.size(); ++i) {
    const bool fits =
        whole ? kTagWords[i].starts_with(std::string(family) + ":") : kTagWords[i] == name;
    if (!fits) continue;
    any = true;
    needs &= needs_ante_up(static_cast<Tag>(i));
    if (names_.map) out = out | names_.map->tag[i];
  }
  if (any && needs && without_ante_up(word, "the place " + quoted(name))) return false;
  found = any;
  if (!any && name.size() > word.text.size())
    return fail(word, "unknown place " + quoted(name) + did_you_mean(name, kTagWords));
  return true;
}

SpaceSet Parser::in_town(SpaceSet set, Town town) const {
  SpaceSet out;
  for_each(set, [&](Space s) {
    if (names_.map->spaces[s].town == town) out.add(s);
  });
  return out;
}

bool Parser::place_set(std::string& word, SpaceSet& out) {
  const Token& first = next();
  const std::size_t from = at_;
  if (first.kind != Token::kWord)
    return fail(first, "found " + shown(first) + ", expected a place");
  if ((first.is("train") || first.is("buzzard-gulch")) &&
      without_ante_up(first, "the place " + quoted(first.text)))
    return false;
  if (first.is("train"))
    return fail(first, "the train is no fixed place, expected a space, a town or a location");
  bool is_tag = false;
  if (!tag_set(first, out, is_tag)) return false;
  const int town = find_word(kTownWords, first.text);
  const int space = find_word(names_.space_ids, first.text);
  if (!is_tag && town > 0 && names_.map) {
    for (int s = 0; s < names_.map->n_spaces; ++s)
      if (names_.map->spaces[s].town == static_cast<Town>(town)) out.add(static_cast<Space>(s));
  } else if (!is_tag && space >= 0) {
    out.add(static_cast<Space>(space));
  } else if (!is_tag && names_.map) {
    std::vector<std::string_view> known = {"location", "hideout", "ranch"};
    known.insert(known.end(), kTagWords.begin(), kTagWords.end());
    known.insert(known.end(), kTownWords.begin() + 1, kTownWords.end());
    known.insert(known.end(), names_.space_ids.begin(), names_.space_ids.end());
    return fail(first,
                is_ante_up_space(first.text) && !names_.ante_up
                    ? "the place " + quoted(first.text) + " " + std::string(kNeedsAnteUp)
                    : "unknown place " + quoted(first.text) + did_you_mean(first.text, known));
  }
  if (is_tag && peek().is('@') && peek().glued) {
    next();
    const Token& in = next();
    const int t = find_word(kTownWords, in.text);
    if (t <= 0)
      return fail(in, "unknown town " + shown(in) + did_you_mean(in.text, kTownWords) +
                          (names_.ante_up ? " (expected darkrock, red-falls or buzzard-gulch)"
                                          : " (expected darkrock or red-falls)"));
    if (static_cast<Town>(t) == Town::kBuzzardGulch &&
        without_ante_up(in, "the town 'buzzard-gulch'"))
      return false;
    out = in_town(out, static_cast<Town>(t));
  }
  for (std::size_t i = from - 1; i < at_; ++i) word += tokens_[i].text;
  if (names_.map && out.empty()) return fail(first, quoted(word) + " is nowhere on this map");
  return true;
}

std::optional<SpaceSet> Parser::spaces(std::string_view text, Pos pos, bool& without_figure) {
  SpaceSet all;
  without_figure = false;
  if (!start(text, pos)) return std::nullopt;
  do {
    std::string word;
    SpaceSet set;
    if (!place_set(word, set)) return std::nullopt;
    all = all | set;
  } while (accept("or"));
  without_figure = accept("without-figure");
  if (!at_end("'or', 'without-figure' or the end of the line")) return std::nullopt;
  return all;
}

}  // namespace dr::compiler
