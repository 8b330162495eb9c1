/** The files that were pasted or dropped. A program that copies text lays a picture of it beside: the text counts. */
export function filesIn(data: DataTransfer | null): File[] {
  if (!data || data.getData("text/plain").trim() !== "") return [];
  return [...data.files];
}

/**
 * Opens the dialog of pictures with this file chosen: there its alt text is asked for, and there it is sent or refused in words.
 * @returns false where the dialog takes no file yet
 */
export function takeFile(dialog: HTMLDialogElement, file: File, open: () => void): boolean {
  const field = dialog.querySelector<HTMLInputElement>("[data-file]");
  if (!field) return false;
  open();
  const chosen = new DataTransfer();
  chosen.items.add(file);
  field.files = chosen.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}
