// The Gazette as one drawing with everything inside it, fonts too, to keep or to send.
import { bustInk, bustRays } from '../../art/busts';
import { plates } from '../../art/plates';
import type { Words } from '../../words/types';
import type { Fill } from '../../words/words.svelte';
import { chartOf } from './chart';
import type { Gazette } from './gazette';

export const width = 1200;
const ink = '#2a1d14';
const grey = '#5a4635';
const red = '#9c2a1c';
const faces = {
  title: "900 px 'Playfair Display'",
  italic: "italic 700 px 'Playfair Display'",
  label: '500 px Oswald',
  text: "500 px 'Alegreya Sans'",
};
type Face = keyof typeof faces;

const safe = (s: string) =>
  s.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);
const font = (face: Face, size: number) => faces[face].replace('px', `${size}px`);
const style = (face: Face, size: number) =>
  `font:${font(face, size)};font-variant-numeric:lining-nums`;

/** Colours by name become colours: a picture alone knows no style sheet. */
function inked(svg: string): string {
  const known: Record<string, string> = {
    '--bi': '#231913',
    '--bs': '#fbf3df',
    '--paper': '#f6eeda',
  };
  const page = getComputedStyle(document.documentElement);
  const one = /var\((--[\w-]+)(?:,\s*([^()]*))?\)/g;
  for (let before = ''; before !== svg;) {
    before = svg;
    svg = svg.replace(
      one,
      (_, name: string, other = '') =>
        known[name] ?? (page.getPropertyValue(name).trim() || other || ink),
    );
  }
  return svg;
}

class Pen {
  out = '';
  #ruler = document.createElement('canvas').getContext('2d')!;

