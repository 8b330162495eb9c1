import { stepTakenBack, takeStepBack } from "./history-step";
import { fetchPage } from "./page";
import { readTouches } from "./touches";
import { Zoom } from "./zoom";

/**
 * Opens the picture that a link leads to over the whole screen: the viewer is the template of the page that the link would open.
 * Throws where that cannot be had; nothing is changed then.
 */
export async function openFullScreen(link: HTMLAnchorElement): Promise<void> {
  const page = await fetchPage(link.href);
  const template = page.document.querySelector<HTMLTemplateElement>("template[data-viewer]");
  const dialog = template && document.importNode(template.content, true).querySelector("dialog");
  const stage = dialog?.querySelector<HTMLElement>("[data-stage]");
  if (!dialog || !stage) throw new Error(`No pictures at ${page.url}`);

  const pictures = [...stage.querySelectorAll("figure")];
  const last = pictures.length - 1;
  const larger = dialog.querySelector("[data-larger]");
  const zoom = new Zoom(stage, (isEnlarged) => larger?.setAttribute("aria-pressed", String(isEnlarged)));
  let shown = Number(link.pathname.split("/").at(-1)) - 1;

  const show = (index: number) => {
    shown = (index + pictures.length) % pictures.length;
    for (const [each, picture] of pictures.entries()) picture.hidden = each !== shown;
    // That before only when it is asked for: most go on, and on a phone each picture costs.
    load(pictures[shown]);
    load(pictures[(shown + 1) % pictures.length]);
    zoom.turnTo(pictures[shown]?.querySelector("img") ?? null);
    say(dialog, "[data-counter]", `${shown + 1} / ${pictures.length}`);
    say(dialog, "[data-shown-caption]", pictures[shown]?.dataset.caption ?? "");
  };

  dialog.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button?.dataset.step) show(shown + Number(button.dataset.step));
    else if (button?.hasAttribute("data-larger")) zoom.toggle();
    else if (button?.hasAttribute("data-close")) dialog.close();
  });
  dialog.addEventListener("keydown", (event) => {
    const to = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(to);
  });
  readTouches(stage, zoom, (step) => show(shown + step));
  await stepTakenBack();
  keepOnTop(dialog, link);
  show(shown);
}

/** The page stays where it is underneath, and Back closes the pictures, as on a phone it closes all that lies over a page. */
function keepOnTop(dialog: HTMLDialogElement, opener: HTMLElement) {
  const { style } = document.documentElement;
  // Within another dialog Back closes that one.
  const isStep = !document.querySelector("dialog[open]");
  const close = () => dialog.close();
  if (isStep) {
    history.pushState({ pictures: true }, "");
    window.addEventListener("popstate", close);
  }
  dialog.addEventListener("close", () => {
    window.removeEventListener("popstate", close);
    style.overflow = "";
    dialog.remove();
    (opener.isConnected ? opener : document.getElementById(opener.id))?.focus();
    takeStepBack("pictures");
  });
  document.body.append(dialog);
  style.overflow = "hidden";
  dialog.showModal();
}

function load(picture: HTMLElement | undefined) {
  const image = picture?.querySelector("img");
  if (image) image.loading = "eager";
}

function say(dialog: HTMLElement, selector: string, text: string) {
  const line = dialog.querySelector(selector);
  if (line) line.textContent = text;
}
