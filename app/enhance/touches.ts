import type { Zoom } from "./zoom";

const leastSwipe = 40;
const tapWithin = 10;
const doubleTap = 300;

type Point = { x: number; y: number };

/** Fingers and mouse on the stage: two enlarge, one moves what is enlarged or turns on, two taps enlarge and make whole again. */
export function readTouches(stage: HTMLElement, zoom: Zoom, turn: (step: number) => void): void {
  const down = new Map<number, Point>();
  let start: Point | null = null;
  let tapped: (Point & { at: number }) | null = null;

  stage.addEventListener("pointerdown", (event) => {
    stage.setPointerCapture(event.pointerId);
    down.set(event.pointerId, pointOf(event));
    // A second finger makes it no swipe.
    start = down.size === 1 ? pointOf(event) : null;
  });

  stage.addEventListener("pointermove", (event) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    down.set(event.pointerId, now);
    if (other) {
      zoom.enlarge(distance(now, other) / Math.max(1, distance(before, other)), {
        x: (now.x + other.x) / 2,
        y: (now.y + other.y) / 2,
      });
    } else if (zoom.isEnlarged) {
      zoom.move(now.x - before.x, now.y - before.y);
    }
  });

  stage.addEventListener("pointerup", (event) => {
    const end = pointOf(event);
    down.delete(event.pointerId);
    if (!start) return;
    const across = end.x - start.x;
    const along = end.y - start.y;
    if (Math.hypot(across, along) < tapWithin) {
      const isSecond = tapped && event.timeStamp - tapped.at < doubleTap && distance(tapped, end) < leastSwipe;
      tapped = isSecond ? null : { ...end, at: event.timeStamp };
      if (isSecond) zoom.toggle(end);
    } else if (!zoom.isEnlarged && Math.abs(across) > leastSwipe && Math.abs(across) > Math.abs(along)) {
      turn(across < 0 ? 1 : -1);
    }
    start = null;
  });

  stage.addEventListener("pointercancel", (event) => {
    down.delete(event.pointerId);
    start = null;
  });
}

function pointOf({ clientX: x, clientY: y }: PointerEvent): Point {
  return { x, y };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
