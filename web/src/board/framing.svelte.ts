// What part of the map the pane shows, and how sharp it is painted.
import { untrack } from 'svelte';
import type { Camera, Pad } from './camera.svelte';
import type { Target } from '../state/target';
import { boxOf, sheetOf, worldOf, type Placed } from './world';

/** The board as it is now, read anew each time. */
export interface Framed {
  readonly camera: Camera;
  readonly sheets: Placed[];
  readonly pad: Pad;
  readonly narrow: boolean;
  readonly home: number; // where your figure stands, -1
  readonly looked: number;
  readonly targets: Target[];
  /** Opens the board that a space is on. */
  open(space: number): void;
}

export class Framing {
  sharpness = $state(0); // pixels of the bitmap for a unit

  constructor(readonly at: Framed) {
    $effect(() => this.#fit());
    $effect(() => {
      if (at.home >= 0) at.open(at.home);
    });
    $effect(() => this.#followLooked(at.looked));
    $effect(() => {
      void this.#reachKey;
      untrack(() => this.#showReach());
    });
    $effect(() => this.#sharpen());
  }

  #fit() {
    const { camera, pad, sheets } = this.at;
    camera.pad = pad;
    camera.world = worldOf(sheets);
    void [camera.width, camera.height];
    untrack(() => camera.clamp());
  }

  #followLooked(space: number) {
    if (space < 0) return;
    untrack(() => {
      const { camera, narrow } = this.at;
      this.at.open(space);
      const box = narrow ? boxOf(this.at.sheets, [space], 8) : null;
      if (box && !camera.sees(box)) camera.show(box, camera.unit * camera.zoom);
    });
  }

  // A phone opens on your figure and what it can reach.
  #reach = $derived.by(() => {
    const { home, sheets, targets } = this.at;
    return [home, ...targets.map((t) => t.space)].filter((s) => sheetOf(sheets, s));
  });
  #reachKey = $derived.by(() => {
    const { camera, narrow, sheets } = this.at;
    return `${this.#reach.join()} ${camera.width > 0 && narrow} ${sheets[0].map.id}`;
  });
  #showReach() {
    const { camera, narrow, sheets, targets } = this.at;
    const box = narrow && camera.width > 0 ? boxOf(sheets, this.#reach, 16) : null;
    const small = camera.unit * camera.zoom < 0.45;
    if (box && (small || !camera.sees(box))) camera.show(box, targets.length ? 0.85 : 0.7);
  }

  // The bitmap follows the zoom once the hand rests.
  #sharpen() {
    const { camera, narrow } = this.at;
    const pixels = camera.unit * camera.zoom * Math.min(3, globalThis.devicePixelRatio ?? 1);
    const next = Math.ceil(Math.min(narrow ? 1.6 : 2, pixels) * 5) / 5;
    const now = untrack(() => this.sharpness);
    if (camera.width === 0 || camera.moving || next === now) return;
    const timer = setTimeout(() => (this.sharpness = next), now === 0 ? 0 : 180);
    return () => clearTimeout(timer);
  }
}
