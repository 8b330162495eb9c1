/** A pin and the card of its home know each other: whoever points at one, or comes to it by keyboard, sees which the other is. */
export function tiePinsToCards(): void {
  const lightUp = ({ target }: Event) => {
    for (const lit of document.querySelectorAll("[data-lit]")) lit.removeAttribute("data-lit");
    if (!(target instanceof Element)) return;
    const mark = target.closest("[data-homes]");
    const card = target.closest("[id^='home-']");
    const others = mark
      ? (mark.getAttribute("data-homes")?.split(" ") ?? []).map((id) => `#home-${id}`)
      : card && [`[data-homes~="${card.id.slice(5)}"]`];
    if (!others?.length || !document.querySelector("[data-homes]")) return;
    for (const other of document.querySelectorAll(others.join())) other.setAttribute("data-lit", "");
  };
  window.addEventListener("pointerover", lightUp);
  window.addEventListener("focusin", lightUp);
}
