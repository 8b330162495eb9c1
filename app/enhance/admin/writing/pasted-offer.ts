import { DOMSerializer, type Slice } from "prosemirror-model";
import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";

import { lostWords } from "~/domain/cleaning/lost-words";
import { mayBeMarkdown } from "~/domain/cleaning/markdown-marks";

import { readArticle } from "./article-html";
import { copiedHtml } from "./pasted-html";
import { articleSchema } from "./schema";
import { say, setText } from "./words";

/** Another way to take what was pasted, as HTML. */
type Offer = { words: string; button: string; html: () => Promise<string> | string };

/**
 * Says what pasting left out and offers to take it as plain text; offers to take Markdown as formatting. The offer stands as long as
 * nothing else is written.
 */
export function offerOfPasted(bar: HTMLElement | null, view: () => EditorView) {
  const take = bar?.querySelector("[data-offer-take]");
  let offered: { offer: Offer; from: number; to: number; after: EditorState["doc"] } | null = null;
  const hide = () => {
    offered = null;
    bar?.setAttribute("hidden", "");
    setText(bar?.querySelector("[data-offer-words]"), "");
  };
  take?.addEventListener("click", () => {
    const chosen = offered;
    if (!chosen) return;
    void Promise.resolve(chosen.offer.html()).then((html) => {
      const { state, dispatch } = view();
      if (!state.doc.eq(chosen.after)) return hide();
      dispatch(state.tr.replaceRange(chosen.from, chosen.to, readArticle(html).slice(0)).scrollIntoView());
      hide();
      view().focus();
    });
  });
  bar?.querySelector("[data-offer-leave]")?.addEventListener("click", () => {
    hide();
    view().focus();
  });
  return {
    /** To be asked before the editor pastes. */
    beforePaste(event: ClipboardEvent, slice: Slice) {
      hide();
      const offer = offerFor(event.clipboardData, slice);
      const { from, to } = view().state.selection;
      const rest = view().state.doc.content.size - to;
      if (!offer || !bar) return;
      // When it has been pasted.
      queueMicrotask(() => {
        const { doc } = view().state;
        offered = { offer, from, to: doc.content.size - rest, after: doc };
        setText(bar.querySelector("[data-offer-words]"), offer.words);
        setText(take, offer.button);
        bar.removeAttribute("hidden");
      });
    },
    /** To be called after each change of the text. */
    changed(doc: EditorState["doc"]) {
      if (offered && !doc.eq(offered.after)) hide();
    },
  };
}

const longestShown = 120;

function offerFor(data: DataTransfer | null, slice: Slice): Offer | null {
  const [html, plain] = [data?.getData("text/html") ?? "", data?.getData("text/plain") ?? ""];
  if (html === "") {
    if (!mayBeMarkdown(plain)) return null;
    return {
      words: say("pasted.markdown"),
      button: say("pasted.markdown.take"),
      html: async () => (await import("~/domain/cleaning/markdown")).fromMarkdown(plain) ?? "",
    };
  }
  const lost = lostWords(copiedHtml(html), htmlOf(slice));
  const foreign = [...html.matchAll(/<img\s[^>]*?src=["']?(?!\/uploads\/)[^"'\s>]/gi)].length;
  if (!lost) return foreign === 0 ? null : { words: say("pasted.pictures"), button: "", html: () => "" };
  const [first = ""] = lost.excerpts;
  const shown = first.length > longestShown ? `${first.slice(0, longestShown)}…` : first;
  return {
    words: say("pasted.lost", { count: lost.count, words: shown }),
    button: say("pasted.lost.take"),
    html: () => paragraphsOf(plain),
  };
}

function htmlOf(slice: Slice): string {
  const page = document.implementation.createHTMLDocument();
  page.body.append(DOMSerializer.fromSchema(articleSchema).serializeFragment(slice.content, { document: page }));
  return page.body.innerHTML;
}

function paragraphsOf(plain: string): string {
  const page = document.implementation.createHTMLDocument();
  for (const line of plain.split(/\n+/).filter((each) => each.trim() !== "")) {
    const paragraph = page.createElement("p");
    paragraph.textContent = line;
    page.body.append(paragraph);
  }
  return page.body.innerHTML;
}
