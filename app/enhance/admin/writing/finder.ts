import type { LinkablePage, PicturedHome } from "~/domain/articles/linkable-page";
import type { InsertablePicture } from "~/domain/articles/pictures/insertable-picture";

import { say, setText } from "./words";

export type Found = { pages?: LinkablePage[]; homes?: PicturedHome[]; own?: InsertablePicture[] };

/** How long nobody types before it is asked, in ms. */
const pause = 200;

type Finder = {
  dialog: HTMLDialogElement;
  /** Which kind of page; empty for all. */
  kind: string;
  language: () => string;
  /** Whose own pictures are offered too. */
  article?: string | undefined;
  /** Draws what was found. @returns how much it is */
  draw: (found: Found, list: HTMLElement) => number;
};

/** A search over our pages in a dialog: asks as one types, says how much there is. @returns begins anew */
export function findIn({ dialog, kind, language, article = "", draw }: Finder): (typed?: string) => void {
  const field = dialog.querySelector<HTMLInputElement>("[data-search]");
  const status = dialog.querySelector("[data-found]");
  const list = dialog.querySelector<HTMLElement>("[data-results]");
  let later: ReturnType<typeof setTimeout>;
  let turn = 0;
  const ask = async () => {
    const mine = (turn += 1);
    const query = new URLSearchParams({ q: field?.value ?? "", language: language(), kind, article });
    try {
      const answer = await fetch(`/admin/articles/pages?${query.toString()}`, {
        headers: { Accept: "application/json" },
      });
      const isJson = answer.headers.get("Content-Type")?.includes("json");
      if (!answer.ok || !isJson) throw new Error(`The search answered ${answer.status}`);
      const found = (await answer.json()) as Found;
      if (mine !== turn || !list) return;
      list.replaceChildren();
      const count = draw(found, list);
      setText(status, count === 0 ? say("found.none") : count === 1 ? say("found.one") : say("found.many", { count }));
    } catch {
      if (mine === turn) setText(status, say("found.failed"));
    }
  };
  field?.addEventListener("input", () => {
    clearTimeout(later);
    later = setTimeout(() => void ask(), pause);
  });
  return (typed = "") => {
    if (field) field.value = typed;
    list?.replaceChildren();
    setText(status, "");
    void ask();
  };
}

/** A result as a button: its name, and what it is. */
export function resultButton(title: string, detail: string, choose: () => void): HTMLLIElement {
  const item = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.className =
    "flex min-h-11 w-full flex-wrap items-baseline justify-between gap-x-3 px-2 py-1.5 text-start hover:bg-plaster-100";
  const name = document.createElement("span");
  name.textContent = title;
  const what = document.createElement("span");
  what.className = "text-xs text-stone-600";
  what.textContent = detail;
  button.append(name, " ", what);
  button.addEventListener("click", choose);
  item.append(button);
  return item;
}
