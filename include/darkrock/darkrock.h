/* Darkrock's C interface: the rules engine for other languages and for WebAssembly.
 *
 * Everything is a function over bytes the caller owns. A game is an opaque block of
 * dr_game_size() bytes, aligned to 8: allocate it yourself (malloc, a Uint8Array of wasm memory)
 * and call dr_game_init, or let dr_game_new and dr_game_free do it. A game may be copied with
 * memcpy. What one seat sees of a game is a view of dr_view_size() bytes; legality needs no more
 * than that, so a client that only has a view can ask for its own options.
 *
 * Numbers. Seats are 0..5 clockwise; 6 is the Man in Black. A choice is 32 bits,
 *     verb << 24 | a << 16 | b << 8 | c
 * as struct Choice of darkrock/choice.h draws it. A rule number is 16 bits as in
 * darkrock/rule.h. Bytes of games and views are those of one build of the rules
 * (dr_rules_version) and one content (dr_catalog_fingerprint_for their modules); the layout is
 * darkrock/state.h, little-endian.
 *
 * Content. DR_ANTE_UP and DR_ALTERNATIVE_POKER change the cards, and with Ante Up the map is
 * larger: numbers of characters, spaces, items and cards are those of the content of the game's
 * modules. What the base game has keeps its numbers in all of them.
 *
 * Errors. Bad input is refused with a value below 0 or a null pointer, never undefined
 * behaviour, as long as pointers point to what is asked for. A refused call changes nothing.
 *
 * Thread safety: calls on different games may run at the same time. The built-in content is
 * compiled by the first call that needs it.
 */
#ifndef DARKROCK_DARKROCK_H_
#define DARKROCK_DARKROCK_H_

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#pragma GCC visibility push(default)

#define DR_ABI_VERSION 5
#define DR_MAX_PLAYERS 6
#define DR_MAX_FIGURES 7
#define DR_SEED_BYTES 32
#define DR_DEALT 0xff /* a character not chosen beforehand */

/* What a table plays with besides the base game: a bit set. The last two need the first. Everywhere
 * below, `modules` may also be what dr_content_new gave for them, and so may dr_setup.modules: then a
 * pack lies over the cards. Games, views and tables made with it remember it. */
#define DR_ANTE_UP 1u
#define DR_ALTERNATIVE_POKER 2u /* the alternative poker cards */
#define DR_COMMUNITY_POKER 4u   /* community card poker at the saloons */

typedef enum dr_status {
  DR_OK = 0,
  DR_BAD_ARGUMENT = -1, /* a null pointer, a seat or size out of range */
  DR_BAD_SETUP = -2,    /* dr_refuse_setup says why */
  DR_REFUSED = -3,      /* the choice is not legal; dr_refusal says why */
  DR_NOT_A_SAVE = -4,   /* bytes that are no saved game, or damaged ones */
  DR_OTHER_RULES = -5,  /* saved under another rules version or content */
  DR_NO_NETWORK = -6,   /* the bot looks at a network, and none was loaded */
  DR_TOO_MANY = -7      /* there are as many packs as there can be at a time */
} dr_status;

typedef struct dr_game dr_game; /* opaque: dr_game_size() bytes */
typedef struct dr_view dr_view; /* opaque: dr_view_size() bytes */

/* What a table agrees on. 16 bytes, offsets as written; zero what is not used. */
typedef struct dr_setup {
  uint32_t switches;                  /*  0 bit set of edition switches, see dr_switch_id */
  uint8_t players;                    /*  4 2..6 */
  uint8_t length;                     /*  5 0 short, 1 medium, 2 long */
  uint8_t first_game;                 /*  6 1: the simpler first game */
  uint8_t goals;                      /*  7 1: with personal goals */
  uint8_t cattle;                     /*  8 1: with cattle (0 in a first game) */
  uint8_t characters[DR_MAX_PLAYERS]; /*  9 by seat, DR_DEALT: dealt */
  uint8_t modules;                    /* 15 bit set of DR_ANTE_UP ..., or from dr_content_new */
} dr_setup;

