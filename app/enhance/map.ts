let pointedAt: Element | null = null;

/** A pin and the card of its home know each other: whoever points at one, or comes to it by keyboard, sees which the other is. */
export function tiePinsToCards(): void {
  window.addEventListener("pointerover", ({ target }) => {
    pointedAt = target instanceof Element ? target : null;
    lightUp();
  });
  window.addEventListener("focusin", lightUp);
}

function lightUp() {
  // No page but the list of homes has marks, and this is asked with every move of the pointer.
  if (!document.querySelector("[data-homes]")) return;
  for (const lit of document.querySelectorAll("[data-lit]")) lit.removeAttribute("data-lit");
  for (const from of [document.activeElement, pointedAt]) {
    const others = from && othersOf(from);
    if (others) for (const other of document.querySelectorAll(others)) other.setAttribute("data-lit", "");
  }
}

/** The cards of a mark, or the mark of a card. */
function othersOf(from: Element): string | undefined {
  const homes = from.closest("[data-homes]")?.getAttribute("data-homes");
  if (homes) return homes.replace(/\d+ ?/g, (id) => `#home-${id.trim()},`).slice(0, -1);
  const card = from.closest("article[id^='home-']");
  return card ? `[data-homes~="${card.id.slice(5)}"]` : undefined;
}
