import { fetchPage } from "../page";

const regions = ["batch-progress", "recent-batches"];

/** While a batch is written, asks every few seconds how far it is. */
export function followBatch(): void {
  let lastLook = Date.now();
  setInterval(() => {
    const pause = Number(document.querySelector<HTMLElement>("[data-batch-pause]")?.dataset.batchPause ?? 0) * 1000;
    if (pause === 0 || document.hidden || isBusy() || Date.now() - lastLook < pause) return;
    lastLook = Date.now();
    void look();
  }, 500);
}

/** Has a reader of screens say what became of something. */
export function sayNews(words: string): void {
  const news = document.getElementById("batch-news");
  if (news && words !== "") news.textContent = words;
}

/** Whether what would be drawn anew is in somebody's hands. */
function isBusy(): boolean {
  return (
    document.querySelector("#batch-progress form[aria-busy=true], #batch-progress[aria-busy=true], dialog[open]") !==
    null
  );
}

async function look() {
  const before = document.getElementById("batch-progress");
  try {
    const page = await fetchPage(location.href);
    // Something else was quicker.
    if (document.getElementById("batch-progress") !== before || isBusy()) return;
    if (!renew(page.document)) location.reload();
  } catch {
    // No connection: the next look may find one.
  }
}

function renew(page: Document): boolean {
  const there = page.getElementById("batch-progress");
  // The session has ended, or the batch is no longer there.
  if (!there) return false;
  const focused = document.activeElement;
  for (const id of regions) {
    const found = page.getElementById(id);
    if (found) document.getElementById(id)?.replaceWith(document.importNode(found, true));
  }
  if (focused && !focused.isConnected && focused.id) {
    document.getElementById(focused.id)?.focus({ preventScroll: true });
  }
  if (!there.dataset.batchPause) sayNews(there.querySelector("[data-batch-words]")?.textContent ?? "");
  return true;
}
