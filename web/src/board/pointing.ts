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
  /** Opens the board that a space is on. */
  open(space: number): void;
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
export const spaceOf = (element: Element) =>
  Number(element.closest?.('[data-space]')?.getAttribute('data-space') ?? -1);

export class Pointing {
  #over = ''; // the thing under the mouse
  #noted = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly scene: Scene) {}

  hover(e: PointerEvent) {
    const { scene } = this;
    if (e.pointerType !== 'mouse' || e.buttons || scene.camera.moving) return;
    const thing = this.#thingAt(e);
    const target = thing ? this.#targetAt(thing.space) : undefined;
    const space = target?.space ?? -1;
    if (space !== scene.looked) scene.onlook(space);
    if ((thing?.key ?? '') === this.#over) return;
    this.#forget();
    this.#over = thing?.key ?? '';
    if (!thing || (target && thing.key.startsWith('space'))) return;
    this.#waiting = setTimeout(() => this.#tell(thing, near(e)), target ? 800 : 420);
  }
  leave(e: PointerEvent) {
    if (e.pointerType !== 'mouse') return;
    this.#forget();
    if (this.scene.looked >= 0) this.scene.onlook(-1);
  }
  /** A mouse takes what it clicks; a finger looks first and takes with the second tap. */
  tap(e: PointerEvent) {
    const { scene } = this;
    const touch = e.pointerType !== 'mouse';
    const thing = this.#thingAt(e);
    const target = this.#targetAt(thing?.space ?? -1) ?? (touch ? this.#nearest(e) : undefined);
    this.#forget();
    if (target && (!touch || scene.looked === target.space)) scene.onpick(target.space);
    else if (target) scene.onlook(target.space);
    else {
      if (scene.looked >= 0) scene.onlook(-1);
      if (thing) setTimeout(() => this.#tell(thing, near(e)));
    }
  }
  hold(e: PointerEvent) {
    const thing = this.#thingAt(e);
    if (thing) this.#tell(thing, near(e));
  }

  #targetAt(space: number) {
    return this.scene.targets.find((t) => t.space === space);
  }
  #nearest(e: PointerEvent) {
    const { sheets, targets } = this.scene;
    return nearestTarget(sheets, targets, this.#worldPoint(e), 24 / this.#scale());
  }
  #scale() {
    return this.scene.camera.unit * this.scene.camera.zoom;
  }
  #worldPoint(e: MouseEvent): Point {
    const { camera, pane } = this.scene;
    const box = pane.getBoundingClientRect();
    const scale = this.#scale();
    return [
      (e.clientX - box.left - camera.left) / scale,
      (e.clientY - box.top - camera.top) / scale,
    ];
  }
  #thingAt(e: MouseEvent): Thing | null {
    const { sheets, pieces, view, content } = this.scene;
    const element = e.target as Element;
    const space = spaceOf(element);
    const piece = pieceAt(sheets, pieces, this.#worldPoint(e));
    if (piece) return { key: piece.key, space, tell: () => tellPiece(piece, view, content) };
    const cell = element.closest?.('[data-track]');
    if (cell) {
      const track = cell.getAttribute('data-track') as TrackName;
      const n = Number(cell.getAttribute('data-cell'));
      return { key: `${track}${n}`, space: -1, tell: () => tellTrack(track, n, view, content) };
    }
    if (space < 0) return null;
    return { key: `space${space}`, space, tell: () => tellSpace(space, pieces, view, content) };
  }
  #tell(thing: Thing, at: DOMRect) {
    this.#noted = true;
    this.scene.onexplain(thing.tell(), at);
  }
  #forget() {
    clearTimeout(this.#waiting);
    if (this.#noted) hideNote(120);
    this.#noted = false;
    this.#over = '';
  }
}
