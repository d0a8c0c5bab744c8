/* A program of somebody else's: a game from the first deal on, for a while. */
#include <darkrock/darkrock.h>
#include <darkrock/env.h>
#include <darkrock/review.h>
#include <stdio.h>

int main(void) {
  dr_setup setup = {0};
  uint8_t seed[DR_SEED_BYTES] = {1};
  uint32_t choices[512];
  int made = 0;
  if (dr_abi_version() != DR_ABI_VERSION) return 1;
  setup.players = 2;
  setup.cattle = 1;
  for (int i = 0; i < DR_MAX_PLAYERS; ++i) setup.characters[i] = DR_DEALT;
  dr_game* game = dr_game_new(&setup, seed);
  if (!game) return 2;
  for (int found = 1; found && made < 100;) {
    found = 0;
    for (uint32_t seat = 0; seat < setup.players && !found; ++seat)
      if (dr_legal(game, seat, choices, 512) > 0) {
        if (dr_try_apply(game, seat, choices[0], NULL) != DR_OK) return 3;
        found = 1;
        ++made;
      }
  }
  dr_game_free(game);
  printf("%d choices by rules version %u\n", made, dr_rules_version());
  return made == 100 ? 0 : 4;
}
