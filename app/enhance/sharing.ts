const confirmedFor = 3000;

/** Buttons that only a script can serve: the device's own sheet, the clipboard, the printer. */
export function shareAndPrint(): void {
  if (!("share" in navigator)) {
    for (const button of document.querySelectorAll<HTMLElement>("[data-share]")) button.hidden = true;
  }
  window.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("button") : null;
    if (!button) return;
    if (button.hasAttribute("data-print")) window.print();
    if (button.hasAttribute("data-share")) void share();
    if (button.hasAttribute("data-copy")) void copy(button);
  });
}

async function share() {
  try {
    await navigator.share({ title: document.title, url: addressOfPage() });
  } catch (error) {
    // Closing the sheet is no error.
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}

/** Copies the field named by `data-copy` and says `data-done` for a moment. */
async function copy(button: HTMLElement) {
  const field = document.getElementById(button.dataset.copy ?? "");
  if (!(field instanceof HTMLInputElement)) return;
  field.select();
  await navigator.clipboard.writeText(field.value);
  const label = button.textContent;
  button.textContent = button.dataset.done ?? label;
  setTimeout(() => (button.textContent = label), confirmedFor);
}

function addressOfPage(): string {
  return document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
}
