import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { mostMissingAtOnce, readParts } from "~/domain/batches/missing-topics";
import { createFromMissing, type MadeOfMissing, missingTopics } from "~/domain/batches/missing-topics.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { formatDay } from "~/i18n/format";
import { defaultLanguage, type Language } from "~/i18n/languages";
import { MissingScreen } from "~/ui/admin/batches/missing-screen";

export const meta = adminMeta;

/** What has no article yet, to be ticked. */
export const loader = panelLoader({ may: "enter" }, async () => {
  return { title: adminText("gaps.title"), missing: await missingTopics(db) };
});

/** Makes batches of what is ticked. */
export const action = panelAction({ may: "enter" }, async ({ post, now }) => {
  const parts = readParts(post.getAll("part"));
  if (parts.length === 0) return data({ isUnticked: true }, { status: 400 });

  const day = formatDay(defaultLanguage, now.toISOString());
  const nameOf = (language: Language) =>
    adminText("gaps.batchName", { language: adminText(`settings.language.${language}`), day });
  return made(await createFromMissing(db, parts, nameOf, now));
});

function made(batches: readonly MadeOfMissing[]) {
  const [first, ...others] = batches;
  if (!first) return redirectWithAdminFlash("/admin/articles/batch/missing", "nothingMissing", { hasFailed: true });
  const sum = (field: "articles" | "left") => batches.reduce((total, batch) => total + batch[field], 0);
  const note = adminText("gaps.left", { count: sum("left"), most: mostMissingAtOnce });
  const values = { batches: batches.length, count: sum("articles"), note };
  return others.length === 0
    ? redirectWithAdminFlash(`/admin/articles/batch/${first.id}`, "batchFromMissing", { values })
    : redirectWithAdminFlash("/admin/articles/batch#recent-batches", "batchesFromMissing", { values });
}

export default function Missing() {
  const { missing } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <MissingScreen missing={missing} isUnticked={answer?.isUnticked ?? false} />;
}
