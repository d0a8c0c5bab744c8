// Where on the screen the thing is that a lesson or a note points at (docs/adding-a-lesson.md).

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

function selectors(point: string, right: readonly number[]): string[] {
  const [kind, what = '', n = ''] = point.split(' ');
  switch (kind) {
    case 'space':
      return [`[data-space="${what}"]`];
    case 'card':
      return [`section.hand [data-card="${what}"]`, '[data-tab=hand]'];
    case 'verb':
      return [
        ...right.map((code) => `.host [data-code="${code}"]`),
        ...right.map((code) => `.entry[data-code="${code}"]`),
        `.entry[data-verb="${what}"]`,
      ];
    case 'seat':
      return [`[data-seat="${what}"]`];
    case 'figure':
      return [`[data-piece="${what}"]`];
    case 'story':
      return [`section.stories button:nth-child(${Number(what) + 1})`, '[data-tab=stories]'];
    case 'track':
      return [`[data-track="${what}"][data-cell="${n}"]`, 'button.inset', '[data-tab=you]'];
    default:
      return parts[kind] ?? [];
  }
}

/** What is to be seen of an element inside of everything that cuts it off. */
function seenOf(element: Element): DOMRect {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const seen = { left, top, right, bottom };
  const cut = (by: { left: number; top: number; right: number; bottom: number }) => {
    seen.left = Math.max(seen.left, by.left);
    seen.top = Math.max(seen.top, by.top);
    seen.right = Math.min(seen.right, by.right);
    seen.bottom = Math.min(seen.bottom, by.bottom);
  };
  cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (let around = element.parentElement; around; around = around.parentElement)
    if (getComputedStyle(around).overflow !== 'visible') cut(around.getBoundingClientRect());
  const width = Math.max(0, seen.right - seen.left);
  return new DOMRect(seen.left, seen.top, width, Math.max(0, seen.bottom - seen.top));
}

let brought: Element | null = null; // once: whoever scrolls on shall be free to

/** Where an element is seen; what is scrolled out of a list is brought into it. */
function boxOf(element: Element): DOMRect | null {
  const { width, height } = element.getBoundingClientRect();
  if (!width) return null;
  // a space of a track is small, and seen as a whole
  const enough = (box: DOMRect) =>
    box.width > Math.min(24, width - 1) && box.height > Math.min(24, height - 1);
  const seen = seenOf(element);
  if (enough(seen)) return seen;
  if (brought === element || element.closest('main.map')) return null;
  brought = element;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const now = seenOf(element);
  return enough(now) ? now : null;
}

// A scene lies over the map and what stands on it.
const onMap = ['space', 'figure', 'track', 'map'];
const isCovered = (point: string) =>
  onMap.includes(point.split(' ')[0]) && !!document.querySelector('.host');

/** The boxes of what is pointed at, as far as it is to be seen now. `right`: codes of what is to be chosen. */
export function boxesOf(points: readonly string[], right: readonly number[] = []): DOMRect[] {
  const boxes: DOMRect[] = [];
  for (const point of points.filter((p) => !isCovered(p)))
    for (const selector of selectors(point, right)) {
      const found = [...document.querySelectorAll(selector)].map(boxOf).find((box) => !!box);
      if (!found) continue;
      boxes.push(found);
      break;
    }
  return boxes;
}

/** The space that is pointed at, -1: none. */
export const spaceOf = (points: readonly string[]) =>
  Number(points.find((p) => p.startsWith('space '))?.slice(6) ?? -1);