/* Why a choice is refused. 8 bytes. */
typedef struct dr_refusal {
  uint8_t code;       /* 0 enum Refusal of darkrock/choice.h; 0: it is legal */
  uint8_t reserved;   /* 1 */
  uint16_t rule;      /* 2 the rule that forbids it */
  int16_t need, have; /* 4, 6 the numbers of the sentence, -1: none */
} dr_refusal;

/* One thing that happened: the bytes of struct Event of darkrock/event.h, little-endian. What they
 * mean for each kind is in darkrock/event_table.h. */
typedef struct dr_event {
  uint8_t kind;        /* 0 enum EventKind */
  uint8_t audience;    /* 1 bit set of the seats that may see it; bit 7: spectators */
  uint8_t seat, other; /* 2, 3; 255: none */
  int16_t a, b;        /* 4, 6 */
  uint16_t rule;       /* 8 */
} dr_event;

/* A final score and its parts. 16 bytes. */
typedef struct dr_score {
  int16_t total, lp, items, cash, wounds, law, legends, gambler;
} dr_score;

/* --- versions and content --------------------------------------------------------------------- */

uint32_t dr_abi_version(void);         /* DR_ABI_VERSION of the library */
uint32_t dr_rules_version(void);       /* goes up when a recorded choice plays differently */
uint64_t dr_catalog_fingerprint(void); /* of the built-in content of the base game */
uint64_t dr_catalog_fingerprint_for(uint32_t modules); /* and of that for these modules */

/* What a client and a server must have in common, as one object:
 *     {"rules":1,"view":1104,"content":"0123456789abcdef","catalogs":{"0":"...","1":"...","3":"..."}}
 * the rules version, the bytes of a view, all content in one word, and the fingerprint by modules.
 * A server says the same (docs/protocol.md); where it differs, its views are not for this library.
 * Writes the text if it fits in `capacity`, and returns its length. */
int32_t dr_versions_json(char* out, size_t capacity);

/* The edition switches: bit i of dr_setup.switches is dr_switch_id(i), set = dr_switch_side(i, 1).
 * Null for numbers out of range. Those from dr_base_switch_count() on need DR_ANTE_UP. */
uint32_t dr_switch_count(void);
uint32_t dr_base_switch_count(void);
const char* dr_switch_id(uint32_t i);
const char* dr_switch_side(uint32_t i, uint32_t side);
/* The switches of a printed edition: 0 it-2023, 1 pt-br, 2 uk, 3 fr-2018; 0 for other numbers. */
uint32_t dr_edition_switches(uint32_t edition);
/* The same for a table with these modules: Ante Up's player aid turns one switch over. */
uint32_t dr_edition_switches_for(uint32_t edition, uint32_t modules);

/* --- packs: cards of somebody's own over the built-in ones (docs/packs.md) ------------------------ */

/* The pack of a text laid over the built-in cards of these modules: a number above 0 to be used where
 * `modules` is asked for; or all cards of a table as its server keeps them (docs/protocol.md), which need not
 * be those that are built in here. The same text gives the same number. Any bytes may be given: DR_REFUSED if they
 * do not compile (dr_pack_problems_json says why), DR_TOO_MANY with 31 packs at a time. Not while other
 * calls run; nor is the next one. */
int32_t dr_content_new(const char* text, size_t n, uint32_t modules);
/* Gives a number back, as often as dr_content_new gave it. A table keeps its pack for as long as it is
 * there; games and views whose pack is gone are refused everywhere. */
int32_t dr_content_free(uint32_t content);

/* {"id":"my-box","title":"My own box","version":"2","author":"Anna","modules":0,"fingerprint":"..."}: the
 * pack of a number, and which cards it comes to. The id of built-in cards is empty. */
int32_t dr_content_pack_json(uint32_t content, char* out, size_t capacity);

