import { around } from "../../page";

/** What the names of kept drafts begin with, in the storage of the browser. */
export const draftPrefix = "article-draft:";

/** Who signs out leaves nothing behind on the machine. */
export function forgetDraftsAtSignOut(): void {
  window.addEventListener("submit", (event) => {
    const form = around(event, "form", HTMLFormElement);
    if (!form || new URL(form.action, location.href).pathname !== "/admin/sign-out") return;
    forgetDrafts();
    // A form that is open beside it keeps its words once more as the page is left.
    window.addEventListener("pagehide", forgetDrafts);
  });
}

/** The words of a new article that the server has: where the next one is begun they are offered no more. */
export function forgetNewDraft(title: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(`${draftPrefix}/admin/articles/new`)) continue;
      const draft = JSON.parse(localStorage.getItem(key) ?? "null") as { wasSent: boolean; values: Words } | null;
      if (draft?.wasSent && draft.values.title?.trim() === title.trim()) localStorage.removeItem(key);
    }
  } catch {
    // As below.
  }
}

type Words = Readonly<Record<string, string>>;

function forgetDrafts() {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(draftPrefix)) localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
