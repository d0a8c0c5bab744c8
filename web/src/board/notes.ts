// What spaces, pieces and tracks say of themselves.
import { isPlayer, type Content, type TableView } from '../engine/types';
import { colon, fill, w } from '../words/words.svelte';
import type { Piece } from './pieces';
import type { TrackName } from './trackCells';
import type { Target } from '../state/target';
import type { Note } from '../ui/explain.svelte';

export function nameOf(piece: Piece, view: TableView): string {
  const words = w().board;
  if (isPlayer(piece.seat)) {
    const name = view.seats[piece.seat]?.name ?? '';
    return piece.seat === view.seat ? fill(words.yourFigure, { name }) : name;
  }
  if (piece.kind in words.pieces)
    return fill(words.pieces[piece.kind as keyof typeof words.pieces][0], { n: piece.n });
  return piece.kind === 'mib' ? w().game.manInBlack : '';
}

export function tellPiece(piece: Piece, view: TableView, content: Content): Note {
  const words = w().board;
  const title = nameOf(piece, view);
  if (piece.kind === 'cube') return tellTrack(piece.track as TrackName, -1, view, content);
  if (piece.kind === 'seat')
    return { title, text: content.characters[view.seats[piece.seat].character]?.text ?? '' };
  if (piece.kind in words.pieces) {
    const [, text, rule] = words.pieces[piece.kind as keyof typeof words.pieces];
    return { title, text: fill(text, { n: piece.n }), rule };
  }
  return { title, text: '' };
}

/** `whole`: with what the pieces there say of themselves, for those who cannot point at them. */
export function tellSpace(
  space: number,
  here: Piece[],
  view: TableView,
  content: Content,
  whole = false,
): Note {
  const entry = content.spaces[space];
  if (whole) {
    const told = here.filter((p) => p.space === space).map((p) => tellPiece(p, view, content));
    return {
      title: entry.name,
      text: [entry.text, ...told.map((t) => (t.text ? colon(t.title, t.text) : t.title))]
        .filter(Boolean)
        .join('\n'),
    };
  }
  const names = here.filter((p) => p.space === space).map((p) => nameOf(p, view));
  const company = names.length ? fill(w().board.hereAre, { names: names.join(', ') }) : '';
  return { title: entry.name, text: [entry.text, company].filter(Boolean).join('\n') };
}

/** `cell` -1: the whole track. */
export function tellTrack(track: TrackName, cell: number, view: TableView, content: Content): Note {
  const words = w().board;
  const title = words.tracks[track];
  const value = { lp: 'lp', marshal: 'mp', wanted: 'wp', gambler: 'gp' } as const;
  const on = view.seats
    .filter((s) => s[value[track]] > 0)
    .map((s) => `${s.name} ${s[value[track]]}`);
  const standing = on.join(', ');
  if (track === 'lp')
    return {
      title,
      text: [standing, fill(words.goal, { n: view.goal })].filter(Boolean).join('\n'),
    };
  const entry = cell > 0 ? content[track][cell - 1] : undefined;
  if (entry) return { title: entry.name, text: entry.text };
  return { title, text: standing };
}

export function labelOfSpace(
  space: number,
  here: Piece[],
  target: Target | undefined,
  view: TableView,
  content: Content,
): string {
  const words = w().board;
  const parts = [content.spaces[space]?.name ?? ''];
  if (target) {
    if (target.label) parts.push(target.label);
    else parts.push(target.steps > 0 ? fill(words.steps, { n: target.steps }) : words.choosable);
  }
  const names = here.filter((p) => p.space === space).map((p) => nameOf(p, view));
  if (names.length) parts.push(fill(words.hereAre, { names: names.join(', ') }));
  return parts.join(', ');
}
