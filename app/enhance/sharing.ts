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

/** Copies what `data-copy` names, a field or lines of text, and says `data-done` for a moment. */
async function copy(button: HTMLElement) {
  const copied = document.getElementById(button.dataset.copy ?? "");
  if (!copied) return;
  if (copied instanceof HTMLInputElement) copied.select();
  await navigator.clipboard.writeText(copied instanceof HTMLInputElement ? copied.value : copied.innerText);
  const label = button.textContent;
  button.textContent = button.dataset.done ?? label;
  setTimeout(() => (button.textContent = label), confirmedFor);
}

function addressOfPage(): string {
  return document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
}
