// Fingers and mouse on the map: drag to pan, pinch or wheel to zoom, and what is left is a tap.
import type { Camera } from './camera.svelte';

interface Hands {
  camera: Camera;
  ontap(event: PointerEvent): void;
  onhold(event: PointerEvent): void;
}
interface Place {
  x: number;
  y: number;
}
type Timer = ReturnType<typeof setTimeout>;

const isMap = (e: Event) => !(e.target as Element).closest('button, a, [data-over]');

class Gestures {
  #down = new Map<number, Place>();
  #start: PointerEvent | null = null;
  #dragged = false;
  #hold: Timer | undefined;
  #still: Timer | undefined;

  constructor(
    readonly node: HTMLElement,
    readonly hands: Hands,
  ) {}

  press(e: PointerEvent) {
    if (!isMap(e) || (e.pointerType === 'mouse' && e.button !== 0)) return;
    this.#down.set(e.pointerId, this.#local(e));
    clearTimeout(this.#hold);
    this.#dragged = this.#down.size > 1;
    if (this.#dragged) return;
    this.#start = e;
    if (e.pointerType !== 'mouse') this.#hold = setTimeout(() => this.#held(), 450);
  }
  move(e: PointerEvent) {
    const before = this.#down.get(e.pointerId);
    if (!before || !this.#start) return;
    const { clientX, clientY } = this.#start;
    if (!this.#dragged && Math.hypot(e.clientX - clientX, e.clientY - clientY) < 7) return;
    clearTimeout(this.#hold);
    if (!this.#dragged) this.node.setPointerCapture(e.pointerId);
    this.#dragged = true;
    const { camera } = this.hands;
    camera.moving = true;
    const now = this.#local(e);
    if (this.#down.size === 1) camera.panBy(now.x - before.x, now.y - before.y);
    else this.#pinch(e.pointerId, now);
    this.#down.set(e.pointerId, now);
  }
  lift(e: PointerEvent) {
    if (!this.#down.delete(e.pointerId)) return;
    clearTimeout(this.#hold);
    if (this.#down.size > 0) return;
    this.hands.camera.moving = false;
    if (!this.#dragged && e.type === 'pointerup') this.hands.ontap(e);
    this.#start = null;
  }
  wheel(e: WheelEvent) {
    if (!isMap(e)) return;
    e.preventDefault();
    const { camera } = this.hands;
    const at = this.#local(e);
    camera.moving = true;
    clearTimeout(this.#still);
    this.#still = setTimeout(() => (camera.moving = false), 160);
    camera.zoomBy(Math.exp(-Math.max(-120, Math.min(120, e.deltaY)) * 0.0022), at.x, at.y);
  }
  rest() {
    clearTimeout(this.#hold);
    clearTimeout(this.#still);
  }

  #held() {
    if (!this.#dragged && this.#start) this.hands.onhold(this.#start);
    this.#dragged = true;
  }
  #pinch(finger: number, now: Place) {
    const { camera } = this.hands;
    const old = this.#spread();
    this.#down.set(finger, now);
    const fresh = this.#spread();
    camera.panBy(fresh.x - old.x, fresh.y - old.y);
    if (old.d > 0) camera.zoomBy(fresh.d / old.d, fresh.x, fresh.y);
  }
  /** How far two fingers are apart, and the middle between them. */
  #spread() {
    const [a, b] = [...this.#down.values()];
    return { d: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  }
  #local(e: { clientX: number; clientY: number }): Place {
    const box = this.node.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  }
}

export function gestures(node: HTMLElement, hands: Hands) {
  const it = new Gestures(node, hands);
  const done = new AbortController();
  const { signal } = done;
  const lift = (e: PointerEvent) => it.lift(e);
  node.addEventListener('pointerdown', (e) => it.press(e), { signal });
  node.addEventListener('pointermove', (e) => it.move(e), { signal });
  node.addEventListener('pointerup', lift, { signal });
  node.addEventListener('pointercancel', lift, { signal });
  node.addEventListener('wheel', (e) => it.wheel(e), { signal, passive: false });
  return {
    destroy() {
      it.rest();
      done.abort();
    },
  };
}
