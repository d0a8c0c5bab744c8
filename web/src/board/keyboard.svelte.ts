// The map from the keyboard: one space is a tab stop, arrows lead on from it, Enter takes or tells.
import { tick } from 'svelte';
import { hideNote } from '../ui/explain.svelte';
import type { Point } from './geometry';
import { allSpaces } from './maps';
import { tellSpace } from './notes';
import type { Scene } from './pointing';
import { boxOf, sheetOf, towards, toWorld } from './world';

const arrows: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class Keyboard {
  focused = $state(-1);
  ring = $state(-1); // the space with the ring of the keyboard

  constructor(readonly scene: Scene) {}

  /** A click that no pointer made: a screen reader's. */
  click(e: MouseEvent, space: number) {
    if (e.detail === 0 && space >= 0) this.activate(space);
  }
  activate(space: number) {
    if (this.#isTarget(space)) this.scene.onpick(space);
    else this.#tell(space);
  }
  gotFocus(space: number) {
    this.focused = space;
    if (this.#element(space)?.matches(':focus-visible')) this.ring = space;
    if (this.ring !== space) return;
    const target = this.#isTarget(space);
    this.scene.onlook(target ? space : -1);
    if (!target) this.#tell(space);
  }
  lostFocus() {
    this.ring = -1;
    hideNote(120);
  }
  key(e: KeyboardEvent, space: number) {
    const way = arrows[e.code];
    if (way) void this.#focusOn(towards(this.scene.sheets, space, ...way));
    else if (e.code === 'Enter' || e.code === 'NumpadEnter' || e.code === 'Space')
      this.activate(space);
    else return;
    e.preventDefault();
    e.stopPropagation();
  }
  /** Keys that work wherever the focus is: closer, farther, everything. */
  anyKey(e: KeyboardEvent) {
    const { camera } = this.scene;
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
    if ((e.target as Element).closest?.('input, textarea, select, dialog')) return;
    if (e.code === 'Equal' || e.code === 'NumpadAdd') camera.zoomBy(1.35);
    else if (e.code === 'Minus' || e.code === 'NumpadSubtract') camera.zoomBy(1 / 1.35);
    else if (e.code === 'Digit0' || e.code === 'Numpad0') camera.fit();
    else return;
    e.preventDefault();
  }

  #isTarget(space: number) {
    return this.scene.targets.some((t) => t.space === space);
  }
  #element(space: number) {
    return this.scene.pane.querySelector<SVGElement>(`[data-space="${space}"]`);
  }
  #tell(space: number) {
    const { pieces, view, content } = this.scene;
    this.scene.onexplain(tellSpace(space, pieces, view, content, true), this.#rectOf(space));
  }
  #rectOf(space: number): DOMRect {
    const { camera, pane, sheets } = this.scene;
    const [x, y] = toWorld(sheetOf(sheets, space)!, allSpaces[space].center);
    const box = pane.getBoundingClientRect();
    const k = camera.unit * camera.zoom;
    const [left, top] = [box.left + camera.left + x * k, box.top + camera.top + y * k];
    return new DOMRect(left - 20, top - 20, 40, 40);
  }
  async #focusOn(space: number) {
    const { camera } = this.scene;
    this.scene.open(space);
    const box = boxOf(this.scene.sheets, [space], 20)!;
    if (!camera.sees(box)) camera.show(box, camera.unit * camera.zoom);
    await tick();
    this.#element(space)?.focus();
  }
}
