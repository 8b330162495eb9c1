import type { Mark, Node } from "prosemirror-model";
import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";

import { insertBlock, need } from "./commands";
import { findIn, resultButton } from "./finder";
import { articleSchema, isSafe } from "./schema";
import { say, setText } from "./words";

const link = need(articleSchema.marks.link);
const paragraph = need(articleSchema.nodes.paragraph);

/** Asks where a link leads: to one of our pages, or to an address. */
export function askForLink(dialog: HTMLDialogElement, view: EditorView, language: () => string): () => void {
  const field = dialog.querySelector<HTMLInputElement>("[data-search]");
  const remove = dialog.querySelector<HTMLButtonElement>("[data-remove]");
  const close = closing(dialog, view);
  const begin = findIn({
    dialog,
    kind: "",
    language,
    draw: ({ pages = [] }, list) => {
      for (const { title, kind, detail, path } of pages)
        list.append(
          resultButton(title, [say(`kind.${kind}`), detail].filter(Boolean).join(" · "), () => {
            close();
            setLink(view, path, title);
          }),
        );
      return pages.length;
    },
  });
  const apply = () => {
    const href = addressIn(field?.value ?? "");
    if (href === null) return setText(dialog.querySelector("[data-found]"), say("link.invalid"));
    close();
    setLink(view, href, href);
  };
  dialog.querySelector("[data-apply]")?.addEventListener("click", apply);
  remove?.addEventListener("click", () => {
    close();
    const { from, to } = linkAround(view.state) ?? view.state.selection;
    view.dispatch(view.state.tr.removeMark(from, to, link));
  });
  field?.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    const first = dialog.querySelector<HTMLButtonElement>("[data-results] button");
    if (addressIn(field.value) !== null || !first) apply();
    else first.click();
  });
  return () => {
    const present = linkAround(view.state);
    remove?.toggleAttribute("hidden", !present);
    dialog.showModal();
    begin();
    if (field && present) {
      field.value = String(present.mark.attrs.href);
      field.select();
    }
  };
}

/** Asks which home, and puts a paragraph that leads to it. */
export function askForHome(dialog: HTMLDialogElement, view: EditorView, language: () => string): () => void {
  const close = closing(dialog, view);
  const begin = findIn({
    dialog,
    kind: "home",
    language,
    draw: ({ pages = [] }, list) => {
      for (const { title, detail, path } of pages)
        list.append(
          resultButton(title, detail, () => {
            close();
            const text = articleSchema.text(title, [link.create({ href: path })]);
            insertBlock(view.state, view.dispatch, paragraph.create(null, text));
          }),
        );
      return pages.length;
    },
  });
  return () => {
    dialog.showModal();
    begin();
  };
}

/** Closes a dialog and goes on writing. Its button and a press beside it do so too. */
export function closing(dialog: HTMLDialogElement, view: EditorView): () => void {
  const close = () => dialog.close();
  dialog.querySelector("[data-cancel]")?.addEventListener("click", close);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) close();
  });
  dialog.addEventListener("close", () => view.focus());
  return close;
}

/** An address as it was meant; null where it is none. */
function addressIn(typed: string): string | null {
  const text = typed.trim();
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^www\.[^\s]+\.[^\s]+$/i.test(text)) return `https://${text}`;
  if (text === "" || /\s/.test(text) || !isSafe(text)) return null;
  // A link to ourselves is a path, whatever the site is called.
  return text.startsWith(`${location.origin}/`) ? text.slice(location.origin.length) : text;
}

/** Links what is marked, or the link that the caret is in; where nothing is, writes the words. */
function setLink(view: EditorView, href: string, words: string) {
  const { state } = view;
  const mark = link.create({ href });
  const present = linkAround(state);
  const { from, to } = present ?? state.selection;
  const tr = state.tr;
  if (from === to) tr.replaceSelectionWith(articleSchema.text(words, [mark]), false);
  else tr.removeMark(from, to, link).addMark(from, to, mark);
  view.dispatch(tr.scrollIntoView());
}

/** The link that the caret stands in, from its first to its last letter. */
function linkAround({ selection, doc }: EditorState): { from: number; to: number; mark: Mark } | null {
  const { $from, empty, from, to } = selection;
  if (!empty) {
    let found: Mark | undefined;
    doc.nodesBetween(from, to, (node: Node) => {
      found ??= link.isInSet(node.marks);
    });
    return found ? { from, to, mark: found } : null;
  }
  const mark = link.isInSet($from.marks());
  if (!mark) return null;
  let [start, end] = [$from.start(), $from.start()];
  for (const child of $from.parent.children) {
    const after = end + child.nodeSize;
    if (!mark.isInSet(child.marks)) start = after;
    end = after;
    if (end >= $from.pos && mark.isInSet(child.marks)) {
      const next = $from.parent.maybeChild($from.parent.children.indexOf(child) + 1);
      if (!next || !mark.isInSet(next.marks)) return { from: start, to: end, mark };
    }
  }
  return null;
}
