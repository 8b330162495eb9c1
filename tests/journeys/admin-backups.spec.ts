import { statSync } from "node:fs";

import SQLite from "better-sqlite3";

import { hashPassword } from "~/domain/admins/password.server";

import { agentPassword, expect, signsIn, test, withAndWithoutScript } from "../support/agent";
import { panelDatabase } from "../support/site";

// One after the other: both are the one owner, and either makes the site ask for the password again.
test.describe.configure({ mode: "default" });

withAndWithoutScript(() => {
  test("the owner makes a backup and fetches it, after the password @desk", async ({ visitor, context }) => {
    test.slow();
    const owner = await theOwner();
    await signsIn(context, owner);
    await visitor.opens("/admin/status");
    await visitor.follows("All backups");
    await visitor.seesHeading("Backups");

    // Whoever sat down at the desk since does not know it.
    forgetPassword(owner);
    await visitor.presses("Make a backup now");
    await visitor.seesHeading("Confirm your password");
    await visitor.fillsIn({ Password: agentPassword });
    await visitor.presses("Continue");
    await visitor.presses("Send it now");
    // The site may be making that of the night.
    await visitor.reads(/The backup has started|A backup is already being made/);
    const make = visitor.button("Make a backup now");
    await visitor.looksUntil(() => make.isVisible(), 60_000);
    await visitor.reads(/Last made \d\d:\d\d today/);
    await visitor.reads(/erasing someone later doesn’t reach them/);

    forgetPassword(owner);
    await visitor.follows(/^Download the backup of \d\d:\d\d today/);
    await visitor.fillsIn({ Password: agentPassword });
    await visitor.presses("Continue");
    await visitor.seesHeading("Your file is ready");
    const [download] = await Promise.all([visitor.page.waitForEvent("download"), visitor.follows("Download")]);
    expect(download.suggestedFilename()).toMatch(/^xamfra-.*Z\.tar$/);
    expect(statSync(await download.path()).size).toBeGreaterThan(1_000_000);

    await visitor.opens("/admin/activity");
    await visitor.reads("Started a backup");
    await visitor.reads(/Downloaded the backup of \d\d:\d\d, /);
  });
});

/** The owner of the seeded site, with a password that the test knows. */
async function theOwner(): Promise<number> {
  const hash = await hashPassword(agentPassword);
  return writing((database) => {
    const id = database.prepare<[], number>("select user_id from admin_users where is_owner = 1").pluck().get() ?? 0;
    database.prepare("update users set password_hash = ? where id = ?").run(hash, id);
    return id;
  });
}

function forgetPassword(userId: number) {
  writing((database) =>
    database.prepare("update sessions set password_at = '2026-11-01T00:00:00.000Z' where user_id = ?").run(userId),
  );
}

function writing<Result>(work: (database: SQLite.Database) => Result): Result {
  const database = new SQLite(panelDatabase);
  try {
    return work(database);
  } finally {
    database.close();
  }
}
