import { around, isPlainClick } from "../page";

import { isCommand } from "./command-keys";

const sevenDays = 7 * 24 * 60 * 60;

/** Draws the sidebar in and out without a new page, by its button or Ctrl/Cmd + B; on a phone the menu slides in. */
export function toggleSidebar(): void {
  window.addEventListener("submit", (event) => {
    if (!around(event, "[data-sidebar-toggle]", HTMLFormElement)) return;
    event.preventDefault();
    toggle();
  });
  window.addEventListener("keydown", (event) => {
    // In a text Ctrl + B belongs to the text.
    if (!isCommand(event, "b") || (event.target instanceof HTMLElement && event.target.isContentEditable)) return;
    event.preventDefault();
    toggle();
  });
  window.addEventListener("click", (event) => {
    const opener = around(event, "a[data-sheet-opener]", HTMLAnchorElement);
    if (!opener || !isPlainClick(event, opener)) return;
    event.preventDefault();
    openSheet();
  });
}

function toggle() {
  const panel = document.querySelector<HTMLElement>("[data-panel]");
  if (!panel) return;
  const state = panel.dataset.panel === "rail" ? "open" : "rail";
  panel.dataset.panel = state;
  // As the server writes it (http/panel/sidebar.server.ts): the next page comes with the sidebar as it stands here.
  document.cookie = `sidebar=${state}; path=/admin; max-age=${sevenDays}; samesite=lax`;
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-sidebar-toggle] button")) {
    button.value = state === "open" ? "rail" : "open";
    button.ariaExpanded = String(state === "open");
  }
}

/** The sheet holds what the sidebar holds; it is filled when it is first opened. */
function openSheet() {
  const sheet = document.getElementById("sheet");
  const menu = document.querySelector("#sidebar > div");
  if (!(sheet instanceof HTMLDialogElement) || !menu) return;
  if (sheet.childElementCount === 0) {
    sheet.append(menu.cloneNode(true));
    sheet.addEventListener("click", (event) => {
      if (event.target === sheet) sheet.close();
    });
  }
  sheet.showModal();
}
