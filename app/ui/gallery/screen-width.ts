/** How wide a picture is drawn that is whole on the screen, as in HTML's `sizes`. */
export function screenWidth({ width, height }: { width: number; height: number }): string {
  return `min(100vw, ${((100 * width) / height).toFixed(0)}vh)`;
}