/* What keeps a text from being a pack for these modules: [{"line":3,"column":9,"message":"..."}], with
 * lines and columns (bytes) from 1. Empty: it is one. */
int32_t dr_pack_problems_json(const char* text, size_t n, uint32_t modules, char* out,
                              size_t capacity);
/* The head of a text, as dr_content_pack_json without the fingerprint; also of one that does not
 * compile, with an empty id where there is no head to be read. */
int32_t dr_pack_head_json(const char* text, size_t n, char* out, size_t capacity);
/* The cards of a text as they stand in it: [{"deck":"story","id":"story-x","line":3,"text":"story story-x\n ..."}]. */
int32_t dr_pack_cards_json(const char* text, size_t n, char* out, size_t capacity);
/* The built-in cards of these modules as text, for dr_pack_cards_json. */
int32_t dr_cards_text(uint32_t modules, char* out, size_t capacity);

/* What a replay was played with: {"modules":0,"fingerprint":"...","here":true,"pack":{...}}. `here`: the
 * cards are built in, or their pack is loaded, so that dr_table_resume finds them. */
int32_t dr_replay_cards_json(const char* text, size_t n, char* out, size_t capacity);

/* --- games ------------------------------------------------------------------------------------ */

size_t dr_game_size(void);
size_t dr_view_size(void);

/* The 32 bytes of a seed from a number, or from a text of n bytes. */
void dr_seed_from_number(uint64_t number, uint8_t* seed);
void dr_seed_from_text(const char* text, size_t n, uint8_t* seed);

/* Why this set-up cannot be played, as one sentence; null if it can. */
const char* dr_refuse_setup(const dr_setup* setup);
/* What is wrong with it, as a word: "ante-up", "twice", "first-game", "shotgun", "other"; "none". */
const char* dr_setup_problem(const dr_setup* setup);

/* Starts a game in memory of the caller's. DR_BAD_SETUP changes nothing. */
int32_t dr_game_init(dr_game* game, const dr_setup* setup, const uint8_t* seed);
/* The same in new memory; null if the set-up is refused. Give it back with dr_game_free. */
dr_game* dr_game_new(const dr_setup* setup, const uint8_t* seed);
void dr_game_free(dr_game* game);

/* Bit set of the seats that are asked now; 0 when the game is over. */
uint32_t dr_to_act(const dr_game* game);

/* The codes of all legal choices of a seat, ascending. Writes at most `capacity` and returns how
 * many there are: 0 if the seat is not asked. 384 are always enough. */
int32_t dr_legal(const dr_game* game, uint32_t seat, uint32_t* out, uint32_t capacity);

/* DR_OK if the choice is legal, DR_REFUSED if not; `why` may be null. */
int32_t dr_why_not(const dr_game* game, uint32_t seat, uint32_t choice, dr_refusal* why);

/* Carries a choice out. DR_REFUSED changes nothing; `why` may be null. */
int32_t dr_try_apply(dr_game* game, uint32_t seat, uint32_t choice, dr_refusal* why);
/* The same, and writes what happened: at most `capacity` events. Returns how many there were. */
int32_t dr_try_apply_events(dr_game* game, uint32_t seat, uint32_t choice, dr_refusal* why,
                            dr_event* out, uint32_t capacity);

/* What a seat sees, written to dr_view_size() bytes. A seat from 6 to 255 is a spectator. */
int32_t dr_observe(const dr_game* game, uint32_t seat, dr_view* out);

/* The final scores as they stand, [6] the Man in Black's, and the bit set of winners (0 until
 * the game is over). Either may be null. */
int32_t dr_scores(const dr_game* game, dr_score* out, uint32_t* winners);

/* A hash of the whole state: equal games have equal hashes, on every platform. */
uint64_t dr_hash(const dr_game* game);

/* --- views: what a client may compute by itself ----------------------------------------------- */

/* A view from n bytes that came from elsewhere, written to dr_view_size() bytes. Those of another
 * size are DR_OTHER_RULES, those that are no view DR_BAD_ARGUMENT; nothing is written then. */
