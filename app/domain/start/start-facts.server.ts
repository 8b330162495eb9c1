import type { Db } from "~/db/database";
import { findAgency } from "~/domain/agency/agency.server";
import { findAgentSettings, findPortrait } from "~/domain/agency/agent.server";
import { findBrandPictures, findSharingPhoto, showsSampleMark } from "~/domain/agency/brand-pictures.server";
import { listSamples } from "~/domain/samples/samples.server";
import { lastMailTest, listJobRuns } from "~/domain/site/status.server";

import { lookParts, type StartFacts } from "./going-live";
import { placeholdersIn } from "./placeholders";

/** What is set for the process, and where it is looked at. */
export type ProcessFacts = {
  mailServer: string | null;
  baseUrl: string | null;
  host: string;
  copiesTo: string | null;
};

/** What the site sees of itself on its way to going live. */
export async function findStartFacts(db: Db, process: ProcessFacts): Promise<StartFacts> {
  const [{ agency, faults }, pictures, isSample, sharing, test, { agent }, portrait, samples, runs, admins] =
    await Promise.all([
      findAgency(db),
      findBrandPictures(db),
      showsSampleMark(db),
      findSharingPhoto(db),
      lastMailTest(db),
      findAgentSettings(db),
      findPortrait(db),
      listSamples(db),
      listJobRuns(db),
      countAdmins(db),
    ]);
  const idsOf = (kind: "property" | "development") =>
    samples.going.flatMap((sample) => (sample.kind === kind ? sample.ids : []));
  return {
    agency: { placeholders: placeholdersIn(agency), faults: faults.length },
    look: {
      isSample,
      missing: lookParts.filter((part) => (part === "sharing" ? sharing : pictures[part]) === null),
    },
    mail: { server: process.mailServer, test: test ?? null },
    address: { baseUrl: process.baseUrl, host: process.host },
    agent: { name: agent.name, hasPortrait: portrait !== null },
    own: await countOwn(db, idsOf("property"), idsOf("development")),
    backups: { copiesTo: process.copiesTo, copy: runs.find(({ name }) => name === "backup-copy") ?? null },
    admins,
    samples: { going: samples.going.length, kept: samples.kept.length },
  };
}

async function countOwn(db: Db, homes: readonly number[], developments: readonly number[]): Promise<StartFacts["own"]> {
  const [ofHomes, ofDevelopments] = await Promise.all([
    db
      .selectFrom("properties")
      .where("id", "not in", homes)
      .select((eb) => [
        eb.fn.countAll<number>().as("all"),
        eb.fn.countAll<number>().filterWhere("status", "!=", "draft").as("published"),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("developments")
      .where("id", "not in", developments)
      .select((eb) => [
        eb.fn.countAll<number>().as("all"),
        eb.fn.countAll<number>().filterWhere("is_published", "=", 1).as("published"),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const published = ofHomes.published + ofDevelopments.published;
  return { published, drafts: ofHomes.all + ofDevelopments.all - published };
}

/** Only who may do everything counts: an assistant cannot let anybody in again. */
async function countAdmins(db: Db): Promise<StartFacts["admins"]> {
  const rows = await db
    .selectFrom("admin_users")
    .leftJoin("users", "users.id", "admin_users.user_id")
    .where("is_active", "=", 1)
    .where("role", "=", "admin")
    .select("email_confirmed_at")
    .execute();
  const entering = rows.filter(({ email_confirmed_at }) => email_confirmed_at !== null).length;
  return { entering, awaited: rows.length - entering };
}
