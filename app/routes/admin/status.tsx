import { join } from "node:path";

import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { databaseFile, db } from "~/db/db.server";
import { may } from "~/domain/admins/role";
import { findAgency } from "~/domain/agency/agency.server";
import { writingState } from "~/domain/articles/writing-state.server";
import { figuresToReview } from "~/domain/costs/figures-to-review";
import { countMailsNotDelivered, mailsNotDelivered } from "~/domain/mail/outbox.server";
import { keepMissingPages, listMissingPages } from "~/domain/site/missing-pages.server";
import type { Health, SystemStatus } from "~/domain/site/status";
import { lastMailTest, listJobRuns, photoQueue } from "~/domain/site/status.server";
import { environment } from "~/environment.server";
import { adminMetaOf } from "~/http/admin-meta";
import { requireAdmin } from "~/http/require-admin.server";
import { storageStatus } from "~/http/storage-status.server";
import { adminText } from "~/i18n/admin.server";
import { diskSpace, fileState, folderSize, installedVersion } from "~/outside/disk.server";
import { log } from "~/outside/log.server";
import { listKeptMails } from "~/outside/mail/kept-mails.server";
import { photoPause } from "~/outside/photos/pause.server";
import { StatusScreen } from "~/ui/admin/status/status-screen";

export const meta = adminMetaOf;

const shown = 100;

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request);
  const readsMails = may(admin, "mails");
  const now = new Date();
  // What was counted in the last minute too. Where it cannot be written down, the rest is still to be seen.
  await keepMissingPages(db).catch((error) => log.warn({ err: error }, "the missing pages could not be written down"));
  const [health, system, storage, runs, photos, writing, undelivered, total, test, keptMails, missing] =
    await Promise.all([
      healthOf(),
      systemStatus(now),
      storageStatus(request),
      listJobRuns(db),
      photoQueue(db),
      writingState(db, now),
      mailsNotDelivered(db, shown),
      countMailsNotDelivered(db),
      lastMailTest(db),
      readsMails ? listKeptMails(shown + 1) : [],
      listMissingPages(db, shown),
    ]);
  return {
    title: adminText("admin.title", { page: adminText("status.title") }),
    now: now.toISOString(),
    health,
    system,
    storage,
    runs,
    photos: { ...photos, pause: photoPause() },
    writing,
    mails: { undelivered: undelivered.map(withoutPassword), total, test: test ? withoutPassword(test) : null },
    kept: readsMails
      ? {
          mails: keptMails.slice(0, shown).map(({ name, keptAt }) => ({ name, keptAt })),
          isCut: keptMails.length > shown,
        }
      : null,
    figures: figuresToReview(now),
    missing,
  };
}

async function healthOf(): Promise<Health> {
  const { agency, faults } = await findAgency(db);
  return {
    baseUrl: environment.baseUrl ?? null,
    localUrl: `http://localhost:${environment.port}`,
    mailServer: environment.smtpUrl ? new URL(environment.smtpUrl).host : null,
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