int32_t dr_read_view(const uint8_t* bytes, size_t n, dr_view* out);

/* The same where a pack lies over the cards: `content` is what dr_content_new gave for it. */
int32_t dr_read_view_with(const uint8_t* bytes, size_t n, uint32_t content, dr_view* out);

uint32_t dr_view_to_act(const dr_view* view);
int32_t dr_view_legal(const dr_view* view, uint32_t* out, uint32_t capacity);
int32_t dr_view_why_not(const dr_view* view, uint32_t choice, dr_refusal* why);

/* --- bots: players that are programs ----------------------------------------------------------- */

/* The names of the bots, ascending; null for numbers out of range. */
uint32_t dr_bot_count(void);
const char* dr_bot_name(uint32_t i);

/* The network that some bots look at, as learn/export.py writes it. The library has one built in, the
 * module for browsers has none until it is given net/weights.bin. DR_BAD_ARGUMENT if the bytes are no
 * network, or one of another encoding: then the old one stays. Not while other calls run. */
int32_t dr_load_network(const uint8_t* bytes, size_t n);

/* What a bot chooses for the seat of a view: a code for dr_try_apply in *choice. It knows the view
 * and nothing else.
 *
 * `bot` is a name, one with what it lives for ("hard:law"), or one with a budget: "search@200ms"
 * (time), "search@4000" (work: positions looked at). If `work` or `ms` is not 0 they replace that budget; whichever limit is met first
 * ends the search. With a work limit alone the choice is the same on every platform. Bots that do
 * not search take no notice of either.
 *
 * The bot is made anew for every call: nothing is kept between calls, and equal arguments give
 * equal choices. The seed is its taste, so give each seat one of its own and keep it for the game;
 * only "random" needs another one for every call.
 *
 * DR_BAD_ARGUMENT if there is no such bot or no view of a player, DR_NO_NETWORK if the bot needs one
 * and none was loaded, DR_REFUSED if the seat is not asked now. The view must be one that dr_observe wrote: ranges are checked as for
 * dr_view_legal, but a forged one is not found out. */
int32_t dr_view_bot_choose(const dr_view* view, const char* bot, uint64_t seed, uint32_t work,
                           uint32_t ms, uint32_t* choice);
/* The cards the bot picks where several are picked together (`picks` of the prompt), ascending: the
 * whole set, less what it would pay too much. Writes at most `capacity` and returns how many there are. Errors as above; DR_REFUSED if
 * no cards are picked. */
int32_t dr_view_bot_picks(const dr_view* view, const char* bot, uint64_t seed, uint32_t work,
                          uint32_t ms, uint8_t* out, uint32_t capacity);

/* --- saved games ------------------------------------------------------------------------------ */

/* A saved game: a header of 32 bytes (magic, rules version, content, checksum) and the state. */
size_t dr_save_size(void);
int32_t dr_save(const dr_game* game, uint8_t* out, size_t capacity);
/* Checks magic, versions, checksum and the ranges of the state's fields, then loads. The
 * checksum finds damage, not forgery, and a save holds the secrets of all seats: load only what
 * you kept yourself. */
int32_t dr_load(dr_game* game, const uint8_t* bytes, size_t n);

/* --- words and pictures: JSON and sentences for a client ---------------------------------------- */

/* The shapes are those of web/src/engine/types.ts. `lang` is 0 English, 1 Italian, 2 French,
 * 3 Ukrainian, 4 Brazilian Portuguese; a language without words speaks English. Each function
 * returns how many bytes of UTF-8 the whole text has and writes it, without a zero, if it fits: with
 * more than `capacity` nothing is written. Below 0: a dr_status. */

/* Adds a file text/<code>*.lang to a language ("uk"); later lines replace earlier ones. The module for
 * browsers has only English built in. Returns 0, or the number of the first malformed line;
 * DR_BAD_ARGUMENT for a language that is not known. Not while other calls run. */
