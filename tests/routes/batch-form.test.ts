import { describe, expect, test } from "vitest";

import { readBatchForm } from "~/http/panel/batch-form.server";

/** The form of a new batch with so many files of so many bytes, which arrives in pieces of the size that a socket gives. */
async function form(files: number, bytes = 300_000): Promise<Request> {
  const body = new FormData();
  body.append("name", "Autumn");
  for (let count = 0; count < files; count++)
    body.append("file", new Blob(["a,b\n".repeat(bytes / 4)]), `topics-${count}.csv`);
  body.append("language", "en");
  const whole = new Response(body);
  const bytesOfForm = new Uint8Array(await whole.arrayBuffer());
  let at = 0;
  const pieces = new ReadableStream({
    pull(controller) {
      if (at >= bytesOfForm.length) return controller.close();
      controller.enqueue(bytesOfForm.subarray(at, (at += 65_536)));
    },
  });
  const headers = { "Content-Type": whole.headers.get("Content-Type") ?? "" };
  const sending = { method: "POST", body: pieces, headers, duplex: "half" as const };
  return new Request("http://localhost/admin/articles/batch", sending);
}

describe("the form of a batch", () => {
  test("with more files than one is read to its end, and the first file counts", async () => {
    for (const files of [2, 3, 20]) {
      const { fields, file } = await readBatchForm(await form(files));
      expect(fields.get("language"), String(files)).toBe("en");
      expect(file?.bytes?.length).toBe(300_000);
    }
  });

  test("with more files than anybody chooses is refused", async () => {
    await expect(readBatchForm(await form(21, 10))).rejects.toMatchObject({ status: 413 });
  });

  test("with a second file that is large is read to its end", async () => {
    const { fields } = await readBatchForm(await form(2, 8_000_000));
    expect(fields.get("language")).toBe("en");
  });
});
