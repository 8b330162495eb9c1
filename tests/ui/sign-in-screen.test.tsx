import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";

import { en } from "~/i18n/en";
import { createI18n } from "~/i18n/instance";
import { PageTexts } from "~/i18n/page-texts";
import { SignUpScreen } from "~/ui/admin/accounts/sign-up-screen";
import { SignInScreen } from "~/ui/admin/sign-in-screen";

function shown(element: ReactElement) {
  render(<PageTexts i18n={createI18n("en", en)}>{element}</PageTexts>);
}

const attempt = { email: "ana@example.com", errors: {}, failure: null };

describe("the sign-in screen", () => {
  test("says that the login failed, and keeps the e-mail but not the password", () => {
    shown(<SignInScreen attempt={{ ...attempt, failure: { reason: "wrong" } }} refused={null} here="/admin/login" />);
    expect(screen.getByRole("alert").textContent).toContain("Login Failed. Invalid login credentials.");
    expect(screen.getByLabelText(/^Email/)).toHaveProperty("value", "ana@example.com");
    expect(screen.getByLabelText(/^Password/)).toHaveProperty("value", "");
    expect(screen.getByRole("button", { name: /Sign In/ }).textContent).toContain("Signing in...");
  });

  test.each([
    ["sign-in", <SignInScreen key="in" refused={null} here="/admin/login" />],
    ["sign-up", <SignUpScreen key="up" next={null} />],
  ])("asks at %s for the e-mail in the browser’s own field for one", (_, page) => {
    shown(page);
    const email = screen.getByLabelText(/^Email/);
    expect([email.getAttribute("type"), email.hasAttribute("required")]).toEqual(["email", true]);
  });

  test("says how long to wait after too many attempts", () => {
    const failure = { reason: "tooMany", minutes: 15 } as const;
    shown(<SignInScreen attempt={{ ...attempt, failure }} refused={null} here="/admin/login" />);
    expect(screen.getByRole("alert").textContent).toContain("Too many attempts. Try again in 15 minutes.");
  });

  test("names what is missing at its field, from the catalogues of site and panel alike", () => {
    const errors = { email: ["field.email.required"], password: ["signIn.password.required"] };
    shown(<SignInScreen attempt={{ ...attempt, email: "", errors }} refused={null} here="/admin/login" />);
    expect(screen.getAllByText("Enter your email address")).toHaveLength(2);
    expect(screen.getAllByText("Enter your password")).toHaveLength(2);
  });

  test("tells a person without rights why, and lets them sign out", () => {
    shown(<SignInScreen refused={{ email: "ana@example.com", reason: "deactivated" }} here="/admin/login" />);
    expect(screen.getByRole("alert").textContent).toContain("An admin has deactivated this access.");
    expect(screen.getByRole("button", { name: "Sign Out" })).toBeDefined();
  });
});