int32_t dr_load_words(const char* code, size_t code_n, const char* text, size_t n);

/* TypeScript: the enums of the game, for web/src/engine/generated.ts. */
int32_t dr_types_ts(char* out, size_t capacity);
/* Content: every card, token and space of these modules. */
int32_t dr_content_json(uint32_t modules, uint32_t lang, char* out, size_t capacity);
/* TableView: what the seat of a view sees. The view may be a spectator's. */
int32_t dr_view_json(const dr_view* view, uint32_t lang, char* out, size_t capacity);
/* Prompt: the question now asked, and the seat's options if it is asked. */
int32_t dr_view_prompt_json(const dr_view* view, uint32_t lang, char* out, size_t capacity);
/* Refusal: why a choice is not legal. */
int32_t dr_view_why_json(const dr_view* view, uint32_t choice, uint32_t lang, char* out,
                         size_t capacity);
/* Preview: what is sure to happen. DR_REFUSED if the choice is not legal. The view must be one that
 * dr_observe wrote, as for dr_view_bot_choose. */
int32_t dr_view_preview_json(const dr_view* view, uint32_t choice, uint32_t lang, char* out,
                             size_t capacity);
/* Picked: what n cards are worth where several are picked (`picks` of the prompt), and the choices that
 * pick them. DR_REFUSED if no cards are picked. */
int32_t dr_view_picked_json(const dr_view* view, const uint8_t* cards, uint32_t n, uint32_t lang,
                            char* out, size_t capacity);
/* GameEvent[]: those of the events that the seat of the view may see; names are those of the view. */
int32_t dr_events_json(const dr_view* view, const dr_event* events, uint32_t n, uint32_t lang,
                       char* out, size_t capacity);
/* Act[]: the same, action by action: a line that says what came of it, and the steps behind it. */
int32_t dr_acts_json(const dr_view* view, const dr_event* events, uint32_t n, uint32_t lang,
                     char* out, size_t capacity);

/* --- tables: a game with its choices, for offline play and replays ------------------------------- */

typedef struct dr_table dr_table;

/* A new game. `seats` has a line for each seat, "human\tAnna" or the name of a bot and its name for
 * people; missing ones are human and nameless. Null if the set-up is refused. Free it with
 * dr_table_free. */
dr_table* dr_table_new(const dr_setup* setup, const uint8_t* seed, const char* seats, size_t n);
/* A table from the text of a replay, at its last choice. Null if it does not hold; then `problem`
 * gets a sentence, cut to `capacity` with its zero. Played with a pack, it needs that pack loaded. */
dr_table* dr_table_resume(const char* text, size_t n, char* problem, size_t capacity);
/* What kind of thing is wrong with the text of a replay, as a word: "foreign" (it is none), "format",
 * "rules", "cards" (of another edition), "line" (a line that says nothing), "secret" (its deal is not
 * known yet), "deal", "choice", "state", "end" (not what the game comes to here); "none". `line` gets
 * where, 0 if nowhere; it may be null. */
const char* dr_replay_problem(const char* text, size_t n, uint32_t* line);
/* Another table of the first i choices of this one, to be played on by others: `seats` as for
 * dr_table_new, `name` what this game is called. Everything that no player knew then is dealt again
 * with the seed, so that whoever has seen how this game went on knows no card to come. Null if i is
 * out of range or the game is over by then. */
dr_table* dr_table_play_on(const dr_table* table, uint32_t i, const uint8_t* seed,
                           const char* seats, size_t n, const char* name, size_t name_n);
/* A table from the text of a lesson or a position (docs/adding-a-lesson.md), where its first turn
 * begins. The learner's seat is human, the others are "script"; it cannot be kept as a replay. Null if the
 * text is none; then `problem` gets a line of file:line:column: message, cut to `capacity` with its zero. */
