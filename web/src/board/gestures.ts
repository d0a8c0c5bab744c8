// Fingers and mouse on the map: drag to pan, pinch or wheel to zoom, and what is left is a tap.
import type { Camera } from './camera.svelte';

interface Hands {
  camera: Camera;
  ontap(event: PointerEvent): void;
  onhold(event: PointerEvent): void;
}

export function gestures(node: HTMLElement, hands: Hands) {
  const { camera } = hands;
  const down = new Map<number, { x: number; y: number }>();
  let start: PointerEvent | null = null;
  let dragged = false;
  let hold: ReturnType<typeof setTimeout> | undefined;

  const local = (e: { clientX: number; clientY: number }) => {
    const box = node.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  };
  const isMap = (e: Event) => !(e.target as Element).closest('button, a, [data-over]');
  const spread = () => {
    const [a, b] = [...down.values()];
    return { d: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };

  function press(e: PointerEvent) {
    if (!isMap(e) || (e.pointerType === 'mouse' && e.button !== 0)) return;
    down.set(e.pointerId, local(e));
    clearTimeout(hold);
    if (down.size > 1) {
      dragged = true;
      return;
    }
    start = e;
    dragged = false;
    if (e.pointerType !== 'mouse')
      hold = setTimeout(() => {
        if (!dragged && start) hands.onhold(start);
        dragged = true;
      }, 450);
  }
  function move(e: PointerEvent) {
    const before = down.get(e.pointerId);
    if (!before || !start) return;
    const now = local(e);
    if (!dragged && Math.hypot(e.clientX - start.clientX, e.clientY - start.clientY) < 7) return;
    clearTimeout(hold);
    if (!dragged) node.setPointerCapture(e.pointerId);
    dragged = true;
    camera.moving = true;
    if (down.size === 1) camera.panBy(now.x - before.x, now.y - before.y);
    else {
      const old = spread();
      down.set(e.pointerId, now);
      const fresh = spread();
      camera.panBy(fresh.x - old.x, fresh.y - old.y);
      if (old.d > 0) camera.zoomBy(fresh.d / old.d, fresh.x, fresh.y);
    }
    down.set(e.pointerId, now);
  }
  function lift(e: PointerEvent) {
    if (!down.delete(e.pointerId)) return;
    clearTimeout(hold);
    if (down.size === 0) {
      camera.moving = false;
      if (!dragged && e.type === 'pointerup') hands.ontap(e);
      start = null;
    }
  }
  let still: ReturnType<typeof setTimeout> | undefined;
  function wheel(e: WheelEvent) {
    if (!isMap(e)) return;
    e.preventDefault();
    const at = local(e);
    camera.moving = true;
    clearTimeout(still);
    still = setTimeout(() => (camera.moving = false), 160);
    camera.zoomBy(Math.exp(-Math.max(-120, Math.min(120, e.deltaY)) * 0.0022), at.x, at.y);
  }

  node.addEventListener('pointerdown', press);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', lift);
  node.addEventListener('pointercancel', lift);
  node.addEventListener('wheel', wheel, { passive: false });
  return {
    destroy() {
      clearTimeout(hold);
      clearTimeout(still);
      node.removeEventListener('pointerdown', press);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', lift);
      node.removeEventListener('pointercancel', lift);
      node.removeEventListener('wheel', wheel);
    },
  };
}
