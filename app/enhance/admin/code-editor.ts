import { history, historyKeymap } from "@codemirror/commands";
import { html } from "@codemirror/lang-html";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { type Diagnostic, linter, lintGutter } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";

import { checkContent } from "~/domain/cleaning/check-content";

import { sayOfArticles as say } from "./article-words";
import { editingKeys } from "./editing-keys";

/** The code editor over a textarea: away while the text is written otherwise. */
export type CodeEditor = { show: (isShown: boolean) => void; focus: () => void };

/**
 * Puts a code editor for HTML in the place of a textarea. The textarea stays the field of the form and follows every change.
 * It stands in a shadow root: there the editor's styles are adopted style sheets, which the Content-Security-Policy allows;
 * in the page itself they would be a `<style>`, which it does not.
 */
export function showCodeEditor(textarea: HTMLTextAreaElement): CodeEditor {
  const host = document.createElement("div");
  host.className =
    "border border-stone-500 bg-plaster-0 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-mar-700";
  if (textarea.ariaInvalid === "true") host.classList.add("border-bad-700");
  const root = host.attachShadow({ mode: "open" });
  textarea.after(host);
  const view = new EditorView({ parent: root, root, state: stateOf(textarea) });

  textarea.className = "sr-only";
  textarea.tabIndex = -1;
  textarea.ariaHidden = "true";
  // Its label, the summary of errors and whoever else leads to it.
  const takeFocus = () => {
    const { selectionStart: anchor, selectionEnd: head } = textarea;
    // Whoever marked something in it means to replace that.
    if (head > anchor && head <= view.state.doc.length) view.dispatch({ selection: { anchor, head } });
    view.focus();
  };
  textarea.addEventListener("focus", () => {
    if (!host.hidden) takeFocus();
  });
  const follow = () => {
    const text = view.state.doc.toString();
    if (text !== textarea.value) view.dispatch({ changes: { from: 0, to: text.length, insert: textarea.value } });
  };
  // Written by another than the editor.
  textarea.addEventListener("input", () => {
    if (!host.hidden) follow();
  });
  // Somebody was quicker than the editor.
  if (document.activeElement === textarea) takeFocus();
  return {
    show(isShown) {
      host.hidden = !isShown;
      if (!isShown) return;
      follow();
      view.requestMeasure();
    },
    focus: () => view.focus(),
  };
}

function stateOf(textarea: HTMLTextAreaElement) {
  return EditorState.create({
    doc: textarea.value,
    extensions: [
      lineNumbers(),
      drawSelection(),
      highlightActiveLine(),
      editingKeys,
      history(),
      keymap.of(historyKeymap),
      html({ matchClosingTags: true, autoCloseTags: false }),
      syntaxHighlighting(colours),
      linter((view) => diagnosticsOf(view.state.doc.toString(), view.state), { delay: 400 }),
      lintGutter(),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({
        "aria-label": textarea.labels?.[0]?.textContent ?? "",
        ...(textarea.ariaInvalid === "true" && { "aria-invalid": "true" }),
        spellcheck: "true",
        autocapitalize: "off",
      }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        const text = state.doc.toString();
        if (!docChanged || text === textarea.value) return;
        textarea.value = text;
        textarea.dispatchEvent(new InputEvent("input", { bubbles: true }));
      }),
      look,
    ],
  });
}

/** The places of the issues, each with what to do about it. */
function diagnosticsOf(text: string, { doc }: EditorState): Diagnostic[] {
  return checkContent(text)
    .filter(({ kind }) => kind !== "short" && kind !== "heading")
    .flatMap(({ kind, places, remedyKey }) =>
      places.map(({ line, column, excerpt }) => {
        const { from, to } = doc.line(Math.min(line, doc.lines));
        const start = Math.min(from + column - 1, to);
        const end = Math.min(start + Math.max(1, Math.min(excerpt.length, 4)), to);
        return {
          from: start,
          to: end,
          severity: "warning",
          message: `${say(`articles.issue.${kind}`)}. ${say(remedyKey)}`,
        };
      }),
    );
}

// The house's colours reach into the shadow root as custom properties.
const look = EditorView.theme({
  "&": { fontSize: "0.8125rem", color: "var(--color-ink)", backgroundColor: "var(--color-plaster-0)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--font-mono)", lineHeight: "1.5rem", maxHeight: "70vh" },
  ".cm-content, .cm-gutter": { minHeight: "27rem" },
  ".cm-content": { padding: "0.75rem 0" },
  // A phone zooms into what is set smaller.
  "@media (width < 48rem)": { "&": { fontSize: "1rem" } },
  ".cm-gutters": {
    backgroundColor: "var(--color-plaster-100)",
    color: "var(--color-stone-600)",
    borderRight: "1px solid var(--color-plaster-200)",
  },
  ".cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--color-plaster-100) 45%, transparent)" },
  ".cm-tooltip": {
    border: "1px solid var(--color-plaster-300)",
    backgroundColor: "var(--color-plaster-0)",
    fontFamily: "var(--font-sans)",
    maxWidth: "28rem",
  },
  ".cm-diagnostic-warning": { borderLeftColor: "var(--color-warn-700)" },
});

const colours = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket], color: "var(--color-mar-700)" },
  { tag: tags.attributeName, color: "var(--color-terra-700)" },
  { tag: tags.attributeValue, color: "var(--color-ok-700)" },
  { tag: tags.comment, color: "var(--color-stone-600)", fontStyle: "italic" },
  { tag: tags.invalid, color: "var(--color-bad-700)" },
]);
