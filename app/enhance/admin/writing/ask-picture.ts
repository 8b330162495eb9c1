import { NodeSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";

import type { InsertablePicture } from "~/domain/articles/pictures/insertable-picture";

import { closing } from "./ask-link";
import { insertBlock, need } from "./commands";
import { findIn } from "./finder";
import { articleSchema } from "./schema";
import { say, setText } from "./words";

const figure = need(articleSchema.nodes.figure);

type Chosen = Pick<InsertablePicture, "src" | "preview" | "width" | "height">;

/** Asks for a photograph of our homes and what it shows; for one that stands in the text, what it shows. */
export function askForPicture(dialog: HTMLDialogElement, view: EditorView, language: () => string): () => void {
  const close = closing(dialog, view);
  const part = (name: string) => dialog.querySelector<HTMLElement>(`[data-${name}]`);
  const alt = dialog.querySelector<HTMLInputElement>("[data-alt]");
  const caption = dialog.querySelector<HTMLInputElement>("[data-caption]");
  const preview = dialog.querySelector<HTMLImageElement>("[data-preview]");
  const apply = dialog.querySelector<HTMLButtonElement>("[data-apply]");
  const insertWords = apply?.textContent ?? "";
  let chosen: Chosen | null = null;
  let present: number | null = null;

  const choose = (picture: Chosen | null, words = "") => {
    chosen = picture;
    part("chosen")?.toggleAttribute("hidden", !picture);
    apply?.toggleAttribute("hidden", !picture);
    if (preview && picture) preview.src = picture.preview;
    if (alt) alt.value = words;
  };
  const begin = findIn({
    dialog,
    kind: "pictures",
    language,
    draw: ({ homes = [] }, list) => {
      for (const { title, detail, pictures } of homes) {
        const item = document.createElement("li");
        item.className = "mt-3";
        const name = document.createElement("p");
        name.className = "text-sm font-semibold";
        name.textContent = [title, detail].filter(Boolean).join(" · ");
        const row = document.createElement("div");
        row.className = "mt-1 flex flex-wrap gap-2";
        for (const picture of pictures)
          row.append(
            pictureButton(picture, title, () => {
              choose(picture, picture.alt);
              alt?.focus();
            }),
          );
        item.append(name, row);
        list.append(item);
      }
      return homes.length;
    },
  });
  apply?.addEventListener("click", () => {
    const words = alt?.value.trim() ?? "";
    if (!chosen) return;
    if (words === "") {
      setText(part("found"), say("picture.alt.required"));
      alt?.focus();
      return;
    }
    const { src, width, height } = chosen;
    const under = caption?.value.trim() ?? "";
    const block = figure.create({ src, width, height, alt: words }, under === "" ? null : articleSchema.text(under));
    close();
    if (present === null) return insertBlock(view.state, view.dispatch, block);
    const old = view.state.doc.nodeAt(present);
    if (old?.type === figure) view.dispatch(view.state.tr.replaceWith(present, present + old.nodeSize, block));
  });
  return () => {
    const shown = figureAround(view);
    present = shown?.at ?? null;
    setText(apply, shown ? (apply?.dataset.change ?? "") : insertWords);
    const { src, width, height, alt: words } = shown?.node.attrs ?? {};
    choose(shown ? { src: String(src), preview: String(src), width, height } : null, shown ? String(words) : "");
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

function pictureButton(picture: InsertablePicture, home: string, choose: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  const image = document.createElement("img");
  image.src = picture.preview;
  image.alt = picture.alt || home;
  image.loading = "lazy";
  image.className = "h-16 w-24 bg-plaster-200 object-cover";
  button.append(image);
  button.addEventListener("click", choose);
  return button;
}
