import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { findAgency } from "~/domain/agency/agency.server";
import { claims } from "~/domain/agency/claims.server";
import { mortgageFields } from "~/domain/agency/mortgage";
import { findMortgageDefaults } from "~/domain/agency/mortgage.server";
import { stories } from "~/domain/agency/stories.server";
import { findWriterSettings } from "~/domain/agency/writer-settings.server";
import { spentThisMonth } from "~/domain/writer/writer-budget.server";
import { environment } from "~/environment.server";
import { adminMeta } from "~/http/admin-meta";
import { panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { dayInBarcelona } from "~/i18n/barcelona-time";
import { untouched } from "~/ui/admin/settings/form-state";
import { SettingsOverview } from "~/ui/admin/settings/overview";

export const meta = adminMeta;

export const loader = panelLoader({ may: "settings" }, async ({ now }) => {
  const [{ agency, faults }, claimsKept, storiesKept, { mortgage, version }, writer, spent] = await Promise.all([
    findAgency(db),
    claims.list(db),
    stories.list(db),
    findMortgageDefaults(db),
    findWriterSettings(db),
    spentThisMonth(db, now),
  ]);
  const endpoint = environment.articleEndpoint;
  return {
    title: adminText("settings.title"),
    today: dayInBarcelona(now),
    agency,
    faults: faults.length,
    claims: claimsKept,
    stories: storiesKept,
    mortgage: {
      state: untouched({ ...mortgageFields(mortgage), version }),
      wasChecked: mortgage.checkedOn !== null,
    },
    writer: {
      settings: writer.settings,
      endpoint: endpoint ? { host: new URL(endpoint.url).host, model: endpoint.model } : null,
      spent,
    },
    mailTest: untouched({ recipient: agency.email }),
  };
});

export default function Settings() {
  const { title: _title, ...settings } = useLoaderData<typeof loader>();
  return <SettingsOverview {...settings} />;
}
