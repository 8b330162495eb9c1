import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { showLanguagesAsTabs } from "~/enhance/admin/language-tabs";
import { en } from "~/i18n/en";
import { createI18n } from "~/i18n/instance";
import { PageTexts } from "~/i18n/page-texts";
import { AdminProvider } from "~/ui/admin/admin-context";
import { untouched } from "~/ui/admin/settings/form-state";
import { SettingsForm, useLinesInEachLanguage } from "~/ui/admin/settings/settings-form";

beforeEach(() => localStorage.clear());
afterEach(cleanup);
beforeAll(() => {
  window.scrollBy = () => {};
});

function StoryForm({ errors }: { errors: Record<string, string[]> }) {
  const inEach = useLinesInEachLanguage();
  const values = { "quote-en": "Four flats", "quote-es": "Cuatro pisos", "quote-ca": "Quatre pisos" };
  return (
    <SettingsForm
      action="/admin/settings/stories/new"
      state={{ ...untouched(values), errors }}
      parts={[
        { title: "Quote", lines: inEach("quote", "Quote", 200, { rows: 2 }) },
        { title: "Byline", lines: inEach("byline", "Byline", 80) },
      ]}
      parent="/admin/settings"
    />
  );
}

/** The form as the browser of somebody shows it when our script has run. */
function opens(userId = 1, errors: Record<string, string[]> = {}) {
  cleanup();
  const admin = { userId, email: "agent@example.com", name: "", role: "admin" as const, isOwner: false };
  render(
    <PageTexts i18n={createI18n("en", en)}>
      <AdminProvider panel={{ admin, sidebar: "open", waiting: 0 }}>
        <StoryForm errors={errors} />
      </AdminProvider>
    </PageTexts>,
  );
  showLanguagesAsTabs();
}

const shown = () =>
  [...document.querySelectorAll<HTMLElement>("[data-language-line]")]
    .filter((line) => !line.hidden)
    .map((line) => line.querySelector("label")?.textContent?.replace(/ \*.*/, ""));

const tab = (text: string, name: RegExp) => {
  const found = [...screen.getByRole("group", { name: `Languages: ${text}` }).querySelectorAll("button")].find(
    (button) => name.test(button.textContent ?? ""),
  );
  if (!found) throw new Error(`No tab ${name}`);
  return found;
};

describe("texts in four languages", () => {
  test("all stand there until somebody chooses one, and then that one alone in every text", () => {
    opens();
    expect(shown()).toHaveLength(8);
    fireEvent.click(tab("Quote", /Catalan/));
    expect(shown()).toEqual(["Quote (Catalan)", "Byline (Catalan)"]);
    expect(tab("Byline", /Catalan/).getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(tab("Byline", /All/));
    expect(shown()).toHaveLength(8);
  });

  test("open in the language that the same person wrote in last", () => {
    opens(1);
    fireEvent.click(tab("Quote", /Russian/));
    opens(1);
    expect(shown()).toEqual(["Quote (Russian)", "Byline (Russian)"]);
    opens(2);
    expect(shown()).toHaveLength(8);
  });

  test("all stand there where one is wrong, and the choice is kept for the next time", () => {
    opens(1);
    fireEvent.click(tab("Quote", /English/));
    opens(1, { "quote-ru": ["field.invalid"] });
    expect(shown()).toHaveLength(8);
    opens(1);
    expect(shown()).toEqual(["Quote (English)", "Byline (English)"]);
  });

  test("say in which language one is blank, as it is being written", () => {
    opens();
    const mark = () => tab("Quote", /Russian/).querySelector<HTMLElement>("[data-blank-mark]")?.hidden;
    expect(mark()).toBe(false);
    expect(tab("Quote", /Spanish/).querySelector<HTMLElement>("[data-blank-mark]")?.hidden).toBe(true);
    fireEvent.input(screen.getByLabelText(/Quote \(Russian\)/), { target: { value: "Четыре квартиры" } });
    expect(mark()).toBe(true);
  });

  test("are all sent, whichever is shown", () => {
    opens();
    fireEvent.click(tab("Quote", /Russian/));
    const form = document.querySelector("form");
    expect(form && new FormData(form).get("quote-es")).toBe("Cuatro pisos");
  });
});
