import { join } from "node:path";

import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { databaseFile, db } from "~/db/db.server";
import { may } from "~/domain/admins/role";
import { findAgency } from "~/domain/agency/agency.server";
import { writingState } from "~/domain/batches/writing-state.server";
import { figuresToReview } from "~/domain/costs/figures-to-review";
import { readId } from "~/domain/fields/address-number";
import { countMailsNotDelivered, mailsNotDelivered, retryMail } from "~/domain/mail/outbox.server";
import { doubtClock, trustClock } from "~/domain/site/clock.server";
import { forgetMissingPage, keepMissingPages, listMissingPages } from "~/domain/site/missing-pages.server";
import type { Health, SystemStatus } from "~/domain/site/status";
import { lastMailTest, listJobRuns, photoQueue } from "~/domain/site/status.server";
import { environment } from "~/environment.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { keptMailsFor } from "~/http/panel/kept-mails.server";
import { checkMachine } from "~/http/panel/machine-check.server";
import { onlyWhoMay, panelButtons, panelLoader } from "~/http/panel/panel-route.server";
import { storageStatus } from "~/http/panel/storage-status.server";
import { adminText } from "~/i18n/admin.server";
import { diskSpace, fileState, folderSize, installedVersion } from "~/outside/disk.server";
import { log } from "~/outside/log.server";
import { photoPause } from "~/outside/photos/pause.server";
import { troubleOf } from "~/outside/trouble";
import { StatusScreen } from "~/ui/admin/status/status-screen";

export const meta = adminMeta;

const here = "/admin/status";
const shown = 100;
// Each is a form: a hundred of them were four fifths of the page. When those asked for most are dealt with, the next ones come.
const shownMissing = 25;

export const loader = panelLoader({ may: "enter" }, async ({ admin, request, now }) => {
  const readsMails = may(admin, "mails");
  // What was counted in the last minute too. Where it cannot be written down, the rest is still to be seen.
  await keepMissingPages(db).catch((error) => log.warn({ err: error }, "the missing pages could not be written down"));
  // Each as far as it goes: this page says what is wrong when nothing else can be read.
  const orElse = <Value,>(work: Promise<Value>, otherwise: NoInfer<Value>): Promise<Value> =>
    work.catch((error: unknown) => {
      if (troubleOf(error) === null) throw error;
      return otherwise;
    });
  const [clock, health, system, storage, runs, photos, writing, undelivered, total, test, keptMails, missing] =
    await Promise.all([
      orElse(doubtClock(db, now), null),
      orElse(healthOf(), healthWithout),
      systemStatus(now),
      storageStatus(request),
      orElse(listJobRuns(db), []),
      orElse(photoQueue(db), { waiting: 0, refused: 0, oldest: null }),
      orElse(writingState(db, now), { batches: 0, waiting: 0, lastFailure: null }),
      orElse(mailsNotDelivered(db, shown), []),
      orElse(countMailsNotDelivered(db), 0),
      orElse(lastMailTest(db), undefined),
      readsMails ? keptMailsFor(admin, shown + 1) : [],
      orElse(listMissingPages(db, shownMissing), { pages: [], count: 0 }),
    ]);
  // Last: what all of these met belongs to it.
  const machine = await checkMachine({ isNew: true });
  return {
    title: adminText("status.title"),
    now: now.toISOString(),
    clock: clock ? { doubt: clock, mayTrust: may(admin, "settings") } : null,
    trouble: machine.fault === null ? null : machine.sentence,
    health,
    system,
    storage,
    runs,
    photos: { ...photos, pause: photoPause() },
    writing,
    mails: { undelivered: undelivered.map(withoutPassword), total, test: test ? withoutPassword(test) : null },
    kept: readsMails ? { mails: keptMails.slice(0, shown), isCut: keptMails.length > shown } : null,
    figures: figuresToReview(now),
    missing,
  };
});

export const action = panelButtons(
  { may: "enter" },
  {
    /** The day that was shown is today's, says somebody who has looked at a calendar. */
    "trust-clock": onlyWhoMay("settings", async ({ admin, post, now }) => {
      // The clock may have been put right, or wrong, since the page was drawn.
      if (post.get("day") !== now.toISOString().slice(0, 10)) {
        return redirectWithAdminFlash(here, "clockChanged", { hasFailed: true });
      }
      await trustClock(db, admin.userId, now);
      return redirectWithAdminFlash(here, "clockTrusted");
    }),

    "retry-mail": async ({ post, now }) => {
      const retried = await retryMail(db, readId(post.get("mail")) ?? 0, now);
      return retried.ok
        ? redirectWithAdminFlash(here, "mailRetried")
        : redirectWithAdminFlash(here, "mailNotWaiting", { hasFailed: true });
    },

    /** Takes one address off the list of missing pages; that it is gone already is as good. */
    "forget-missing-page": async ({ post }) => {
      const path = post.get("path");
      if (typeof path !== "string") return redirect(here, 303);
      await forgetMissingPage(db, path);
      return redirectWithAdminFlash(here, "missingPageForgotten", { values: { path: path.slice(0, 300) } });
    },
  },
);

const settingsOfProcess = {
  baseUrl: environment.baseUrl ?? null,
  localUrl: `http://localhost:${environment.port}`,
  mailServer: environment.smtpUrl ? new URL(environment.smtpUrl).host : null,
};

const healthWithout: Health = { ...settingsOfProcess, agentEmail: "", agencyFaults: 0 };

async function healthOf(): Promise<Health> {
  const { agency, faults } = await findAgency(db);
  return {
    ...settingsOfProcess,
    agentEmail: agency.email,
    agencyFaults: faults.length,
  };
}

async function systemStatus(now: Date): Promise<SystemStatus> {
  const built = environment.isProduction ? join("build", "server", "index.js") : null;
  const [version, build, database, wal, photos, disk] = await Promise.all([
    installedVersion(),
    built ? fileState(built) : null,
    fileState(databaseFile),
    fileState(`${databaseFile}-wal`),
    folderSize(environment.uploadsDir),
    diskSpace(environment.dataDir),
  ]);
  return {
    version,
    builtAt: build?.changedAt.toISOString() ?? null,
    node: process.version,
    startedAt: new Date(now.getTime() - process.uptime() * 1000).toISOString(),
    databaseBytes: database?.bytes ?? null,
    walBytes: wal?.bytes ?? null,
    photos,
    disk,
  };
}

/** A mail server may repeat what it was told; the password is nobody's business. */
function withoutPassword<Mail extends { lastError: string | null }>(mail: Mail): Mail {
  const password = environment.smtpUrl ? decodeURIComponent(new URL(environment.smtpUrl).password) : "";
  return password === "" ? mail : { ...mail, lastError: mail.lastError?.replaceAll(password, "…") ?? null };
}

export default function Status() {
  const { title: _title, now, ...status } = useLoaderData<typeof loader>();
  return <StatusScreen now={new Date(now)} {...status} />;
}
