// LP by the round as lines on paper: positions only, so that the page and the shared picture agree.
import { dashes, spread } from '../../art/lines';
import { plates } from '../../art/plates';
import type { Facts } from './facts';

export interface ChartLine {
  seat: number;
  path: string;
  colour: string;
  dash: string;
  casing: boolean; // a dark line under it: its colour is too light for paper
  end: { x: number; y: number };
}
export interface Chart {
  width: number;
  height: number;
  lines: ChartLine[];
  levels: { y: number; value: number; goal: boolean }[];
  rounds: { x: number; round: number }[];
  right: number;
  left: number;
}

export function chartOf(facts: Facts, goal: number, width = 372, height = 170): Chart {
  const left = 24;
  const right = width - 32;
  const top = 10;
  const bottom = height - 24;
  const most = Math.max(goal, ...facts.figures.map((f) => Math.max(...facts.lp.get(f)!)));
  const x = (round: number) => left + (facts.rounds ? (round / facts.rounds) * (right - left) : 0);
  const y = (lp: number) => bottom - (lp / most) * (bottom - top);
  const lines = facts.figures.map((seat): ChartLine => {
    const series = facts.lp.get(seat)!;
    return {
      seat,
      path: `M${series.map((lp, round) => `${x(round).toFixed(1)} ${y(lp).toFixed(1)}`).join('L')}`,
      colour: plates[seat]?.colour ?? 'currentColor',
      dash: dashes[seat] ?? '',
      casing: seat === 4,
      end: { x: right + 12, y: y(series.at(-1) ?? 0) },
    };
  });
  spread(lines, 17, bottom); // below are the rounds
  const step = most > 24 ? 10 : 5;
  const levels = [];
  for (let value = 0; value <= most; value += step)
    levels.push({ y: y(value), value, goal: value === goal });
  if (!levels.some((l) => l.goal)) levels.push({ y: y(goal), value: goal, goal: true });
  const each = Math.max(1, Math.ceil(facts.rounds / 8));
  const rounds = [];
  for (let round = 0; round <= facts.rounds; round++)
    if (round % each === 0 || round === facts.rounds) rounds.push({ x: x(round), round });
  return { width, height, lines, levels, rounds, left, right };
}
