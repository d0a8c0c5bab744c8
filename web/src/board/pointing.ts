// What the pointer does on the map: look at targets, take them, and ask what a thing is.
import type { Content, TableView } from '../engine/types';
import { hideNote } from '../ui/explain.svelte';
import type { Camera } from './camera.svelte';
import type { Point } from './geometry';
import type { Piece } from './pieces';
import { tellPiece, tellSpace, tellTrack } from './notes';
import type { TrackName } from './trackCells';
import type { Target } from '../state/target';
import type { Note } from '../ui/explain.svelte';
import { nearestTarget, pieceAt, type Placed } from './world';

/** The board as it is now, read anew each time. */
export interface Scene {
  readonly camera: Camera;
  readonly pane: HTMLElement;
  readonly sheets: Placed[];
  readonly pieces: Piece[];
  readonly view: TableView;
  readonly content: Content;
  readonly targets: Target[];
  readonly looked: number;
  onlook(space: number): void;
  onpick(space: number): void;
  onexplain(what: Note, at: DOMRect | null): void;
}
interface Thing {
  key: string;
  space: number;
  tell: () => Note;
}

const near = (e: MouseEvent) => new DOMRect(e.clientX - 10, e.clientY - 12, 20, 24);
const spaceOf = (element: Element) =>
  Number(element.closest?.('[data-space]')?.getAttribute('data-space') ?? -1);

export function pointing(scene: Scene) {
  let over = '';
  let noted = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const targetAt = (space: number) => scene.targets.find((t) => t.space === space);
  const scale = () => scene.camera.unit * scene.camera.zoom;
  function worldPoint(e: MouseEvent): Point {
    const box = scene.pane.getBoundingClientRect();
    return [
      (e.clientX - box.left - scene.camera.left) / scale(),
      (e.clientY - box.top - scene.camera.top) / scale(),
    ];
  }
  function thingAt(e: MouseEvent): Thing | null {
    const { sheets, pieces, view, content } = scene;
    const element = e.target as Element;
    const space = spaceOf(element);
    const piece = pieceAt(sheets, pieces, worldPoint(e));
    if (piece) return { key: piece.key, space, tell: () => tellPiece(piece, view, content) };
    const cell = element.closest?.('[data-track]');
    if (cell) {
      const [track, n] = [
        cell.getAttribute('data-track') as TrackName,
        Number(cell.getAttribute('data-cell')),
      ];
      return { key: `${track}${n}`, space: -1, tell: () => tellTrack(track, n, view, content) };
    }
    return space < 0
      ? null
      : { key: `space${space}`, space, tell: () => tellSpace(space, pieces, view, content) };
  }
  function tell(thing: Thing, at: DOMRect) {
    noted = true;
    scene.onexplain(thing.tell(), at);
  }
  function forget() {
    clearTimeout(waiting);
    if (noted) hideNote(120);
    noted = false;
    over = '';
  }

  return {
    spaceOf,
    hover(e: PointerEvent) {
      if (e.pointerType !== 'mouse' || e.buttons || scene.camera.moving) return;
      const thing = thingAt(e);
      const target = thing ? targetAt(thing.space) : undefined;
      const space = target?.space ?? -1;
      if (space !== scene.looked) scene.onlook(space);
      if ((thing?.key ?? '') === over) return;
      forget();
      over = thing?.key ?? '';
      if (!thing || (target && thing.key.startsWith('space'))) return;
      waiting = setTimeout(() => tell(thing, near(e)), target ? 800 : 420);
    },
    leave(e: PointerEvent) {
      if (e.pointerType !== 'mouse') return;
      forget();
      if (scene.looked >= 0) scene.onlook(-1);
    },
    /** A mouse takes what it clicks; a finger looks first and takes with the second tap. */
    tap(e: PointerEvent) {
      const touch = e.pointerType !== 'mouse';
      const thing = thingAt(e);
      const target =
        targetAt(thing?.space ?? -1) ??
        (touch
          ? nearestTarget(scene.sheets, scene.targets, worldPoint(e), 24 / scale())
          : undefined);
      forget();
      if (target && (!touch || scene.looked === target.space)) scene.onpick(target.space);
      else if (target) scene.onlook(target.space);
      else {
        if (scene.looked >= 0) scene.onlook(-1);
        if (thing) setTimeout(() => tell(thing, near(e)));
      }
    },
    hold(e: PointerEvent) {
      const thing = thingAt(e);
      if (thing) tell(thing, near(e));
    },
  };
}
