import SQLite from "better-sqlite3";
import { Secret, TOTP } from "otpauth";

import { anAccount, agentPassword, expect, signsIn, test, withAndWithoutScript } from "../support/agent";
import { linkMailedTo } from "../support/mailed-link";
import { panelDatabase } from "../support/site";
import { ownAddress } from "../support/visitor";

withAndWithoutScript(() => {
  test("a person is added, signs up, confirms by mail and works in the panel; then the panel is closed to them", async ({
    agent,
    browser,
    hasTouch,
    isMobile,
    viewport,
    userAgent,
  }) => {
    const email = `newcomer-${ownAddress()}`;
    await agent.opens("/admin/admins");
    await agent.fillsIn({ Email: ` ${email} ` });
    await agent.presses("Add admin");
    await agent.reads("Admin user added successfully");
    await agent.reads("Note: The user must sign up with this email to activate their admin access.");
    const row = agent.page.getByRole("row").filter({ hasText: email });
    await agent.reads("Not signed up yet", row);

    const { hasScript } = agent;
    const options = { javaScriptEnabled: hasScript, hasTouch, isMobile, viewport, userAgent };
    const newcomer = await browser.newContext(options);
    const page = await newcomer.newPage();
    await page.goto("/admin/login");
    await page.getByRole("link", { name: "Sign Up" }).click();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill("too short");
    await page.getByRole("button", { name: "Create Admin Account" }).click();
    await expect(page.getByText("Choose a password of at least 10 characters").first()).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.getByLabel("Password").fill("long enough");
    await page.getByRole("button", { name: "Create Admin Account" }).click();
    await expect(page.getByText("Account Created")).toBeVisible();

    await page.goto(await linkMailedTo(email, "confirm-account"));
    await page.getByLabel("Password").fill("long enough");
    await page.getByRole("button", { name: "Confirm and sign in" }).click();
    await expect(page.getByText("Email confirmed")).toBeVisible();
    await expect(page).toHaveURL(/\/admin$/);

    await agent.opens("/admin/admins");
    await agent.presses(`Deactivate ${email}`);
    await agent.reads("Admin status deactivated");
    await agent.reads("Inactive", row);
    await page.goto("/admin");
    await expect(page).toHaveURL(/\/admin\/login$/);

    await agent.follows(`Remove ${email}`);
    const question = agent.hasScript ? agent.dialog() : agent.page.locator("main");
    await agent.seesHeading("Are you sure you want to remove this admin user?", question);
    await agent.presses("Remove admin user", question);
    await agent.reads("Admin user removed successfully");
    await expect(row).toHaveCount(0);
    await newcomer.close();
  });

  test("a code of the phone is set up and asked for at sign-in; a recovery code stands in for it, once", async ({
    visitor,
    context,
  }) => {
    const { id, email } = await anAccount(ownAddress(), true);
    await signsIn(context, id);
    await visitor.opens("/admin/account");
    await visitor.follows("Set up");
    const key = visitor.page.locator("p.font-mono");
    const secret = Secret.fromBase32(((await key.textContent()) ?? "").replaceAll(" ", ""));
    const phone = new TOTP({ secret });
    await visitor.fillsIn({ Code: phone.generate() });
    await visitor.presses("Switch on");
    await visitor.seesHeading("Save your recovery codes");
    await visitor.reads(/They are shown only now/);
    const [recovery = ""] = await visitor.page.locator("#recovery-codes li").allTextContents();
    await visitor.follows("I have saved them");
    await visitor.reads("10 recovery codes left.");

    const arrives = async (code: string) => {
      await context.clearCookies();
      await visitor.opens("/admin/login");
      await visitor.fillsIn({ Email: email, Password: agentPassword });
      await visitor.presses("Sign In");
      await visitor.seesHeading("Enter your code");
      await visitor.fillsIn({ Code: code });
      await visitor.presses("Sign In");
    };
    // The one that was typed above is used; the next one counts already.
    await arrives(phone.generate({ timestamp: Date.now() + 30_000 }));
    await visitor.isAt("/admin");
    await arrives(recovery);
    await visitor.isAt("/admin");
    await visitor.opens("/admin/account");
    await visitor.reads("9 recovery codes left.");
    await arrives(recovery);
    await visitor.reads(/This code is wrong, or has already been used/);
  });

  test("an assistant sees no way to what is for admins, and its address says whose it is", async ({
    visitor,
    context,
  }) => {
    const { id } = await anAccount(ownAddress(), true);
    const database = new SQLite(panelDatabase);
    database.prepare("update admin_users set role = 'assistant' where user_id = ?").run(id);
    database.close();
    await signsIn(context, id);
    await visitor.opens("/admin");
    for (const path of ["/admin/admins", "/admin/settings", "/admin/activity", "/admin/enquiries.csv"]) {
      await expect(visitor.page.locator(`a[href^="${path}"]`)).toHaveCount(0);
    }
    expect((await visitor.opens("/admin/admins"))?.status()).toBe(403);
    await visitor.seesHeading("Your role doesn’t include this");
    await visitor.follows("Back to the dashboard");
    await visitor.isAt("/admin");
  });

  test("a person who forgot the password chooses a new one by mail, and the link works once", async ({ visitor }) => {
    const { email } = await anAccount(ownAddress(), true);
    await visitor.opens("/admin/login");
    await visitor.follows("Forgot your password?");
    await visitor.fillsIn({ Email: email });
    await visitor.presses("Send the link");
    await visitor.reads("Check your inbox");

    const link = await linkMailedTo(email, "reset-password");
    await visitor.opens(link);
    await visitor.reads(`For ${email}.`);
    await visitor.fillsIn({ "New password": "a new password" });
    await visitor.presses("Save and sign in");
    await visitor.reads("Password changed");
    await visitor.isAt("/admin");

    await visitor.opens(link);
    await visitor.seesHeading("This link has been used");
    await visitor.page.context().clearCookies();
    await visitor.opens("/admin/login");
    await visitor.fillsIn({ Email: email, Password: agentPassword });
    await visitor.presses("Sign In");
    await visitor.reads("Login Failed");
    await visitor.fillsIn({ Password: "a new password" });
    await visitor.presses("Sign In");
    await visitor.reads("Login Successful");
  });

  test("an admin whose session ended while typing signs in and carries on with what was typed", async ({
    visitor,
    context,
  }) => {
    const admin = await anAccount(ownAddress(), true);
    const added = `added-${ownAddress()}`;
    await signsIn(context, admin.id);
    await visitor.opens("/admin/admins");
    await visitor.fillsIn({ Email: added });
    await context.clearCookies({ name: "__Host-session" });
    await visitor.presses("Add admin");
    await visitor.seesHeading("Your session has ended");
    await visitor.reads("What you typed is still on this page.");

    await visitor.fillsIn({ Email: admin.email, Password: "wrong" });
    await visitor.presses("Sign In");
    await visitor.reads("Login Failed");
    await visitor.fillsIn({ Password: agentPassword });
    await visitor.presses("Sign In");
    await visitor.seesHeading("Continue where you left off");
    await visitor.presses("Send it now");
    await visitor.isAt("/admin/admins");
    await visitor.reads("Admin user added successfully");
    await visitor.reads(added);
  });
});

test("a person whom nobody added reads that an admin has to do that first", async ({ visitor, context }) => {
  const stranger = await anAccount(ownAddress(), false);
  await signsIn(context, stranger.id);
  await visitor.opens("/admin/admins");
  await visitor.isAt("/admin/login?next=%2Fadmin%2Fadmins");
  await visitor.reads(/An admin has to add this email address first/);
  await visitor.presses("Sign Out");
  await visitor.isAt("/admin/login");
  await visitor.doesNotRead("No admin access");
});
