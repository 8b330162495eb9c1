import { checkContent } from "~/domain/cleaning/check-content";

import type { CodeEditor } from "../code-editor";

import type { RichEditor } from "./rich-editor";
import { cameFromSaving, rememberPlace } from "./saving";
import { say, setText } from "./words";

const remembered = "article-editor";

type Shown = "rich" | "source";
/** One may fail to arrive: the textarea is there, whatever happens. */
type Editors = { shown: Shown; rich?: RichEditor | null; source?: CodeEditor };

/**
 * Two ways to write the same textarea: as people read it, and as HTML. The textarea is the field of the form and always holds the
 * text. Opens the one that was chosen last; a text that the first cannot hold whole opens as HTML, and says why.
 */
export async function showEditors(form: HTMLFormElement, content: HTMLTextAreaElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>("button[data-source]");
  const editors: Editors = { shown: "source" };
  let isOwn = false;
  const note = (words: string) => setText(form.querySelector("[data-writing-status]"), words);

  /** @returns why a text cannot be shown as people read it, if so */
  const refusal = async (): Promise<string> => {
    const { leftOut } = await import("./rich-editor");
    // Read when it has arrived: somebody may have typed meanwhile.
    if (checkContent(content.value).some(({ kind }) => kind === "json" || kind === "fences" || kind === "escapes"))
      return say("source.issues");
    const names = leftOut(content.value);
    return names.length > 0 ? say("source.needed", { names: names.join(", ") }) : "";
  };
  const show = async (wished: Shown): Promise<void> => {
    if (wished === "rich") await showRich();
    else await showSource();
    editors.source?.show(wished === "source");
    if (editors.rich) editors.rich.host.hidden = wished !== "rich";
    editors.shown = wished;
    if (button) button.ariaPressed = String(wished === "source");
    // What it is laid over is out of sight, and out of the order of the Tab key.
    content.className = "sr-only";
    content.tabIndex = -1;
    content.ariaHidden = "true";
  };
  const showRich = async () => {
    if (editors.rich) return editors.rich.take(content.value);
    const { showRichEditor } = await import("./rich-editor");
    editors.rich = showRichEditor(content, {
      onWritten: (html) => {
        content.value = html;
        note("");
        isOwn = true;
        content.dispatchEvent(new InputEvent("input", { bubbles: true }));
        isOwn = false;
      },
      onSaid: note,
      language: () => form.querySelector<HTMLSelectElement>("select[name=language]")?.value ?? "",
      isInvalid: content.ariaInvalid === "true",
    });
    if (!editors.rich) throw new Error("The page has no place for the editor");
  };
  const showSource = async () => {
    editors.source ??= (await import("../code-editor")).showCodeEditor(content);
  };

  // Its label, and the summary of errors. What a program types into the field itself stays there, and is taken over.
  document.addEventListener("click", (event) => {
    const lead = event.target instanceof Element && event.target.closest(`label[for="content"], a[href="#content"]`);
    if (!lead || editors.shown !== "rich") return;
    event.preventDefault();
    editors.rich?.focus();
  });
  // Written by another than the editor: cleaned, or brought back.
  content.addEventListener("input", () => {
    if (isOwn || editors.shown !== "rich") return;
    void refusal().then(async (why) => {
      if (why === "") return editors.rich?.take(content.value);
      note(why);
      await show("source");
    });
  });
  button?.addEventListener("click", () => {
    void (async () => {
      const wished: Shown = editors.shown === "rich" ? "source" : "rich";
      const why = wished === "rich" ? await refusal() : "";
      if (why !== "") return note(why);
      await show(wished);
      remember(wished);
      note(say(wished === "source" ? "source.on" : "source.off"));
      (wished === "source" ? editors.source : editors.rich)?.focus();
    })().catch(console.error);
  });
  rememberPlace(form, () => (editors.shown === "rich" ? (editors.rich?.place() ?? null) : null));

  try {
    const isWriting = document.activeElement === content;
    const wished = recall();
    const why = wished === "rich" ? await refusal() : "";
    await show(why === "" ? wished : "source");
    note(why);
    const place = cameFromSaving();
    if (isWriting || (place !== null && editors.shown === "source"))
      (editors.shown === "rich" ? editors.rich : editors.source)?.focus();
    if (place !== null && editors.shown === "rich") editors.rich?.goTo(place);
    button?.removeAttribute("hidden");
  } catch (error) {
    // Without it the textarea stays what it is.
    console.error(error);
  }
}

function recall(): Shown {
  try {
    return localStorage.getItem(remembered) === "source" ? "source" : "rich";
  } catch {
    return "rich";
  }
}

function remember(shown: Shown) {
  try {
    localStorage.setItem(remembered, shown);
  } catch {
    // A browser that keeps nothing asks again.
  }
}
