import { parseWithZod } from "@conform-to/zod/v4";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { isReadableOnTheWay } from "~/domain/agency/plain-address";
import { isLocalService, presetFields, writerFields } from "~/domain/agency/writer-settings";
import { writerSchema } from "~/domain/agency/writer-settings.schema";
import {
  findPaidService,
  findService,
  findWriterSettings,
  saveWriterSettings,
} from "~/domain/agency/writer-settings.server";
import { testService } from "~/domain/writer/service/service-test.server";
import { spentThisMonth } from "~/domain/writer/service/writer-budget.server";
import { environment } from "~/environment.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { panelAction, panelLoader, type Sent } from "~/http/panel/panel-route.server";
import { useAdminText } from "~/i18n/admin";
import { formatCents } from "~/i18n/admin-money";
import { adminText } from "~/i18n/admin.server";
import { untouched } from "~/ui/admin/settings/form-state";
import { ServiceTest } from "~/ui/admin/settings/service-test";
import { SmallFormPage } from "~/ui/admin/settings/small-form-page";
import { WriterForm } from "~/ui/admin/settings/writer-form";

import { overtaken, refused } from "./form-answers.server";

export const meta = adminMeta;

const path = "/admin/settings/writer";
/** A person waits for the answer, in ms. */
const testTimeout = 20_000;

/** `?preset=` fills the form for a service on a computer of one's own. */
export const loader = panelLoader({ may: "settings" }, async ({ now, url }) => {
  const { settings, version } = await findWriterSettings(db);
  const service = await findService(db, settings, environment.articleEndpoint);
  const preset = url.searchParams.get("preset");
  const fields = { ...writerFields(settings), ...(isLocalService(preset) && presetFields(preset)), version };
  return {
    title: adminText("settings.writer"),
    // Never the key.
    endpoint: service
      ? {
          host: new URL(service.url).host,
          model: service.model,
          hasKey: service.key !== "",
          isReadable: isReadableOnTheWay(service.url),
        }
      : null,
    isFromEnvironment: settings.url === "" && service !== undefined,
    spent: await spentThisMonth(db, now),
    preset: isLocalService(preset) ? preset : null,
    state: untouched(fields),
  };
});

/** Whom the server asks, and with which key, is for somebody who knows the password: an open session is not enough. */
export const action = panelAction({ may: "settings", passwordAgain: true }, async (sent) => {
  const saved = await save(sent);
  return saved instanceof Response && sent.post.get("intent") === "test" ? test() : saved;
});

async function save({ admin, now, post }: Sent) {
  const submission = parseWithZod(post, { schema: writerSchema(environment.articleEndpoint !== undefined) });
  if (submission.status !== "success") return refused(post, submission);

  const { settings, version, key, forgetKey } = submission.value;
  const saved = await saveWriterSettings(db, settings, { version, key, forgetKey, now, by: admin.userId });
  // With a service of one's own the next thing is to try it.
  if (saved.ok) return redirectWithAdminFlash(settings.url === "" ? "/admin/settings" : path, "writerSaved");
  const stored = await findWriterSettings(db);
  return overtaken(post, writerFields(stored.settings), stored.version);
}

/** Asks the service that is stored, by the same button just now, for one word. */
async function test() {
  const service = await findPaidService(db, environment.articleEndpoint);
  if (!service) return redirectWithAdminFlash(path, "serviceMissing", { hasFailed: true });
  // Loaded by those who use it: the client library is larger than the whole page.
  const { chatService } = await import("~/outside/writers/chat-service.server");
  const tested = await testService(db, chatService({ ...service, timeout: testTimeout }), service, {
    clock: () => new Date(),
    signal: AbortSignal.timeout(testTimeout),
  });
  if (!tested.ok) {
    return redirectWithAdminFlash(path, "serviceFailed", { values: { message: tested.message }, hasFailed: true });
  }
  const { said, milliseconds, costCents } = tested;
  const values = { said, seconds: (milliseconds / 1000).toFixed(1), cost: formatCents(costCents) };
  return redirectWithAdminFlash(path, "serviceAnswered", { values });
}

export default function Writer() {
  const { state, endpoint, isFromEnvironment, spent, preset } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const { t } = useAdminText();
  return (
    <SmallFormPage title={t("settings.writer")}>
      <WriterForm
        state={answered?.state ?? state}
        endpoint={endpoint}
        isFromEnvironment={isFromEnvironment}
        spent={spent}
        preset={preset}
      />
      {endpoint ? <ServiceTest /> : null}
    </SmallFormPage>
  );
}
