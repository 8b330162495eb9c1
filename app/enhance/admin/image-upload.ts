import { showFlashOf } from "../flash";
import { around } from "../page";

import { renewImages } from "./image-region";

let isSending = false;

/** Files are sent as soon as they are chosen or dropped, one after another: each is safe as soon as it has arrived. */
export function uploadImages(): void {
  window.addEventListener("change", (event) => {
    sendChosen(around(event, "input[data-image-files]", HTMLInputElement));
  });
  window.addEventListener("dragover", (event) => {
    const zone = zoneOf(event);
    mark(zone);
    if (zone) event.preventDefault();
  });
  window.addEventListener("dragleave", (event) => {
    if (event.relatedTarget === null) mark(null);
  });
  window.addEventListener("drop", (event) => {
    const zone = zoneOf(event);
    mark(null);
    if (!zone) return;
    event.preventDefault();
    void upload([...(event.dataTransfer?.files ?? [])]);
  });
  window.addEventListener("beforeunload", (event) => {
    if (isSending) event.preventDefault();
  });
  // Somebody was quicker than this script.
  for (const input of document.querySelectorAll<HTMLInputElement>("input[data-image-files]")) sendChosen(input);
  window.addEventListener("click", (event) => {
    around(event, "[data-dismiss-note]", HTMLElement)?.closest("li")?.remove();
  });
}

function sendChosen(input: HTMLInputElement | null) {
  if (!input?.files?.length) return;
  const files = [...input.files];
  input.value = "";
  void upload(files);
}

function zoneOf(event: DragEvent): HTMLElement | null {
  if (!event.dataTransfer?.types.includes("Files")) return null;
  return around(event, "[data-image-drop]", HTMLElement);
}

function mark(zone: HTMLElement | null) {
  for (const marked of document.querySelectorAll("[data-dragged]")) {
    if (marked !== zone) marked.removeAttribute("data-dragged");
  }
  zone?.setAttribute("data-dragged", "");
}

async function upload(files: File[]) {
  const form = uploadForm();
  if (!form || isSending || files.length === 0) return;
  isSending = true;
  try {
    // Chosen before the first answer draws the choice anew.
    const kind = new FormData(form).get("kind");
    await sendAll(acceptable(files, form), typeof kind === "string" ? kind : "photo");
  } finally {
    isSending = false;
    showProgress(null);
  }
}

/** Leaves out what the server would refuse for its size or number, in the server's own words. */
function acceptable(files: File[], { dataset }: HTMLFormElement): File[] {
  const fitting = files.filter((file) => {
    if (file.size <= Number(dataset.mostBytes)) return true;
    note(file.name, dataset.tooLarge);
    return false;
  });
  const most = Number(dataset.mostFiles);
  for (const file of fitting.slice(most)) note(file.name, dataset.tooMany);
  return fitting.slice(0, most);
}

async function sendAll(files: File[], kind: string) {
  let last: Document | undefined;
  let unkept: Document | undefined;
  // What became of the files so far, as the answers say it: handed on, so that the last answer is about all of them.
  let before: string | undefined;
  for (const [index, file] of files.entries()) {
    const form = uploadForm();
    if (!form) return;
    const { dataset } = form;
    const place = (dataset.progress ?? "")
      .replace("{{done}}", String(index + 1))
      .replace("{{all}}", String(files.length));
    const label = `${(dataset.uploading ?? "").replace("{{name}}", file.name)} · ${place}`;
    const answer = await send(form, { file, kind, before }, (share) =>
      showProgress(label, (index + share) / files.length),
    );
    if (typeof answer === "string") {
      note(file.name, dataset[answer]);
      break;
    }
    const tally = answer.querySelector<HTMLElement>("[data-tally]")?.dataset.tally;
    before = tally ?? before;
    last = answer;
    // Its file could not be kept and has no line of its own: no sum may hide that.
    if (tally === undefined) unkept ??= answer;
    renewImages(answer);
  }
  const shown = unkept ?? last;
  if (shown) showFlashOf(shown);
}

type Sending = { file: File; kind: string; before: string | undefined };
type Failure = "offline" | "signedOut" | "server";

/** Fetch tells nothing of how far an upload is; the older request does. */
function send(
  form: HTMLFormElement,
  { file, kind, before }: Sending,
  tell: (share: number) => void,
): Promise<Document | Failure> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fields = new FormData();
    fields.set("kind", kind);
    if (before !== undefined) fields.set("before", before);
    fields.set("images", file);
    request.upload.addEventListener("progress", ({ loaded, total }) => tell(total > 0 ? loaded / total : 0));
    request.addEventListener("error", () => resolve("offline"));
    request.addEventListener("load", () => {
      const page = new DOMParser().parseFromString(request.responseText, "text/html");
      if (page.getElementById("images")) resolve(page);
      else resolve(/\/admin\/(login|session-ended)/.test(request.responseURL) ? "signedOut" : "server");
    });
    tell(0);
    request.open("POST", form.action);
    request.setRequestHeader("Accept", "text/html");
    request.send(fields);
  });
}

function showProgress(label: string | null, share = 0) {
  const box = document.getElementById("image-progress");
  const words = box?.querySelector("p");
  const bar = box?.querySelector("progress");
  if (!box || !words || !bar) return;
  box.hidden = label === null;
  if (words.textContent !== label) words.textContent = label;
  bar.value = share;
}

function note(name: string, reason: string | undefined) {
  const template = document.getElementById("image-note");
  if (!(template instanceof HTMLTemplateElement)) return;
  const line = document.importNode(template.content, true);
  const [nameAt, reasonAt] = [line.querySelector("[data-note-name]"), line.querySelector("[data-note-text]")];
  if (nameAt) nameAt.textContent = name;
  if (reasonAt) reasonAt.textContent = reason ?? "";
  document.getElementById("image-notes")?.append(line);
}

function uploadForm(): HTMLFormElement | null {
  const form = document.getElementById("image-upload");
  return form instanceof HTMLFormElement ? form : null;
}
