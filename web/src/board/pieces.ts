// Everything that stands on the boards and their tracks, read off a view.
import { manInBlack, nobody, type Content, type TableView } from '../engine/types';
import { arrange, signsOf } from './layout';
import { boards, county, gulch, type BoardMap } from './maps';
import type { Point } from './geometry';
import { cellOf, stack } from './trackCells';

export type PieceKind =
  | 'seat'
  | 'mib'
  | 'sheriff'
  | 'bandit'
  | 'train'
  | 'outlaw'
  | 'claim-jumper'
  | 'longhorn'
  | 'gold'
  | 'frontier'
  | 'roller'
  | 'cube'
  | 'marker';

export interface Piece {
  key: string;
  kind: PieceKind;
  map: BoardMap;
  at: Point;
  size: number; // units
  space: number; // -1: on a track or beside a town
  seat: number; // -1
  bust: string;
  n: number; // printed on it, 0: nothing
  track: string;
}

/** Whether it is the figure of a seat, of the Man in Black, or the Sheriff's (nobody). */
export const isOf = ({ kind, seat }: Piece, figure: number) =>
  figure === nobody ? kind === 'sheriff' : (kind === 'seat' || kind === 'mib') && seat === figure;

const sizes: Record<PieceKind, number> = {
  'seat': 66,
  'mib': 66,
  'sheriff': 64,
  'bandit': 58,
  'train': 84,
  'outlaw': 52,
  'claim-jumper': 52,
  'longhorn': 52,
  'gold': 46,
  'frontier': 48,
  'roller': 54,
  'cube': 38,
  'marker': 26,
};

export function figure(
  kind: PieceKind,
  key: string,
  space: number,
  more: Partial<Piece> = {},
): Piece {
  const map = more.map ?? (space < county.spaces.length ? county : gulch);
  const size = sizes[kind] * (more.track ? 1 : map.size);
  return { key, kind, space, map, at: [0, 0], size, seat: -1, bust: '', n: 0, track: '', ...more };
}

function standing(view: TableView, content: Content): Piece[] {
  const out: Piece[] = [];
  const au = view.anteUp;
  au?.frontier.forEach(
    (f) =>
      !f.explored && out.push(figure('frontier', `frontier${f.space}`, f.space, { n: f.value })),
  );
  au?.gold.forEach((g) => out.push(figure('gold', `gold${g.space}`, g.space, { n: g.n })));
  view.bandits.forEach((space) => out.push(figure('bandit', `bandit${space}`, space)));
  au?.outlaws.forEach((space, i) => out.push(figure('outlaw', `outlaw${space}.${i}`, space)));
  au?.claimJumpers.forEach((space, i) =>
    out.push(figure('claim-jumper', `jumper${space}.${i}`, space)),
  );
  au?.longhorns.forEach((space, i) => out.push(figure('longhorn', `horn${space}.${i}`, space)));
  if (view.sheriff >= 0) out.push(figure('sheriff', 'sheriff', view.sheriff));
  for (const s of view.seats)
    if (s.space >= 0)
      out.push(
        figure('seat', `seat${s.seat}`, s.space, {
          seat: s.seat,
          bust: content.characters[s.character]?.id ?? '',
        }),
      );
  if (view.mib && view.mib.space >= 0)
    out.push(figure('mib', 'mib', view.mib.space, { seat: manInBlack, bust: 'man-in-black' }));
  if (au && au.trainSpace >= 0) out.push(figure('train', 'train', au.trainSpace));
  return out.filter((p) => p.space >= 0 && p.space < county.spaces.length + gulch.spaces.length);
}

/** High rollers stand by the saloon of their town. */
function rollers(view: TableView): Piece[] {
  return (view.anteUp?.rollers ?? []).flatMap((town) => {
    for (const map of boards) {
      const saloon = signsOf
        .get(map)!
        .find(
          (s) =>
            s.location === 'saloon' &&
            map.spaces.find((m) => m.index === s.spaces[0])?.town === town,
        );
      if (saloon)
        return [
          figure('roller', `roller ${town}`, -1, {
            map,
            at: [saloon.at[0] + 42 * map.size, saloon.at[1] + 18],
            track: town,
          }),
        ];
    }
    return [];
  });
}

function onTracks(view: TableView): Piece[] {
  const out: Piece[] = [];
  for (const m of view.anteUp?.markers ?? []) {
    const cell = cellOf(m.track, m.at, view.goal);
    if (cell)
      out.push(
        figure('marker', `marker${m.id}`, -1, {
          map: cell.map,
          at: [cell.x + cell.mark[0], cell.y + cell.mark[1]],
          track: m.track,
        }),
      );
  }
  const tracks = [
    ['lp', view.seats.map((s) => s.lp), 0],
    ['marshal', view.seats.map((s) => s.mp), 1],
    ['wanted', view.seats.map((s) => s.wp), 1],
    ...(view.anteUp ? [['gambler', view.seats.map((s) => s.gp), 1] as const] : []),
  ] as const;
  for (const [track, values, least] of tracks) {
    const all = track === 'lp' && view.mib ? [...values, view.mib.lp] : values;
    for (const { index, at, size } of stack(track, all, least, view.goal)) {
      const map = track === 'gambler' ? gulch : county;
      const seat = index < view.seats.length ? view.seats[index].seat : manInBlack;
      out.push(figure('cube', `${track}${seat}`, -1, { map, at, size, seat, track }));
    }
  }
  return out;
}

/** Sets those of one space beside each other. */
export function arranged(pieces: Piece[]): Piece[] {
  const bySpace = new Map<number, Piece[]>();
  for (const p of pieces) bySpace.set(p.space, [...(bySpace.get(p.space) ?? []), p]);
  for (const [space, here] of bySpace) {
    const tight = here.length > 3 ? 0.36 : 0.47;
    const spots = arrange(
      space,
      here.map((p) => p.size * tight),
    );
    here.forEach((p, i) => (p.at = spots[i]));
  }
  return pieces;
}

export const piecesOf = (view: TableView, content: Content): Piece[] => [
  ...arranged(standing(view, content)),
  ...rollers(view),
  ...onTracks(view),
];
