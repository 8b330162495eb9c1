import { parseWithZod } from "@conform-to/zod/v4";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { mailTestSchema } from "~/domain/agency/agency.schema";
import { findAgency } from "~/domain/agency/agency.server";
import { findAgentSettings, findPortrait } from "~/domain/agency/agent.server";
import { claims } from "~/domain/agency/claims.server";
import { mortgageFields } from "~/domain/agency/mortgage";
import { mortgageSchema } from "~/domain/agency/mortgage.schema";
import { findMortgageDefaults, saveMortgageDefaults } from "~/domain/agency/mortgage.server";
import { isReadableOnTheWay } from "~/domain/agency/plain-address";
import { proofFields } from "~/domain/agency/proof";
import { proofSchema } from "~/domain/agency/proof.schema";
import { findProof, saveProof } from "~/domain/agency/proof.server";
import { stories } from "~/domain/agency/stories.server";
import { turnkeyPriceFields } from "~/domain/agency/turnkey-package";
import { turnkeyPricesSchema } from "~/domain/agency/turnkey-prices.schema";
import { findTurnkeyPrices, saveTurnkeyPrices } from "~/domain/agency/turnkey-prices.server";
import { findService, findWriterSettings } from "~/domain/agency/writer-settings.server";
import { listTemplates } from "~/domain/enquiries/replying/reply-templates.server";
import { queueMail } from "~/domain/mail/outbox.server";
import { listNeighborhoods } from "~/domain/places/places.server";
import { isEntered } from "~/domain/places/walking-times";
import { spentThisMonth } from "~/domain/writer/service/writer-budget.server";
import { environment } from "~/environment.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { panelAction, panelLoader, type Sent } from "~/http/panel/panel-route.server";
import { allParts, besides, onePart, takeBeside } from "~/http/panel/typed-beside.server";
import { adminText } from "~/i18n/admin.server";
import { dayInBarcelona } from "~/i18n/barcelona-time";
import { defaultLanguage } from "~/i18n/languages";
import { type FormState, partState, untouched } from "~/ui/admin/settings/form-state";
import { SettingsOverview } from "~/ui/admin/settings/overview";
import { RefusedForm } from "~/ui/admin/settings/refused-form";

import { overtaken, refused } from "./form-answers.server";

export const meta = adminMeta;

export const loader = panelLoader({ may: "settings" }, async (visit) => {
  const { now } = visit;
  const [
    { agent },
    portrait,
    { agency, faults },
    claimsKept,
    storiesKept,
    places,
    kept,
    { mortgage, version },
    turnkey,
    writer,
    spent,
    templates,
  ] = await Promise.all([
    findAgentSettings(db),
    findPortrait(db),
    findAgency(db),
    claims.list(db),
    stories.list(db),
    listNeighborhoods(db, defaultLanguage),
    findProof(db),
    findMortgageDefaults(db),
    findTurnkeyPrices(db),
    findWriterSettings(db),
    spentThisMonth(db, now),
    listTemplates(db),
  ]);
  const endpoint = await findService(db, writer.settings, environment.articleEndpoint);
  return {
    title: adminText("settings.title"),
    today: dayInBarcelona(now),
    agent: { name: agent.name, portrait: portrait && { ...portrait, alt: agent.name } },
    agency,
    faults: faults.length,
    claims: claimsKept,
    stories: storiesKept,
    walkingTimes: { entered: places.filter((place) => isEntered(place.walkingTimes)).length, all: places.length },
    mortgage: {
      state: untouched({ ...mortgageFields(mortgage), version }),
      wasChecked: mortgage.checkedOn !== null,
    },
    proof: untouched({ ...proofFields(kept.proof), version: kept.version }),
    turnkey: untouched({ ...turnkeyPriceFields(turnkey.prices), version: turnkey.version }),
    writer: {
      settings: writer.settings,
      endpoint: endpoint
        ? {
            host: new URL(endpoint.url).host,
            model: endpoint.model,
            hasKey: endpoint.key !== "",
            isReadable: isReadableOnTheWay(endpoint.url),
          }
        : null,
      spent,
    },
    replyTemplates: templates.length,
    mailTest: untouched({ recipient: agency.email }),
    beside: takeBeside(visit),
  };
});

const mortgagePart = onePart("mortgage", saveMortgage);
const proofPart = onePart("proof", saveShownProof);
const turnkeyPart = onePart("turnkey", saveTurnkey);

/** The small forms that stand among the settings, parts of one. */
export const action = panelAction(
  { may: "settings" },
  {
    mortgage: mortgagePart,
    proof: proofPart,
    turnkey: turnkeyPart,
    "mail-test": besides(testMail),
    all: allParts([mortgagePart, proofPart, turnkeyPart]),
  },
);

async function saveMortgage({ admin, now, post }: Sent) {
  const submission = parseWithZod(post, { schema: mortgageSchema(dayInBarcelona(now)) });
  if (submission.status !== "success") return refused(post, submission);

  const { mortgage, version } = submission.value;
  const saved = await saveMortgageDefaults(db, mortgage, version, now, admin.userId);
  if (saved.ok) return redirectWithAdminFlash("/admin/settings", "mortgageSaved");
  const stored = await findMortgageDefaults(db);
  return overtaken(post, mortgageFields(stored.mortgage), stored.version);
}

async function saveShownProof({ admin, now, post }: Sent) {
  const submission = parseWithZod(post, { schema: proofSchema });
  if (submission.status !== "success") return refused(post, submission);

  const { proof, version } = submission.value;
  const saved = await saveProof(db, proof, version, now, admin.userId);
  if (saved.ok) return redirectWithAdminFlash("/admin/settings", "proofSaved");
  const stored = await findProof(db);
  return overtaken(post, proofFields(stored.proof), stored.version);
}

async function saveTurnkey({ admin, now, post }: Sent) {
  const submission = parseWithZod(post, { schema: turnkeyPricesSchema });
  if (submission.status !== "success") return refused(post, submission);

  const { prices, version } = submission.value;
  const saved = await saveTurnkeyPrices(db, prices, version, now, admin.userId);
  if (saved.ok) return redirectWithAdminFlash("/admin/settings", "turnkeySaved");
  const stored = await findTurnkeyPrices(db);
  return overtaken(post, turnkeyPriceFields(stored.prices), stored.version);
}

async function testMail({ now, post }: Sent) {
  const submission = parseWithZod(post, { schema: mailTestSchema });
  if (submission.status !== "success") return refused(post, submission);

  const { recipient } = submission.value;
  await queueMail(db, { template: "mail-test", recipient }, now);
  return redirectWithAdminFlash("/admin/settings", environment.smtpUrl ? "mailTestSent" : "mailTestKept", {
    values: { email: recipient },
  });
}

export default function Settings() {
  const { title: _title, beside, ...settings } = useLoaderData<typeof loader>();
  const refusedState = useActionData<typeof action>()?.state;
  if (refusedState) return <RefusedForm {...settings} state={refusedState} />;
  const { mortgage, proof, turnkey, mailTest } = settings;
  const shown = (part: string, stored: FormState) => partState(part, stored, undefined, beside);
  return (
    <SettingsOverview
      {...settings}
      mortgage={{ ...mortgage, state: shown("mortgage", mortgage.state) }}
      proof={shown("proof", proof)}
      turnkey={shown("turnkey", turnkey)}
      mailTest={untouched({ ...mailTest.values, ...(beside && { recipient: beside.recipient ?? "" }) })}
    />
  );
}
