import { createRemixStub } from "@remix-run/testing";
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { ca } from "~/i18n/ca";
import { en } from "~/i18n/en";
import { createI18n } from "~/i18n/instance";
import { PageTexts } from "~/i18n/page-texts";
import { ContactForm } from "~/ui/forms/contact-form";

function shownIn(language: "en" | "ca") {
  const Page = createRemixStub([
    { path: "/contact", Component: () => <ContactForm stamp="1.signature" agencyName="Xamfrà" /> },
  ]);
  render(
    <PageTexts i18n={createI18n(language, language === "en" ? en : ca)}>
      <Page initialEntries={["/contact"]} />
    </PageTexts>,
  );
}

describe("the contact form in the browser", () => {
  test("says what is wrong with an answer once the field is left, and forgives it once it is right", async () => {
    shownIn("en");
    const email = screen.getByLabelText(/^Email/);

    fireEvent.input(email, { target: { value: "ana@" } });
    fireEvent.blur(email);
    expect((await screen.findAllByText("Enter an email address, for example name@mail.com")).length).toBeGreaterThan(0);
    expect(email.getAttribute("aria-invalid")).toBe("true");

    fireEvent.input(email, { target: { value: "ana@example.com" } });
    expect(screen.queryByText("Enter an email address, for example name@mail.com")).toBeNull();
  });

  test("does not send what the server would refuse, and counts what is to correct", async () => {
    shownIn("en");
    const form = screen.getByRole("button", { name: /Send message/ }).closest("form");
    expect(form).not.toBeNull();

    const wasSent = form !== null && fireEvent.submit(form);

    expect(wasSent).toBe(false);
    expect((await screen.findByRole("alert")).textContent).toContain("Please correct 4 answers");
  });

  test("asks for no tick but that for news, and leads to what is done with the data", () => {
    shownIn("en");
    expect(screen.getAllByRole("checkbox")).toEqual([screen.getByLabelText(en["form.wantsNews"])]);
    expect(screen.getByRole("link", { name: "privacy policy" }).getAttribute("href")).toBe("/privacy-policy");
  });

  test("speaks the language of the page", () => {
    shownIn("ca");
    expect(screen.getByLabelText(new RegExp(`^${ca["field.firstName"]}`))).not.toBeNull();
  });
});
