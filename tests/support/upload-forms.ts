import sharp from "sharp";

/** What a form with files sends: names and contents, and what they show. */
export type SentFile = { name: string; bytes: Buffer };

/** A small photo of one colour; another colour is another photo. */
export function aPhoto(background = "#aa3311", width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** The body of a form as a browser would send it. */
export function uploadForm(files: readonly SentFile[], fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { name, bytes } of files) form.append("images", new File([new Uint8Array(bytes)], name), name);
  return form;
}
