import { parseWithZod } from "@conform-to/zod/v4";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { walkingTimeFields } from "~/domain/places/walking-times";
import { walkingTimesSchema } from "~/domain/places/walking-times.schema";
import { findWalkingTimes, saveWalkingTimes } from "~/domain/places/walking-times.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { panelAction, panelLoader, type Visit } from "~/http/panel/panel-route.server";
import { untouched } from "~/ui/admin/settings/form-state";
import { WalkingTimesForm } from "~/ui/admin/settings/walking-times-form";

import { overtaken, refused } from "./form-answers.server";

export const meta = adminMeta;

export const loader = panelLoader({ may: "settings" }, async (visit) => {
  const { slug, name, times, version } = await placeIn(visit);
  return { title: name, slug, state: untouched({ ...walkingTimeFields(times), version }) };
});

export const action = panelAction({ may: "settings" }, async (sent) => {
  const { slug } = await placeIn(sent);
  const submission = parseWithZod(sent.post, { schema: walkingTimesSchema });
  if (submission.status !== "success") return refused(sent.post, submission);

  const { times, version } = submission.value;
  const saved = await saveWalkingTimes(db, slug, times, version, sent.now, sent.admin.userId);
  if (saved.ok) return redirectWithAdminFlash("/admin/settings/neighborhoods", "walkingTimesSaved");
  const stored = await placeIn(sent);
  return overtaken(sent.post, walkingTimeFields(stored.times), stored.version);
});

/** The neighbourhood that the address names. @throws {Response} 404 where there is none */
async function placeIn({ params }: Visit) {
  const slug = params.slug ?? "";
  const place = await findWalkingTimes(db, slug);
  if (!place) throw notFound();
  return { slug, ...place };
}

export default function WalkingTimes() {
  const { title, slug, state } = useLoaderData<typeof loader>();
  return <WalkingTimesForm slug={slug} name={title} state={useActionData<typeof action>()?.state ?? state} />;
}
