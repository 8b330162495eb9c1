import { NodeSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";

import type { InsertablePicture } from "~/domain/articles/pictures/insertable-picture";

import { closing } from "./ask-link";
import { insertBlock, need } from "./commands";
import { findIn } from "./finder";
import { articleSchema } from "./schema";
import { sendPicture } from "./send-picture";
import { say, setText } from "./words";

const figure = need(articleSchema.nodes.figure);

type Chosen = Pick<InsertablePicture, "src" | "preview" | "width" | "height">;

/** Asks for a picture, of our homes or from this device, and what it shows; for one that stands in the text, what it shows. */
export function askForPicture(dialog: HTMLDialogElement, view: EditorView, language: () => string): () => void {
  const close = closing(dialog, view);
  const part = (name: string) => dialog.querySelector<HTMLElement>(`[data-${name}]`);
  const alt = dialog.querySelector<HTMLInputElement>("[data-alt]");
  const caption = dialog.querySelector<HTMLInputElement>("[data-caption]");
  const preview = dialog.querySelector<HTMLImageElement>("[data-preview]");
  const file = dialog.querySelector<HTMLInputElement>("[data-file]");
  const apply = dialog.querySelector<HTMLButtonElement>("[data-apply]");
  const insertWords = apply?.textContent ?? "";
  let chosen: Chosen | null = null;
  let present: number | null = null;

  const tell = (words: string) => setText(part("said"), words);
  const showWords = (isAsking: boolean, button: string) => {
    part("chosen")?.toggleAttribute("hidden", !isAsking);
    apply?.toggleAttribute("hidden", !isAsking);
    setText(apply, button);
  };
  const choose = (picture: Chosen | null, words = "", button = insertWords) => {
    chosen = picture;
    if (file) file.value = "";
    tell("");
    preview?.toggleAttribute("hidden", !picture);
    if (preview && picture) preview.src = picture.preview;
    if (alt) alt.value = words;
    showWords(picture !== null, button);
  };
  const chooseFile = () => {
    const sent = file?.files?.[0];
    if (!file || !sent) return choose(null);
    if (sent.size > Number(file.dataset.mostBytes)) {
      choose(null);
      return tell(file.dataset.tooLarge ?? "");
    }
    tell("");
    chosen = null;
    preview?.setAttribute("hidden", "");
    if (alt) alt.value = "";
    showWords(true, apply?.dataset.upload ?? insertWords);
    alt?.focus();
  };
  const insert = ({ src, width, height }: Chosen, words: string) => {
    const under = caption?.value.trim() ?? "";
    const block = figure.create({ src, width, height, alt: words }, under === "" ? null : articleSchema.text(under));
    close();
    if (present === null) return insertBlock(view.state, view.dispatch, block);
    const old = view.state.doc.nodeAt(present);
    if (old?.type === figure) view.dispatch(view.state.tr.replaceWith(present, present + old.nodeSize, block));
  };
  const send = async (sent: File, words: string) => {
    if (!apply || apply.ariaDisabled === "true") return;
    apply.ariaDisabled = "true";
    tell(say("picture.sending"));
    const answer = await sendPicture(file?.dataset.page ?? "", sent, words);
    apply.ariaDisabled = null;
    // Whoever closed the dialog meanwhile finds it among the pictures of the article.
    if (!dialog.open) return;
    if (typeof answer === "string") tell(answer);
    else insert(answer, words);
  };

  const begin = findIn({
    dialog,
    kind: "pictures",
    language,
    article: dialog.dataset.article,
    draw: ({ homes = [], own = [] }, list) => {
      const draw = (name: string, of: string, pictures: readonly InsertablePicture[]) => {
        const buttons = pictures.map((picture) =>
          pictureButton(picture, of, () => {
            choose(picture, picture.alt);
            alt?.focus();
          }),
        );
        list.append(pictureRow(name, buttons));
      };
      if (own.length > 0) draw(say("picture.own"), say("picture.own"), own);
      for (const { title, detail, pictures } of homes)
        draw([title, detail].filter(Boolean).join(" · "), title, pictures);
      return homes.length + own.length;
    },
  });
  file?.addEventListener("change", chooseFile);
  // The form goes: what it has to say of that stands under the dialog.
  part("saves-first")?.addEventListener("click", close);
  apply?.addEventListener("click", () => {
    const words = alt?.value.trim() ?? "";
    const sent = chosen ? undefined : file?.files?.[0];
    if (!chosen && !sent) return;
    if (words === "") {
      tell(say("picture.alt.required"));
      alt?.focus();
    } else if (sent) void send(sent, words);
    else if (chosen) insert(chosen, words);
  });
  return () => {
    const shown = figureAround(view);
    present = shown?.at ?? null;
    const { src, width, height, alt: words } = shown?.node.attrs ?? {};
    const picture = shown ? { src: String(src), preview: String(src), width, height } : null;
    choose(picture, shown ? String(words) : "", shown ? apply?.dataset.change : insertWords);
    if (caption) caption.value = shown?.node.textContent ?? "";
    dialog.showModal();
    begin();
    if (shown) alt?.focus();
  };
}

function figureAround({ state }: EditorView) {
  const { selection } = state;
  if (selection instanceof NodeSelection && selection.node.type === figure)
    return { node: selection.node, at: selection.from };
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type === figure) return { node: $from.node(depth), at: $from.before(depth) };
  return null;
}

function pictureRow(words: string, buttons: readonly HTMLElement[]): HTMLLIElement {
  const item = document.createElement("li");
  item.className = "mt-3";
  const name = document.createElement("p");
  name.className = "text-sm font-semibold";
  name.textContent = words;
  const row = document.createElement("div");
  row.className = "mt-1 flex flex-wrap gap-2";
  row.append(...buttons);
  item.append(name, row);
  return item;
}

function pictureButton(picture: InsertablePicture, of: string, choose: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  const image = document.createElement("img");
  image.src = picture.preview;
  image.alt = picture.alt || of;
  image.loading = "lazy";
  image.className = "h-16 w-24 bg-plaster-200 object-cover";
  button.append(image);
  button.addEventListener("click", choose);
  return button;
}
