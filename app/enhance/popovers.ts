/** Menus made of `<details>` close on Escape, on a click elsewhere and when a link in them was followed. */
export function closePopovers(): void {
  window.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    for (const popover of openPopovers()) {
      if (!target || !popover.contains(target) || target.closest("a")) popover.open = false;
    }
  });
  window.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const popover of openPopovers()) {
      popover.open = false;
      popover.querySelector("summary")?.focus();
    }
  });
}

function openPopovers() {
  return document.querySelectorAll<HTMLDetailsElement>("details[data-popover][open]");
}
