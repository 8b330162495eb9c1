import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { personFile } from "~/domain/enquiries/people/person-file.server";
import { personsCandidates } from "~/domain/enquiries/people/persons-candidates.server";
import { adminMeta } from "~/http/admin-meta";
import { notFound } from "~/http/not-found.server";
import { panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { PersonScreen } from "~/ui/admin/enquiries/person-screen";

import { chosenOf } from "./chosen.server";
import { messageId, searchOf } from "./message-page.server";

export const meta = adminMeta;

export const loader = panelLoader({ may: "export" }, async ({ params, now, url }) => {
  const id = messageId(params);
  const chosen = chosenOf(url);
  const [file, candidates] = await Promise.all([personFile(db, id, now, chosen), personsCandidates(db, id, chosen)]);
  if (!file || !candidates) throw notFound();
  return {
    title: adminText("person.title"),
    id,
    now: now.toISOString(),
    search: searchOf(url),
    candidates,
    person: {
      email: file.email,
      account: file.account && { madeAt: file.account.madeAt, role: file.account.role },
      messages: file.messages.map(
        ({ number, form, receivedAt, firstName, lastName, email, phone, text, newsConsent, notes, replies }) => ({
          id: number,
          kind: form,
          receivedAt,
          name: `${firstName} ${lastName}`.trim(),
          email,
          phone,
          text,
          newsConsent,
          notes,
          replies,
        }),
      ),
      mails: file.mails.map((mail) => ({
        id: mail.id,
        template: mail.template,
        recipient: mail.recipient,
        at: mail.laidReadyAt,
      })),
      homes: file.homesDraftedFromThem.map((home) => ({ id: home.id, title: home.title })),
    },
  };
});

export default function Person() {
  const { title: _title, now, ...page } = useLoaderData<typeof loader>();
  return <PersonScreen {...page} now={new Date(now)} />;
}
