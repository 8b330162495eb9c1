import { showFlashOf } from "../flash";
import { type FetchedPage, fetchPage } from "../page";

/** Specification, section 9: the delay before a cleaned article is saved, in ms. */
const delay = 1000;

/** An article that was opened corrupted is saved clean by itself; whatever is typed meanwhile stays. */
export function saveCleanedByItself(form: HTMLFormElement): void {
  const notice = document.querySelector<HTMLElement>("[data-saves-itself]");
  const address = notice?.dataset.savesItself;
  const version = form.elements.namedItem("version");
  if (!notice || !address || !(version instanceof HTMLInputElement)) return;

  let saving: Promise<void> | null = null;
  const timer = setTimeout(() => {
    saving = save(form, { notice, address, version }).finally(() => (saving = null));
  }, delay);
  form.addEventListener("submit", (event) => {
    clearTimeout(timer);
    if (!saving) return;
    // Both would be saved over the same version, and the second would be told of a stranger.
    event.preventDefault();
    const { submitter } = event;
    void saving.then(() => form.requestSubmit(submitter));
  });
}

type Corrupted = { notice: HTMLElement; address: string; version: HTMLInputElement };

async function save(form: HTMLFormElement, { notice, address, version }: Corrupted) {
  try {
    const page = await fetchPage(address, {
      method: "POST",
      body: new URLSearchParams({ intent: "store-cleaned", version: version.value }),
    });
    const stored = storedVersion(page, form);
    // Somebody else saved another text: the next save will say so.
    if (stored === null) return;
    version.value = stored;
    notice.remove();
    showFlashOf(page.document);
  } catch {
    // No connection: the notice stays, and so does the button that saves.
    delete notice.dataset.savesItself;
  }
}

/** The version that the answer shows, if its text is the one that this page was drawn with. */
function storedVersion({ document: page }: FetchedPage, form: HTMLFormElement): string | null {
  const there = page.querySelector<HTMLInputElement>("form[data-article-form] input[name=version]");
  const theirs = page.querySelector<HTMLTextAreaElement>("textarea#content");
  const ours = form.querySelector<HTMLTextAreaElement>("textarea#content");
  const isSame = !ours || theirs?.defaultValue === ours.defaultValue;
  return there && isSame ? there.value : null;
}
