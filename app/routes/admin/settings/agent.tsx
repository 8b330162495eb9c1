import { parseWithZod } from "@conform-to/zod/v4";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { agentFields, agentSchema } from "~/domain/agency/agent.schema";
import { findAgentSettings, findPortrait, saveAgent } from "~/domain/agency/agent.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { readUnlessFiles } from "~/http/listing-uploads.server";
import { panelAction, panelLoader, type Sent } from "~/http/panel/panel-route.server";
import { takePortrait } from "~/http/portrait-upload.server";
import { adminText } from "~/i18n/admin.server";
import { AgentForm } from "~/ui/admin/settings/agent-form";
import { untouched } from "~/ui/admin/settings/form-state";

import { overtaken, refused } from "./form-answers.server";

export const meta = adminMeta;

export const loader = panelLoader({ may: "settings" }, async () => {
  const [{ agent, version }, portrait] = await Promise.all([findAgentSettings(db), findPortrait(db)]);
  return {
    title: adminText("settings.agent"),
    state: untouched({ ...agentFields(agent), version }),
    portrait: portrait && { ...portrait, alt: agent.name },
  };
});

/** The person, and the portrait, which is a form of its own. */
export const action = panelAction({ may: "settings", read: readUnlessFiles }, { save, upload: takePortrait });

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
