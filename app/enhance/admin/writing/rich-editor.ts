import { baseKeymap, toggleMark } from "prosemirror-commands";
import { gapCursor } from "prosemirror-gapcursor";
import { history, redo, undo } from "prosemirror-history";
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { EditorState, type Plugin, Selection } from "prosemirror-state";
import { tableEditing } from "prosemirror-tables";
import { EditorView } from "prosemirror-view";

import { isEmpty, leftOut, readArticle, writeArticle } from "./article-html";
import { askForHome, askForLink } from "./ask-link";
import { askForPicture } from "./ask-picture";
import { breakLine, need } from "./commands";
import { homeLines } from "./home-lines";
import { filesIn, takeFile } from "./pasted-files";
import { cleanPasted } from "./pasted-html";
import { offerOfPasted } from "./pasted-offer";
import { articleSchema as schema } from "./schema";
import { tableKeys } from "./table-keys";
import { focusToolbar, tieToolbar } from "./toolbar";
import { say } from "./words";

export { leftOut };

export type RichEditor = {
  host: HTMLElement;
  focus: () => void;
  /** Takes over what was written elsewhere, as one step that can be undone. */
  take: (html: string) => void;
  /** Where the writer is, in steps from the beginning of the text. */
  place: () => number;
  goTo: (place: number) => void;
};

type Options = {
  onWritten: (html: string) => void;
  onSaid: (words: string) => void;
  language: () => string;
  isInvalid: boolean;
};

/** The editor for people, in the place of a textarea. Says after each change what the article is as HTML. */
export function showRichEditor(
  textarea: HTMLTextAreaElement,
  { onWritten, onSaid, language, isInvalid }: Options,
): RichEditor | null {
  const template = textarea.parentElement?.querySelector<HTMLTemplateElement>("template[data-writing]");
  const drawn = document.importNode(template?.content ?? new DocumentFragment(), true);
  const host = drawn.querySelector<HTMLElement>("[data-rich]");
  const toolbar = drawn.querySelector<HTMLElement>("[role=toolbar]");
  const text = drawn.querySelector<HTMLElement>("[data-text]");
  if (!host || !toolbar || !text) return null;
  const asks = (name: string) => drawn.querySelector<HTMLDialogElement>(`dialog[data-asks="${name}"]`);
  const dialogs = { link: asks("link"), home: asks("home"), picture: asks("picture") };
  textarea.after(host);
  // Outside the form: their fields are none of the article's.
  document.body.append(...Object.values(dialogs).filter((dialog) => dialog !== null));

  const pasted = offerOfPasted(host.querySelector("[data-offer]"), () => view);
  let isTaking = false;
  let show: (state: EditorState) => void = () => undefined;
  const asking: Record<string, () => void> = {};
  const view = new EditorView(
    { mount: surface(text) },
    {
      state: EditorState.create({ doc: readArticle(textarea.value), plugins: plugins(() => asking.link?.(), toolbar) }),
      attributes: (state) => ({
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": text.dataset.label ?? "",
        "aria-describedby": "writing-keys",
        lang: language(),
        spellcheck: "true",
        ...(isInvalid && { "aria-invalid": "true" }),
        ...(isEmpty(state.doc) && { "data-empty": "" }),
      }),
      transformPastedHTML: (html) => cleanPasted(html, location.origin),
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction));
        show(view.state);
        if (transaction.docChanged) pasted.changed(view.state.doc);
        if (transaction.docChanged && !isTaking) onWritten(writeArticle(view.state.doc));
      },
      handleDOMEvents: { beforeinput: overwrite },
      handlePaste: (_view, event, slice) => {
        if (takesFiles(event.clipboardData)) return true;
        pasted.beforePaste(event, slice);
        return false;
      },
      handleDrop: (_view, event) => {
        if (!takesFiles(event.dataTransfer)) return false;
        event.preventDefault();
        return true;
      },
    },
  );
  const takesFiles = (data: DataTransfer | null) => {
    const files = filesIn(data);
    if (files.length === 0) return false;
    const [picture] = files.filter(({ type }) => type.startsWith("image/"));
    if (!picture) onSaid(say("pasted.file"));
    else if (dialogs.picture && !takeFile(dialogs.picture, picture, () => asking.picture?.())) {
      asking.picture?.();
    }
    return true;
  };
  if (dialogs.link) asking.link = askForLink(dialogs.link, view, language);
  if (dialogs.home) asking.home = askForHome(dialogs.home, view, language);
  if (dialogs.picture) asking.picture = askForPicture(dialogs.picture, view, language);
  show = tieToolbar(toolbar, view, asking);
  show(view.state);
  return {
    host,
    focus: () => view.focus(),
    take(html) {
      const doc = readArticle(html);
      if (doc.eq(view.state.doc)) return;
      isTaking = true;
      view.dispatch(view.state.tr.replaceWith(0, view.state.doc.content.size, doc.content));
      isTaking = false;
    },
    place: () => view.state.selection.head,
    goTo(place) {
      const { doc, tr } = view.state;
      const at = Math.min(Math.max(0, place), doc.content.size);
      view.dispatch(tr.setSelection(Selection.near(doc.resolve(at))).scrollIntoView());
      view.focus();
    },
  };
}

/** The text itself stands in an element of its own: what is around it keeps its classes. */
function surface(place: HTMLElement): HTMLElement {
  const text = document.createElement("div");
  place.append(text);
  return text;
}

function plugins(askLink: () => void, toolbar: HTMLElement): Plugin[] {
  const item = need(schema.nodes.list_item);
  const lead = () => {
    askLink();
    return true;
  };
  return [
    inputRules({
      rules: [
        textblockTypeInputRule(/^(#{2,4})\s$/, need(schema.nodes.heading), ([, signs = "##"]) => ({
          level: signs.length,
        })),
        wrappingInputRule(/^\s*[-*]\s$/, need(schema.nodes.bullet_list)),
        wrappingInputRule(/^1\.\s$/, need(schema.nodes.ordered_list)),
        wrappingInputRule(/^\s*>\s$/, need(schema.nodes.blockquote)),
      ],
    }),
    keymap({
      "Mod-b": toggleMark(need(schema.marks.strong)),
      "Mod-i": toggleMark(need(schema.marks.em)),
      "Mod-k": lead,
      "Mod-z": undo,
      "Mod-y": redo,
      "Mod-Shift-z": redo,
      Enter: splitListItem(item),
      "Shift-Enter": breakLine,
      "Mod-]": sinkListItem(item),
      "Mod-[": liftListItem(item),
      ...tableKeys(),
      "Alt-F10": () => {
        focusToolbar(toolbar);
        return true;
      },
    }),
    keymap(baseKeymap),
    homeLines(),
    gapCursor(),
    tableEditing(),
    history(),
  ];
}

/**
 * What takes the place of a selection is written by the editor. Left to the browser, it would carry the looks of what went over as
 * inline styles, which the Content-Security-Policy forbids and complains of.
 */
function overwrite(view: EditorView, event: Event): boolean {
  if (!(event instanceof InputEvent) || event.isComposing || view.composing) return false;
  if (event.inputType !== "insertText" || !event.data || view.state.selection.empty) return false;
  event.preventDefault();
  view.dispatch(view.state.tr.insertText(event.data).scrollIntoView());
  return true;
}
