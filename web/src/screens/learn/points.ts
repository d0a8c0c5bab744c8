// Where on the screen the thing is that a step points at (docs/adding-a-lesson.md).
import type { LessonStep } from '../../engine/types';

// What a phone keeps behind a tab is pointed at there.
const parts: Record<string, string[]> = {
  hand: ['section.hand', '[data-tab=hand]'],
  own: ['.own', '[data-tab=you]'],
  seats: ['.seats', 'section.top'],
  stories: ['section.stories', '[data-tab=stories]'],
  log: ['[role=log]', '[data-tab=log]'],
  map: ['main.map'],
  undo: ['button.undo'],
  scene: ['.host'],
  prompt: ['section.prompt'],
};

function selectors(point: string, step: LessonStep): string[] {
  const [kind, what = '', n = ''] = point.split(' ');
  switch (kind) {
    case 'space':
      return [`[data-space="${what}"]`];
    case 'card':
      return [`section.hand [data-card="${what}"]`, '[data-tab=hand]'];
    case 'verb':
      return [
        ...step.right.map((code) => `.host [data-code="${code}"]`),
        ...step.right.map((code) => `.entry[data-code="${code}"]`),
        `.entry[data-verb="${what}"]`,
      ];
    case 'seat':
      return [`[data-seat="${what}"]`];
    case 'figure':
      return [`[data-piece="${what}"]`];
    case 'story':
      return [`section.stories button:nth-child(${Number(what) + 1})`, '[data-tab=stories]'];
    case 'track':
      return [`[data-track="${what}"][data-cell="${n}"]`, '[data-tab=you]'];
    default:
      return parts[kind] ?? [];
  }
}

const isSeen = (r: DOMRect) =>
  r.width > 0 && r.right > 0 && r.bottom > 0 && r.left < innerWidth && r.top < innerHeight;

// A scene lies over the map and what stands on it.
const onMap = ['space', 'figure', 'track', 'map'];
const isCovered = (point: string) =>
  onMap.includes(point.split(' ')[0]) && !!document.querySelector('.host');

/** The boxes of what is pointed at, as far as it is to be seen now. */
export function boxesOf(step: LessonStep | undefined): DOMRect[] {
  const boxes: DOMRect[] = [];
  for (const point of step?.points.filter((p) => !isCovered(p)) ?? [])
    for (const selector of selectors(point, step!)) {
      const found = [...document.querySelectorAll(selector)]
        .map((e) => e.getBoundingClientRect())
        .find(isSeen);
      if (!found) continue;
      boxes.push(found);
      break;
    }
  return boxes;
}

/** The space a step points at, -1: none. */
export const spaceOf = (step: LessonStep | undefined) =>
  Number(step?.points.find((p) => p.startsWith('space '))?.slice(6) ?? -1);
