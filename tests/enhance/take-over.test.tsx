import { screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { takeOver } from "~/enhance/take-over";
import { formTexts } from "~/i18n/form-texts/en";
import { phrasesIn } from "~/i18n/phrases";
import { textIn, TextProvider } from "~/i18n/text";
import { drawForm, type FormGiven, type FormName } from "~/ui/forms/forms";

const refused = {
  status: "error" as const,
  initialValue: { firstName: "Ana", email: "ana@example", message: "Is it quiet?", budget: "any" },
  error: { email: ["field.email.invalid"] },
};
const contact = { lastResult: refused, stamp: "1.signature", from: "/", agencyName: "Xamfrà" };
const budget = { lastResult: refused, stamp: "1.signature", step: 2 as const, action: "/search" };

// React in development tells of each difference that it mends, and of a server that has a document.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());
afterEach(() => document.body.replaceChildren());

describe("what a visitor did to a form before its script came is still there after", () => {
  test("words added to a message that the server gave back", async () => {
    const place = drawnByServer("contact", contact);
    const message = textarea(place);
    message.value = "Is it quiet? And how old?";
    await takenOver(place, "email");
    expect(message.value).toBe("Is it quiet? And how old?");
  });

  test("another choice than the one that the server gave back", async () => {
    const place = drawnByServer("searchBudget", budget);
    const first = place.querySelector<HTMLInputElement>("input[type=radio][name=budget]:not(:checked)");
    first?.click();
    await takenOver(place, "budget");
    expect(first?.checked).toBe(true);
  });

  test("answers in a form to which a translator or a keeper of passwords added something", async () => {
    const place = drawnByServer("contact", contact);
    screen.getByLabelText<HTMLInputElement>(/^First name/).value = "Ana María";
    textarea(place).value = "How old?";
    box(place).click();
    screen.getByLabelText(/^Email/).focus();
    for (const label of place.querySelectorAll("label")) label.prepend(document.createElement("font"));
    await takenOver(place, "email");
    expect(screen.getByLabelText(/^First name/)).toHaveProperty("value", "Ana María");
    expect(textarea(place)).toHaveProperty("value", "How old?");
    expect(box(place)).toHaveProperty("checked", true);
    expect(document.activeElement).toBe(screen.getByLabelText(/^Email/));
  });
});

function drawnByServer<Name extends FormName>(name: Name, given: FormGiven<Name>): HTMLElement {
  const place = document.createElement("div");
  place.dataset.liveForm = name;
  place.dataset.given = JSON.stringify(given);
  const value = textIn(phrasesIn("en", formTexts));
  place.innerHTML = renderToString(<TextProvider value={value}>{drawForm(name, given)}</TextProvider>);
  document.body.append(place);
  return place;
}

async function takenOver(place: HTMLElement, field: string) {
  takeOver(place, "en", formTexts);
  const has = () =>
    Object.keys(place.querySelector(`[name=${field}]`) ?? {}).some((key) => key.startsWith("__reactProps"));
  await expect.poll(has).toBe(true);
}

function textarea(place: HTMLElement) {
  return find(place, "textarea[name=message]", HTMLTextAreaElement);
}

function box(place: HTMLElement) {
  return find(place, "input[name=news]", HTMLInputElement);
}

function find<Kind extends Element>(place: HTMLElement, selector: string, kind: new () => Kind): Kind {
  const found = place.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`${selector} is not there`);
  return found;
}
