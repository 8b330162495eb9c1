const most = 4;
const usual = 2.5;

/** How a picture lies on its stage: how many times larger, and how far from the middle, in px. */
type View = { scale: number; x: number; y: number };

/** Enlarges the picture of a stage and moves it about; never past its edges. */
export class Zoom {
  private view: View = { scale: 1, x: 0, y: 0 };
  private picture: HTMLElement | null = null;

  constructor(
    private readonly stage: HTMLElement,
    private readonly onChange: (isEnlarged: boolean) => void,
  ) {}

  get isEnlarged(): boolean {
    return this.view.scale > 1;
  }

  /** From now on this picture, at first whole. */
  turnTo(picture: HTMLElement | null): void {
    this.place({ scale: 1, x: 0, y: 0 });
    this.picture = picture;
  }

  toggle(at?: { x: number; y: number }): void {
    if (this.isEnlarged) this.place({ scale: 1, x: 0, y: 0 });
    else this.enlarge(usual, at ?? this.middle());
  }

  /** So many times as large as it is, the point of the screen under the fingers staying where it is. */
  enlarge(times: number, at: { x: number; y: number }): void {
    const { scale, x, y } = this.view;
    const middle = this.middle();
    const next = Math.min(most, Math.max(1, scale * times));
    const part = next / scale;
    this.place({
      scale: next,
      x: (at.x - middle.x) * (1 - part) + x * part,
      y: (at.y - middle.y) * (1 - part) + y * part,
    });
  }

  move(across: number, along: number): void {
    this.place({ ...this.view, x: this.view.x + across, y: this.view.y + along });
  }

  private middle() {
    const { left, top, width, height } = this.stage.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }

  private place({ scale, x, y }: View) {
    const within = (value: number, size: number) => {
      const most = ((scale - 1) * size) / 2;
      return Math.max(-most, Math.min(most, value));
    };
    const { clientWidth, clientHeight } = this.stage;
    this.view = { scale, x: within(x, clientWidth), y: within(y, clientHeight) };
    if (this.picture) {
      this.picture.style.transform = scale === 1 ? "" : `translate(${this.view.x}px, ${this.view.y}px) scale(${scale})`;
      // The file for a screen has too few pixels now: the browser chooses again, and never a smaller one.
      if (scale > 1)
        for (const each of this.picture.parentElement?.children ?? []) each.setAttribute("sizes", "2400px");
    }
    this.onChange(scale > 1);
  }
}
