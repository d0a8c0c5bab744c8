// The first game: what the others say about what they did, and what you have not done yet.
import type { Verb } from '../../engine/generated';
import { verbs } from '../../engine/generated';
import { isPlayer, type Act } from '../../engine/types';
import type { Play } from '../../state/play.svelte';
import { reasonOf, stoppedAfter } from '../../state/reasons';
import { later } from '../../words/later.svelte';
import { fill } from '../../words/words.svelte';

const worthTrying: Verb[] = [
  'play',
  'buy',
  'prospect',
  'deposit',
  'poker',
  'heist',
  'fight',
  'cattle',
  'heal',
  'revel',
  'work',
];

export class Guide {
  constructor(private play: Play) {}

  /** What somebody else says about an act of theirs; '': nothing. */
  why(act: Act | undefined): string {
    const { game } = this.play;
    const { me, view, events } = game;
    if (!act || !me || !isPlayer(act.seat) || act.seat === me.seat) return '';
    const reason = reasonOf(events.slice(act.from, act.to), game.content);
    if (!reason) return '';
    const words = later().reasons;
    const ahead = view!.seats[act.seat].lp > me.lp;
    const stops = ahead && stoppedAfter(act, events);
    return stops ? `${words[reason]} ${words.enough}` : words[reason];
  }

  /** What you have not done yet, in a sentence; '': nothing. */
  get untried(): string {
    const { game } = this.play;
    const mine = game.events.filter((e) => e.kind === 'action-taken' && e.seat === game.me?.seat);
    const done = new Set(mine.map((e) => verbs[e.a]));
    const left = worthTrying.filter((v) => !done.has(v));
    const list = left.slice(0, 2).map((v) => game.content.words[`act.${v}`]);
    if (left.length > 2) list.push('…');
    return list.length ? fill(later().untried, { list: list.join(', ') }) : '';
  }
}
