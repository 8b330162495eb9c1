import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";

import { takenOf, writeSum } from "~/enhance/admin/upload-sum";
import { en } from "~/i18n/en";
import { createI18n } from "~/i18n/instance";
import { PageTexts } from "~/i18n/page-texts";
import { AdminFlash } from "~/ui/admin/admin-flash";
import { ImageForms } from "~/ui/admin/images/image-forms";

afterEach(cleanup);

function answered(name: "imagesUploaded" | "imagesKnown", values: Record<string, string | number>) {
  render(
    <PageTexts i18n={createI18n("en", en)}>
      <AdminFlash flash={{ name, values, hasFailed: false }} />
      <ImageForms path="/admin/properties/3" images={[]} />
    </PageTexts>,
  );
}

const phrase = () => document.getElementById("image-upload")?.dataset.uploaded ?? "";

describe("what several uploads say together", () => {
  test("is the sum of what each answer counted", () => {
    answered("imagesUploaded", { count: 1, note: "" });
    expect(takenOf(document)).toBe(1);
    writeSum(document, 3, phrase());
    expect(screen.getByText("3 image(s) uploaded successfully")).toBeTruthy();
  });

  test("does not depend on the words of the message", () => {
    answered("imagesUploaded", { count: 2, note: "" });
    const title = document.querySelector("[data-flash-title]");
    if (title) title.textContent = "Han arribat 2 imatges, 99 no";
    expect(takenOf(document)).toBe(2);
    writeSum(document, 5, "Han arribat {{count}} imatges");
    expect(title?.textContent).toBe("Han arribat 5 imatges");
  });

  test("is nothing where nothing was taken", () => {
    answered("imagesKnown", { note: "3 had already been uploaded." });
    expect(takenOf(document)).toBe(0);
    writeSum(document, 3, phrase());
    expect(screen.getByText("No new images")).toBeTruthy();
  });
});
