const shownFor = 6000;

/** The message after a form floats as a toast and goes by itself, unless it is being read or pointed at. */
export function floatFlash(): void {
  window.addEventListener("click", (event) => {
    const dismiss = event.target instanceof Element ? event.target.closest("[data-dismiss]") : null;
    dismiss?.closest("[data-flash]")?.remove();
  });
  for (const flash of document.querySelectorAll("[data-flash]")) goByItself(flash);
}

/** Shows the message that a fetched page carries on the page that stays. */
export function showFlashOf(page: Document): boolean {
  const flash = page.querySelector("[data-flash]");
  if (!flash) return false;
  document.querySelector("[data-flash]")?.remove();
  // A status region is read out when words are put into it, not when it arrives with them.
  const region = document.importNode(flash, true);
  const words = [...region.childNodes];
  region.replaceChildren();
  document.body.append(region);
  requestAnimationFrame(() => region.append(...words));
  goByItself(region);
  return true;
}

function goByItself(flash: Element): void {
  // What went wrong stays until somebody has read it and says so.
  if (flash.getAttribute("data-flash") === "stays") return;
  const remove = () => {
    if (flash.matches(":hover, :focus-within")) setTimeout(remove, shownFor);
    else flash.remove();
  };
  setTimeout(remove, shownFor);
}
