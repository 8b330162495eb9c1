import { around } from "../page";

import { changeTopics } from "./batch-topics";
import { sayNews } from "./follow-work";

/** Batches of articles: the list of a new one changes without the page being left. */
export function makeBatches(): void {
  window.addEventListener("submit", (event) => {
    const form = around(event, "form[data-batch-form]", HTMLFormElement);
    if (!form || event.defaultPrevented || creates(form, event.submitter)) return;
    event.preventDefault();
    void changeTopics(form, event.submitter).then((news) => {
      showReadiness();
      sayNews(news);
    });
  });
  window.addEventListener("change", (event) => {
    readChosen(around(event, "input[data-batch-file]", HTMLInputElement));
  });
  window.addEventListener("input", showReadiness);
  showReadiness();
  // Somebody was quicker than this script.
  readChosen(document.querySelector<HTMLInputElement>("input[data-batch-file]"));
}

function readChosen(file: HTMLInputElement | null) {
  if (file?.value) file.form?.requestSubmit(file.form.querySelector<HTMLElement>('[name="do"][value="read"]'));
}

/** The button that creates leaves the page, and so does Enter where no keyword is typed: the server decides the same. */
function creates(form: HTMLFormElement, pressed: HTMLElement | null): boolean {
  if (pressed instanceof HTMLButtonElement && pressed.name !== "") return pressed.value === "create";
  return ["keyword", "title"].every((name) => new FormData(form).get(name) === "");
}

/** A batch can be created when it has a name and a topic; the sentence below the button says what is missing. */
function showReadiness() {
  const form = document.querySelector<HTMLFormElement>("form[data-batch-form]");
  const name = form?.elements.namedItem("name");
  const create = form?.querySelector<HTMLButtonElement>("[data-batch-create]");
  if (!form || !create || !(name instanceof HTMLInputElement)) return;
  const topics = Number(form.querySelector<HTMLElement>("[data-batch-topics]")?.dataset.batchTopics ?? 0);
  const isNamed = name.value.trim() !== "";
  create.disabled = topics === 0 || !isNamed;
  const needsName = form.querySelector<HTMLElement>("[data-batch-needs-name]");
  if (needsName) needsName.hidden = isNamed;
}