dr_table* dr_table_lesson(const char* text, size_t n, char* problem, size_t capacity);
/* The same with a pack over the cards: `content` is what dr_content_new gave for it. */
dr_table* dr_table_lesson_with(const char* text, size_t n, uint32_t content, char* problem,
                               size_t capacity);
void dr_table_free(dr_table* table);

/* The game as it stands, good until the table is freed; it changes with the table. */
const dr_game* dr_table_game(const dr_table* table);
/* The lines of `seats` as dr_table_new takes them. */
int32_t dr_table_seats(const dr_table* table, char* out, size_t capacity);
/* What its players agreed on. */
int32_t dr_table_setup(const dr_table* table, dr_setup* out);
/* As dr_try_apply_events. */
int32_t dr_table_choose(dr_table* table, uint32_t seat, uint32_t choice, dr_refusal* why,
                        dr_event* events, uint32_t capacity);

/* Whether a seat may take the last choice back (B14.6): 0 yes, 1 nothing was chosen, 2 somebody else
 * chose, 3 somebody else is asked, 4 a card, die or token was revealed, 5 the game was taken back
 * to here, 6 it is over. */
int32_t dr_table_can_undo(const dr_table* table, uint32_t seat);
int32_t dr_table_undo(dr_table* table, uint32_t seat); /* one choice; DR_REFUSED if it may not */
/* Takes the game back to its first i choices, whatever was revealed since; what nobody knew then is dealt
 * again with the seed. DR_BAD_ARGUMENT if there are not so many, or of a table of a lesson. */
int32_t dr_table_rewind(dr_table* table, uint32_t i, const uint8_t* seed);
/* The sentence of a number of dr_table_can_undo. */
int32_t dr_undo_text(uint32_t undo, uint32_t lang, char* out, size_t capacity);

/* The choices so far, and choice i from 0. */
uint32_t dr_table_steps(const dr_table* table);
int32_t dr_table_step(const dr_table* table, uint32_t i, uint32_t* seat, uint32_t* choice);
/* The game after the first i choices, written to dr_game_size() bytes; the table stays as it is. */
int32_t dr_table_at(dr_table* table, uint32_t i, dr_game* out);
/* What happened in the i-th choice, counted from 1; 0: in the deal. Returns how many events. */
int32_t dr_table_events_at(dr_table* table, uint32_t i, dr_event* events, uint32_t capacity);

/* The text of the replay. */
int32_t dr_table_replay(const dr_table* table, char* out, size_t capacity);

/* Of a table from dr_table_lesson; DR_BAD_ARGUMENT for others. */

/* LessonText: its steps and what they say. */
int32_t dr_table_lesson_json(const dr_table* table, uint32_t lang, char* out, size_t capacity);
/* What is answered now without the learner, who is at step `step` from 0: by the others as the text says,
 * in a lesson quietly where it says nothing, and by the learner where there is no choice. DR_REFUSED:
 * nothing is. */
int32_t dr_table_lesson_answer(const dr_table* table, uint32_t step, uint32_t* seat,
                               uint32_t* choice);
/* How the task of a step stands: 0 open, 1 solved, 2 lost. */
int32_t dr_table_lesson_task(const dr_table* table, uint32_t step);

/* --- the signature ---------------------------------------------------------------------------- */

/* The upper and lower half of the behaviour signature, as `darkrock bench --signature-only` prints
 * it: plays a few fixed games, well under a second. */
uint32_t dr_signature_hi(void);
uint32_t dr_signature_lo(void);
/* The same for the content of these modules; each content has a signature of its own. */
uint32_t dr_signature_hi_for(uint32_t modules);
uint32_t dr_signature_lo_for(uint32_t modules);

/* Plays so many games of four players by random choices and returns how many choices that took: for
 * measuring how fast the rules run here. */
uint32_t dr_play_random(uint32_t modules, uint32_t seed, uint32_t games);

#pragma GCC visibility pop

#ifdef __cplusplus
}
#endif

#endif /* DARKROCK_DARKROCK_H_ */
