// Listens to a game: hears what is shown, and says what it sounds like.
import type { GameEvent } from '../engine/types';
import { mix, play, playMusic } from './player';
import { soundsOf, type Loop, type Sound } from './table';

export interface Heard {
  events: GameEvent[]; // shown since the last time
  me: number; // your seat
  called: boolean; // a question waits for you
  cue: Sound | ''; // of what was just opened
}

const apart = 0.12; // seconds between sounds of one moment
let waiting: GameEvent[] = [];
let seat = 0;

// What is hurried through is shown in one go: it is heard as one moment.
function flush() {
  const events = waiting;
  waiting = [];
  soundsOf(events, seat).forEach((sound, i) => void play(sound, i * apart));
}

export function hear({ events, me, called, cue }: Heard) {
  seat = me;
  if (events.length && waiting.push(...events) === events.length) setTimeout(flush);
  if (cue) void play(cue);
  if (called && document.hidden) void play('turn');
}

export function accompany(music: Loop | '') {
  mix();
  playMusic(music);
}
