import { around, isPlainClick } from "./page";

const leastSwipe = 40;

/** Arrow keys and a swipe turn the gallery, by the links that are there anyway. */
export function pageThroughGallery(): void {
  window.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
    if (event.target instanceof Element && event.target.closest("input, textarea, select")) return;
    if (event.key === "ArrowLeft") turn("previous");
    if (event.key === "ArrowRight") turn("next");
  });

  let start: { x: number; y: number } | null = null;
  window.addEventListener(
    "touchstart",
    (event) => {
      const touch = event.touches[0];
      const isInGallery = event.target instanceof Element && event.target.closest("#gallery") !== null;
      start = touch && isInGallery ? { x: touch.clientX, y: touch.clientY } : null;
    },
    { passive: true },
  );
  window.addEventListener("touchend", (event) => {
    const touch = event.changedTouches[0];
    if (!start || !touch) return;
    const across = touch.clientX - start.x;
    const along = touch.clientY - start.y;
    if (Math.abs(across) > leastSwipe && Math.abs(across) > Math.abs(along)) turn(across < 0 ? "next" : "previous");
  });
}

/** `data-picture`: a link to the page of a picture opens it full screen. What that takes is loaded at the first press. */
export function openPictures(): void {
  window.addEventListener("click", (event) => {
    const link = around(event, "a[data-picture]", HTMLAnchorElement);
    if (!link || !isPlainClick(event, link)) return;
    event.preventDefault();
    if (link.ariaBusy === "true") return;
    link.ariaBusy = "true";
    void import("./full-screen")
      .then(({ openFullScreen }) => openFullScreen(link))
      .catch(() => location.assign(link.href))
      .finally(() => (link.ariaBusy = null));
  });
}

function turn(direction: "previous" | "next") {
  document.querySelector<HTMLAnchorElement>(`#gallery a[data-turn="${direction}"]`)?.click();
}
