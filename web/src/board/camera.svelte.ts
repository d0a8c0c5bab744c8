// Pan and zoom: the world of one or two sheets inside a pane.
export interface Pad {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export class Camera {
  width = $state(0); // of the pane
  height = $state(0);
  world = $state.raw({ width: 1, height: 1 }); // units
  pad = $state.raw<Pad>({ top: 0, right: 0, bottom: 0, left: 0 });
  zoom = $state(1);
  x = $state(0); // of the corner of the world, from the middle of the pane's free part
  y = $state(0);
  moving = $state(false); // by hand

  free = $derived({
    width: Math.max(50, this.width - this.pad.left - this.pad.right),
    height: Math.max(50, this.height - this.pad.top - this.pad.bottom),
  });
  /** Pixels of a unit when everything fits. */
  unit = $derived(
    Math.min(this.free.width / this.world.width, this.free.height / this.world.height),
  );
  most = $derived(Math.max(3, 1.7 / this.unit));
  middle = $derived({
    x: this.pad.left + this.free.width / 2,
    y: this.pad.top + this.free.height / 2,
  });
  /** Where the world's corner lies in the pane. */
  left = $derived(this.middle.x + this.x);
  top = $derived(this.middle.y + this.y);

  clamp() {
    this.zoom = Math.min(this.most, Math.max(1, this.zoom));
    const fit = (size: number, free: number, at: number) =>
      size <= free
        ? -size / 2
        : Math.min(-free / 2 + free * 0.1, Math.max(free / 2 - size - free * 0.1, at));
    this.x = fit(this.world.width * this.unit * this.zoom, this.free.width, this.x);
    this.y = fit(this.world.height * this.unit * this.zoom, this.free.height, this.y);
  }
  fit() {
    this.zoom = 1;
    this.clamp();
  }
  /** Zooms so that the point of the pane stays where it is. */
  zoomBy(factor: number, px = this.middle.x, py = this.middle.y) {
    const next = Math.min(this.most, Math.max(1, this.zoom * factor));
    const f = next / this.zoom;
    this.x = px - this.middle.x - (px - this.left) * f;
    this.y = py - this.middle.y - (py - this.top) * f;
    this.zoom = next;
    this.clamp();
  }
  panBy(dx: number, dy: number) {
    this.x += dx;
    this.y += dy;
    this.clamp();
  }
  /** Shows a box of the world, no larger than `closest` pixels a unit. */
  show(box: Box, closest: number) {
    const [w, h] = [box.right - box.left, box.bottom - box.top];
    const wanted = Math.min(closest, this.free.width / w, this.free.height / h) / this.unit;
    this.zoom = Math.min(this.most, Math.max(1, wanted));
    const k = this.unit * this.zoom;
    this.x = -((box.left + box.right) / 2) * k;
    this.y = -((box.top + box.bottom) / 2) * k;
    this.clamp();
  }
  sees(box: Box): boolean {
    const k = this.unit * this.zoom;
    const [l, t] = [this.x + this.free.width / 2, this.y + this.free.height / 2];
    return (
      l + box.left * k >= 0 &&
      t + box.top * k >= 0 &&
      l + box.right * k <= this.free.width &&
      t + box.bottom * k <= this.free.height
    );
  }
}
