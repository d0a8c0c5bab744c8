// Everybody's chance over the game as lines on paper: positions only.
import { dashes, spread } from '../../art/lines';
import { plates } from '../../art/plates';
import type { ReviewMoment, TurningPoint } from '../../engine/reviewDoc';

export interface ChanceLine {
  seat: number;
  path: string;
  colour: string;
  dash: string;
  casing: boolean; // a dark line under it: its colour is too light for paper
  end: { x: number; y: number };
}

export interface ChanceChart {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  lines: ChanceLine[];
  levels: { y: number; value: number }[];
  rounds: { x: number; round: number }[];
  marks: { x: number; n: number }[]; // the turning points, from 1
  /** The choice at a place of the chart. */
  stepAt(x: number): number;
}

/** `length`: choices of the whole game, so that a review that grows does not stretch what is there. */
export function chancesOf(
  timeline: ReviewMoment[],
  length: number,
  points: TurningPoint[],
  width: number,
  height: number,
): ChanceChart {
  const [left, right, top, bottom] = [38, width - 32, 24, height - 24];
  const steps = Math.max(1, length);
  const x = (step: number) => left + (step / steps) * (right - left);
  const y = (chance: number) => bottom - (chance / 100) * (bottom - top);
  const players = timeline[0]?.chance.length ?? 0;
  const lines = Array.from({ length: players }, (_, seat): ChanceLine => {
    const at = timeline.map((m, i) => `${x(i).toFixed(1)} ${y(m.chance[seat]).toFixed(1)}`);
    const last = timeline.at(-1)!.chance[seat];
    return {
      seat,
      path: `M${at.join('L')}`,
      colour: plates[seat].colour,
      dash: dashes[seat],
      casing: seat === 4,
      end: { x: x(timeline.length - 1) + 12, y: y(last) },
    };
  });
  spread(lines, 19, bottom);
  const starts = timeline.flatMap((m, i) =>
    m.round > 0 && m.round !== timeline[i - 1]?.round ? [{ x: x(i), round: m.round }] : [],
  );
  const each = Math.max(1, Math.ceil(starts.length / Math.max(4, width / 60)));
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    lines,
    levels: [0, 25, 50, 75, 100].map((value) => ({ y: y(value), value })),
    rounds: starts.filter((_, i) => i % each === 0),
    marks: apart(
      points.map((p, i) => ({ x: x(p.step), n: i + 1 })),
      17,
      right,
    ),
    stepAt: (at) =>
      Math.max(0, Math.min(steps, Math.round(((at - left) / (right - left)) * steps))),
  };
}

// Numbers do not cover one another; they stay in their order.
function apart<T extends { x: number }>(marks: T[], gap: number, right: number): T[] {
  for (let i = 1; i < marks.length; i++) marks[i].x = Math.max(marks[i].x, marks[i - 1].x + gap);
  let limit = right;
  for (let i = marks.length - 1; i >= 0; i--, limit -= gap)
    marks[i].x = Math.min(marks[i].x, limit);
  return marks;
}

/** What everybody's chance was when a round began, for those who hear the chart. */
export const byRound = (timeline: ReviewMoment[]) =>
  timeline.filter((m, i) => i === timeline.length - 1 || m.round !== timeline[i + 1].round);
