/* Darkrock for learners: one game or thousands, and what a seat sees as lists of numbers.
 *
 * An environment (dr_env_...) is one game with its choices, step by step. It is a dr_table, so whatever
 * darkrock.h tells about one holds for it: views, words, replays, hashes.
 *
 * A pool plays many games at once in threads of its own. After dr_pool_reset or dr_pool_step every
 * slot waits for a choice of a player from outside; forced choices and those of the project's own
 * bots are made in between. Everything about all slots lies in arrays of the pool's
 * (dr_pool_rows), good until the next step.
 *
 * A position is a list of facts that hold, a choice a list of marks; both are numbers from 1 on,
 * filled up with 0. What they mean is in dr_encoding_json; it is the same until
 * dr_encoding_version changes. Only what the seat may see goes in.
 *
 * Thread safety: calls on different environments and pools may run at the same time.
 */
#ifndef DARKROCK_ENV_H_
#define DARKROCK_ENV_H_

#include "darkrock/darkrock.h"

#ifdef __cplusplus
extern "C" {
#endif

#pragma GCC visibility push(default)

#define DR_OUTSIDERS \
  16 /* players 0..15 choose from outside, DR_OUTSIDERS + i is bot i of the pool */

/* --- the encoding ------------------------------------------------------------------------------ */

uint32_t dr_encoding_version(void);
uint32_t dr_fact_count(void); /* numbers of facts, 0 included */
uint32_t dr_mark_count(void); /* numbers of marks, 0 included */
uint32_t dr_most_facts(void); /* the longest list of a position */
uint32_t dr_most_marks(void); /* ... and of a choice */
/* {"version":1,"facts":[{"id":"hand","first":123,"size":52,"times":1},...],"marks":[...],
 *  "likes":["law",...],"sources":["duel",...]}. Writes it if it fits, and returns its length. */
int32_t dr_encoding_json(char* out, size_t capacity);

/* What the seat of a game sees: writes at most dr_most_facts() numbers and returns how many.
 * `likes` is a bit set of the likes of dr_encoding_json: what this seat likes beside winning. */
int32_t dr_encode_position(const dr_game* game, uint32_t seat, uint32_t likes, uint16_t* out);
/* The marks of a legal choice of the seat: writes at most dr_most_marks() and returns how many. */
int32_t dr_encode_choice(const dr_game* game, uint32_t seat, uint32_t choice, uint16_t* out);

/* --- one game ---------------------------------------------------------------------------------- */

typedef struct dr_env dr_env;

#define DR_ENV_ASK_ALL 1u /* asks where there is only one choice, too */

/* A new game, as dr_table_new. Null if the set-up is refused or a flag is not known. */
dr_env* dr_env_new(const dr_setup* setup, const uint8_t* seed, uint32_t flags, const char* seats,
                   size_t n);
/* A game from the text of a replay, at its last choice, as dr_table_resume. */
dr_env* dr_env_resume(const char* text, size_t n, uint32_t flags, char* problem, size_t capacity);
void dr_env_free(dr_env* env);

/* Another game of the same table. */
int32_t dr_env_reset(dr_env* env, const uint8_t* seed);
/* What the seats like beside winning, DR_MAX_PLAYERS bytes: from the first choice on, as if it had
 * always been so. */
int32_t dr_env_set_likes(dr_env* env, const uint8_t* likes);

/* The game with its choices, good until it is reset or freed. */
const dr_table* dr_env_table(const dr_env* env);

/* What the seat that is asked sees: of several asked at once the lowest. Arrays are good until the next
 * call that changes the game. */
typedef struct dr_look {
  int32_t seat;                  /* -1: the game is over, and there are neither facts nor choices */
  int32_t choices;               /* how many */
  const uint16_t* facts;         /* [dr_most_facts()] filled up with 0 */
  const uint16_t* marks;         /* [choices][dr_most_marks()] */
  const uint32_t* codes;         /* [choices] */
  int16_t score[DR_MAX_FIGURES]; /* as it stands */
  int16_t lived[DR_MAX_FIGURES]; /* how far the seats have lived up to their likes, as in dr_rows */
  float won[DR_MAX_FIGURES];     /* share of the win; 0 until the game is over */
} dr_look;
int32_t dr_env_look(const dr_env* env, dr_look* out);

/* Carries out a choice of the seat that is asked: by its index among the choices, or by its code. A
 * code that is not legal is DR_REFUSED; then `problem` gets the reason, cut to `capacity` with its
 * zero. */
int32_t dr_env_step(dr_env* env, uint32_t index);
int32_t dr_env_choose(dr_env* env, uint32_t choice, uint32_t lang, char* problem, size_t capacity);

/* What happened in the last step, choices that were made for the players included, as dr_events_json:
 * what a seat may see of it; 6 to 255: a spectator. */
int32_t dr_env_events_json(const dr_env* env, uint32_t seat, uint32_t lang, char* out,
                           size_t capacity);

/* --- pools ------------------------------------------------------------------------------------- */

typedef struct dr_pool dr_pool;

#define DR_POOL_ONCE 1u /* a slot plays one game, then it is idle */
#define DR_POOL_DUPLICATE \
  2u /* as many slots in a row as there are players get one deal, seats turned */

/* A pool of so many games. `bots` has a name a line, as dr_view_bot_choose takes them. Null if a number
 * is out of range or a bot is not known. All slots are tables of four by the built-in base game, all
 * seats are player 0, until told otherwise. */
dr_pool* dr_pool_new(uint32_t games, uint32_t threads, uint64_t seed, uint32_t flags,
                     const char* bots, size_t n);
void dr_pool_free(dr_pool* pool);

/* Both hold from the next game of a slot on. `players` and `likes` have DR_MAX_PLAYERS bytes a slot,
 * which of them sits where is drawn for every game. */
int32_t dr_pool_set_table(dr_pool* pool, uint32_t first, uint32_t n, const dr_setup* setup);
int32_t dr_pool_set_seats(dr_pool* pool, uint32_t first, uint32_t n, const uint8_t* players,
                          const uint8_t* likes);

/* From now on, whoever from outside likes this and nothing else is told in `advice`, at one of four
 * choices, what a bot of the pool, counted from 0, would choose; -1: nobody is. */
int32_t dr_pool_set_teacher(dr_pool* pool, uint32_t like, int32_t bot);

/* Both return at once; dr_pool_wait waits until the rows are there. `chosen` has for every slot the
 * index of a choice among those of the slot, and must stay until then. A slot with nobody from outside
 * plays one game a step and has no choices. */
int32_t dr_pool_reset(dr_pool* pool);
int32_t dr_pool_step(dr_pool* pool, const int32_t* chosen);
int32_t dr_pool_wait(dr_pool* pool);

/* What the pool tells; n: its games. The arrays of choices move with every step, the others stay. */
typedef struct dr_rows {
  const uint16_t* facts;    /* [n][dr_most_facts()] */
  const int32_t* choice_at; /* [n + 1] where the choices of a slot begin; an idle one has none */
  const uint16_t* marks;    /* [choices][dr_most_marks()] */
  const uint32_t* codes;    /* [choices] */
  const uint8_t* seat;      /* [n] who is asked */
  const uint8_t* player;    /* [n] who that is: 0..15 */
  const uint8_t* seats;     /* [n] players at the table */
  const int16_t* lived;     /* [n] how far the seat has lived up to its likes, in tenths of an LP */
  const int16_t* advice;    /* [n] index of what its teacher would choose; -1: it says nothing */
  const int16_t* score;     /* [n][DR_MAX_FIGURES] as it stands */
  /* the game that ended in this step, if one did */
  const uint8_t* ended;      /* [n] 1: one did; 2: it was cut off after 6000 choices */
  const uint8_t* end_seats;  /* [n] players */
  const uint8_t* end_rounds; /* [n] */
  const uint8_t* end_player; /* [n][DR_MAX_FIGURES] who sat there */
  const uint8_t* end_likes;  /* [n][DR_MAX_FIGURES] */
  const float* won;          /* [n][DR_MAX_FIGURES] share of the win */
  const int16_t* end_score;  /* [n][DR_MAX_FIGURES] */
  const int16_t* end_lived;  /* [n][DR_MAX_FIGURES] */
  const int16_t* end_lp;     /* [n][DR_MAX_FIGURES][sources] where LP came from */
} dr_rows;
int32_t dr_pool_rows(const dr_pool* pool, dr_rows* out);

/* The deal of the game that a slot plays: dr_seed_from_number makes its seed of it, for dr_env_new. 0
 * if there is no such slot. */
uint64_t dr_pool_deal(const dr_pool* pool, uint32_t slot);

/* Counts since the last call: choices asked for, forced, made by bots; games ended; the most choices,
 * facts and marks seen. */
typedef struct dr_counts {
  int64_t asked, forced, by_bots, games;
  int32_t most_choices, most_facts, most_marks, reserved;
} dr_counts;
int32_t dr_pool_counts(dr_pool* pool, dr_counts* out);

#pragma GCC visibility pop

#ifdef __cplusplus
}
#endif

#endif /* DARKROCK_ENV_H_ */
