/** Ctrl, on a Mac Cmd, and a letter: the one it writes, or, where the keyboard writes no Latin ones, the one in its place. */
export function isCommand(event: KeyboardEvent, letter: "b" | "s"): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return false;
  return key.toLowerCase() === letter || (!/^[a-z]$/i.test(key) && code === `Key${letter.toUpperCase()}`);
}

/**
 * Ctrl+S presses the button that saves: that of the form in which one is, else the only one of the dialog or page. Where several could
 * be meant the keys are the browser's own. The editor of articles, which asks first whether the server is there, hears them itself.
 */
export function saveByKeys(): void {
  window.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || !isCommand(event, "s")) return;
    const save = saveButton();
    if (!save?.form) return;
    event.preventDefault();
    if (save.form.ariaBusy !== "true") save.form.requestSubmit(save);
  });
}

function saveButton(): HTMLButtonElement | undefined {
  const within = document.querySelector("dialog[open]") ?? document;
  const all = [...within.querySelectorAll<HTMLButtonElement>("button[data-save-button]")];
  const here = all.find(({ form }) => form?.contains(document.activeElement));
  return here ?? (all.length === 1 ? all[0] : undefined);
}