  #width(s: string, face: Face, size: number): number {
    this.#ruler.font = font(face, size);
    return this.#ruler.measureText(s).width;
  }
  lines(s: string, face: Face, size: number, room: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of s.split(/\s+/)) {
      const longer = line ? `${line} ${word}` : word;
      if (line && this.#width(longer, face, size) > room) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return line ? [...lines, line] : lines;
  }
  /** The first of these sizes at which a text has room in so many lines. */
  size(s: string, face: Face, sizes: number[], room: number, most = 1): number {
    const fits = (size: number) => {
      const lines = this.lines(s, face, size, room);
      return lines.length <= most && lines.every((l) => this.#width(l, face, size) <= room);
    };
    return sizes.find(fits) ?? sizes.at(-1)!;
  }
  say(
    s: string,
    x: number,
    y: number,
    face: Face,
    size: number,
    more: { at?: 'start' | 'middle' | 'end'; fill?: string; space?: number } = {},
  ) {
    const { at = 'start', fill = ink, space = 0 } = more;
    const spacing = space ? ` letter-spacing="${space}"` : '';
    this.out +=
      `<text x="${x}" y="${y}" style="${style(face, size)}" text-anchor="${at}" fill="${fill}"` +
      `${spacing}>${safe(s)}</text>`;
  }
  /** A paragraph; gives the y below it. */
  write(
    s: string,
    x: number,
    y: number,
    room: number,
    face: Face,
    size: number,
    more: Parameters<Pen['say']>[5] & { lead?: number } = {},
  ): number {
    const lead = more.lead ?? size * 1.24;
    const left = more.at === 'middle' ? x + room / 2 : x;
    for (const line of this.lines(s, face, size, room)) {
      y += lead;
      this.say(line, left, y, face, size, more);
    }
    return y;
  }
  rule(x: number, y: number, w: number, thick = 1) {
    this.out += `<rect x="${x}" y="${y}" width="${w}" height="${thick}" fill="${ink}"/>`;
  }
  raw(svg: string) {
    this.out += svg;
  }
  #plates = 0;
  plate(seat: number, x: number, y: number, size: number) {
    const p = plates[seat] ?? plates[0];
    const id = `p${this.#plates++}`;
    this.raw(
      `<g transform="translate(${x} ${y}) scale(${size / 44})">` +
        `<clipPath id="${id}"><path d="${p.path}"/></clipPath><path d="${p.path}" fill="${p.colour}"/>` +
        `<path clip-path="url(#${id})" d="${p.pattern}" stroke="${p.patternInk}" ` +
        `stroke-width="${p.patternWidth}" opacity="${p.patternAlpha}" stroke-linecap="round"/>` +
        `<path d="${p.path}" fill="none" stroke="#1d140f" stroke-width="2.4" stroke-linejoin="round"/></g>`,
    );
  }
  /** The narrowest room that needs no line more: lines of about the same length. */
  balanced(s: string, face: Face, size: number, room: number): number {
    const lines = this.lines(s, face, size, room).length;
    let best = room;
    while (best > room * 0.4 && this.lines(s, face, size, best * 0.95).length === lines)
      best *= 0.95;
    return best;
  }
  head(s: string, x: number, y: number, w: number): number {
    this.rule(x, y, w, 3);
    this.say(s.toUpperCase(), x + w / 2, y + 25, 'label', 17, { at: 'middle', space: 1.4 });
    this.rule(x, y + 34, w);
    return y + 40;
  }
}

/** The page as SVG without its fonts. */
export function drawPage(
  paper: Gazette,
  view: { round: number; goal: number },
  words: Words['scenes'],
  fill: Fill,
): { svg: string; height: number } {
  const pen = new Pen();
  const left = 50;
  const room = width - 2 * left;
  pen.say(words.gazette, width / 2, 96, 'title', 70, { at: 'middle' });
  pen.rule(left, 118, room);
  const dates = [
    fill(words.edition, { n: view.round }),
    fill(words.editionTable, { n: view.goal }),
    words.price,
  ];
  pen.say(dates[0].toUpperCase(), left, 141, 'label', 16, { fill: grey, space: 1 });
  pen.say(dates[1].toUpperCase(), width / 2, 141, 'label', 16, {
    fill: grey,
    space: 1,
    at: 'middle',
  });
  pen.say(dates[2].toUpperCase(), width - left, 141, 'label', 16, {
    fill: grey,
    space: 1,
    at: 'end',
  });
  pen.rule(left, 152, room, 2);
  pen.rule(left, 156, room, 2);

  const narrow = 330;
  const wide = room - narrow - 34;
  const right = left + narrow + 34;
  const a = portraitColumn(pen, paper, words, fill, left, narrow);
  const b = mainColumn(pen, paper, view, words, right, wide);
  pen.rule(right - 17, 172, 1, Math.max(a, b) - 172);
  let y = pen.head(words.noticesTitle, left, Math.max(a, b) + 14, room);
  y = noticeRow(pen, paper, left, y + 8, room);
  const height = Math.ceil(y + 40);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<!--fonts--><rect width="${width}" height="${height}" fill="#f6eeda"/>` +
    `<rect x="14" y="14" width="${width - 28}" height="${height - 28}" fill="none" ` +
    `stroke="${ink}" stroke-width="1.500"/>${pen.out}</svg>`;
  return { svg: inked(svg), height };
}

function portraitColumn(
  pen: Pen,
  paper: Gazette,
  words: Words['scenes'],
  fill: Fill,
  x: number,
  w: number,
): number {
  const size = 270;
  const at = x + (w - size) / 2;
  const bust = bustInk(paper.rows[0].character, true);
  pen.raw(
    `<svg x="${at}" y="176" width="${size}" height="${size}" viewBox="0 0 100 100">` +
      `<rect width="100" height="100" fill="#ebdfc3"/>` +
      `<path d="${bustRays}" transform="translate(50 56)" fill="${ink}" opacity=".28"/>${bust}</svg>` +
      `<rect x="${at}" y="176" width="${size}" height="${size}" fill="none" stroke="${ink}" stroke-width="5"/>`,
  );
  let y = pen.write(paper.caption, x, 452, w, 'italic', 18, { at: 'middle' }) + 8;
  for (const paragraph of paper.article) y = pen.write(paragraph, x, y, w, 'text', 18) + 8;
  y = pen.write(paper.quote, x, y, w, 'italic', 18, { at: 'middle' }) + 16;
  y = pen.head(words.turningPoints, x, y, w);
  for (const m of paper.points) {
    pen.say(fill(words.roundShort, { n: m.round }), x, y + 21, 'label', 16);
    y = pen.write(m.text, x + 44, y, w - 44, 'text', 17) + 2;
  }
  return y + 10;
}

function mainColumn(
  pen: Pen,
  paper: Gazette,
  view: { goal: number },
  words: Words['scenes'],
  x: number,
  w: number,
): number {
  const big = pen.size(paper.headline, 'title', [52, 44, 38], w, 2);
  const head = pen.balanced(paper.headline, 'title', big, w);
  let y = pen.write(paper.headline, x + (w - head) / 2, 166, head, 'title', big, {
    at: 'middle',
    lead: 54,
  });
  y = pen.write(paper.below, x, y + 6, w, 'italic', 22, { at: 'middle' }) + 34;
  const last = x + w;
  const step = Math.min(84, (w - 330) / paper.steps.length);
  const columns = paper.steps.map((_, i) => last - 90 - (paper.steps.length - 1 - i) * step);
  pen.say(words.rider.toUpperCase(), x, y, 'label', 14, { fill: grey });
  paper.steps.forEach((p, i) => {
    const label = words.parts[p].toUpperCase();
    const size = pen.size(label, 'label', [14, 12, 11, 10], step - 6);
    pen.say(label, columns[i], y, 'label', size, { fill: grey, at: 'end' });
  });
  pen.say(words.total.toUpperCase(), last, y, 'label', 14, { fill: grey, at: 'end' });
  pen.rule(x, y + 6, w, 2);
  y += 8;
  for (const row of paper.rows) {
    pen.plate(row.seat, x, y + 10, 28);
    const size = pen.size(row.name, 'title', [22, 20, 18, 16, 14], columns[0] - x - 84);
    pen.say(row.name, x + 40, y + 32, 'title', size, { fill: row.won ? red : ink });
    paper.steps.forEach((p, i) => {
      const n = row.score[p];
      pen.say(
        p === 'lp' ? String(n) : n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0',
        columns[i],
        y + 32,
        'text',
        19,
        { at: 'end' },
      );
    });
    pen.say(String(row.score.total), last, y + 33, 'title', 30, { at: 'end' });
    y += 47;
    pen.raw(`<path d="M${x} ${y}H${last}" stroke="#b59f78" stroke-dasharray="1 4"/>`);
  }
  y = pen.head(words.byRound, x, y + 18, w);
  return chart(pen, paper, view.goal, x, y, w);
}

function chart(pen: Pen, paper: Gazette, goal: number, x: number, y: number, w: number): number {
  const c = chartOf(paper.facts, goal);
  const k = w / c.width;
  let out = '';
  const label = (x: number, y: number, anchor: string, text: number) =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${grey}" style="${style('label', 10)}">` +
    `${text}</text>`;
  for (const l of c.levels) {
    const stroke = l.goal
      ? `stroke="${red}" stroke-width="1.4"`
      : `stroke="#b59f78" stroke-width="0.8" stroke-dasharray="2 3"`;
    out += `<path d="M${c.left} ${l.y}H${c.right}" fill="none" ${stroke}/>`;
    out += label(c.left - 5, l.y + 4, 'end', l.value);
  }
  for (const r of c.rounds) out += label(r.x, c.height - 7, 'middle', r.round);
  for (const line of c.lines) {
    const path = `<path d="${line.path}" fill="none" stroke-linejoin="round"`;
    const dash = line.dash ? ` stroke-dasharray="${line.dash}"` : '';
    if (line.casing) out += `${path} stroke="${ink}" stroke-width="5"/>`;
    out += `${path} stroke="${line.colour}" stroke-width="3"${dash}/>`;
  }
  pen.raw(`<g transform="translate(${x} ${y}) scale(${k})">${out}</g>`);
  for (const line of c.lines)
    pen.plate(line.seat, x + line.end.x * k - 14, y + line.end.y * k - 14, 28);
  return y + c.height * k;
}

function noticeRow(pen: Pen, paper: Gazette, x: number, y: number, w: number): number {
  const gap = 14;
  const each = (w - 2 * gap) / 3;
  let bottom = y;
  paper.notices.forEach((n, i) => {
    const left = x + (i % 3) * (each + gap);
    const top = y + Math.floor(i / 3) * 96;
    pen.raw(
      `<rect x="${left}" y="${top}" width="${each}" height="84" fill="none" stroke="${ink}" stroke-width="1.500"/>`,
    );
    const size = pen.size(n.title, 'title', [22, 20, 18, 16], each - 16);
    pen.say(n.title, left + each / 2, top + 30, 'title', size, { at: 'middle' });
    pen.write(n.text, left + 8, top + 32, each - 16, 'text', 17, { at: 'middle', lead: 20 });
    bottom = top + 84;
  });
  return bottom;
}
