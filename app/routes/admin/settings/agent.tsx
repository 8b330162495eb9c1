import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { agentFields, agentSchema } from "~/domain/agency/agent.schema";
import { findAgentSettings, findPortrait, saveAgent } from "~/domain/agency/agent.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { readUnlessFiles } from "~/http/listing-uploads.server";
import { panelAction, panelLoader, type Sent } from "~/http/panel/panel-route.server";
import { isPortraitPressed, noPortrait, takePortrait } from "~/http/portrait-upload.server";
import type { RouteHandle } from "~/http/route-handle";
import { redirectAfterFailedUpload } from "~/http/upload-answer.server";
import { adminText } from "~/i18n/admin.server";
import { AgentForm } from "~/ui/admin/settings/agent-form";
import { untouched } from "~/ui/admin/settings/form-state";

import { overtaken, refused, typed } from "./form-answers.server";

export const handle = { upload: true } satisfies RouteHandle;

export const meta = adminMeta;

const here = "/admin/settings/agent";

export const loader = panelLoader({ may: "settings" }, async () => {
  const [{ agent, version }, portrait] = await Promise.all([findAgentSettings(db), findPortrait(db)]);
  return {
    title: adminText("settings.agent"),
    state: untouched({ ...agentFields(agent), version }),
    portrait: portrait && { ...portrait, alt: agent.name },
  };
});

/** The person and their portrait, in one form: whichever of its buttons was pressed, nothing that was typed or chosen is left behind. */
export const action = panelAction({ may: "settings", read: readUnlessFiles }, { save, upload: saveWithPortrait });

/** A file brings the form in parts, which are read where it is taken. A portrait that cannot be taken holds the words back, at their fields. */
async function saveWithPortrait(sent: Sent) {
  const taken = await takePortrait(sent);
  const post = new FormData();
  for (const [name, value] of taken.fields) post.set(name, value);
  const hasWords = post.has("version");
  const isUpload = isPortraitPressed(taken.fields) || !hasWords;
  if ("error" in taken && (isUpload || taken.error !== noPortrait)) {
    return data(
      { error: taken.error, ...(hasWords ? { state: untouched(typed(post)) } : {}) },
      { status: taken.status },
    );
  }
  if ("failure" in taken) {
    if (!hasWords) return redirectAfterFailedUpload(sent.request, here, taken.failure);
    // Thrown, the panel says why and keeps what was typed.
    throw taken.failure;
  }
  if (!hasWords) return redirectWithAdminFlash(here, "portraitSaved");
  const saved = await save({ ...sent, post });
  return saved instanceof Response && isUpload ? redirectWithAdminFlash(here, "portraitSaved") : saved;
}

async function save({ admin, now, post }: Sent) {
  const submission = parseWithZod(post, { schema: agentSchema });
  if (submission.status !== "success") return refused(post, submission);

  const { agent, version } = submission.value;
  const saved = await saveAgent(db, agent, version, now, admin.userId);
  if (saved.ok) return redirectWithAdminFlash("/admin/settings", "agentSaved");
  const stored = await findAgentSettings(db);
  return overtaken(post, agentFields(stored.agent), stored.version);
}

export default function Agent() {
  const { state, portrait } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AgentForm
      state={answer && "state" in answer ? answer.state : state}
      portrait={portrait}
      error={answer && "error" in answer ? answer.error : undefined}
    />
  );
}
