import { Download, Trash2 } from "lucide-react";
import type { ReactNode } from "react";

import type { EnquiryKind } from "~/domain/enquiries/enquiry";
import { enquiryPath, inboxQuery, type InboxSearch } from "~/domain/enquiries/inbox/inbox";
import { enquiryNumber } from "~/domain/enquiries/inbox/received-enquiry";
import type { Candidates } from "~/domain/enquiries/people/persons-candidates";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { questionPath } from "~/ui/admin/question-path";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { useMay } from "../admin-context";
import { AdminPage } from "../admin-page";
import { mailName } from "../mail-name";

import { chosenQuery, WhoseMessages } from "./whose-messages";

type Message = {
  id: number;
  kind: EnquiryKind;
  receivedAt: string;
  name: string;
  email: string;
  phone: string;
  text: string;
  newsConsent: { givenAt: string; by: string | null } | null;
  notes: { at: string; by: string | null; text: string }[];
  replies: { at: string; by: string | null; subject: string; text: string }[];
};

type Props = {
  id: number;
  now: Date;
  search: InboxSearch;
  candidates: Candidates;
  person: {
    email: string;
    account: { madeAt: string; role: string | null } | null;
    messages: Message[];
    mails: { id: number; template: string; recipient: string; at: string }[];
    homes: { id: number; title: string }[];
  };
};

const link = "text-mar-700 underline decoration-mar-300 hover:text-mar-600 hover:decoration-current";

/** Everything that is kept of one person, with the ways to hand it over and to erase it. */
export function PersonScreen({ id, now, search, candidates, person }: Props) {
  const { t } = useAdminText();
  const mayErase = useMay("erasure");
  const { email, account, messages, mails, homes } = person;
  return (
    <AdminPage title={t("person.title")} parent={{ label: t("person.back"), href: enquiryPath(id, search) }}>
      <div className="max-w-form space-y-8">
        <div>
          <p className="break-words text-stone-700">{t("person.text", { email })}</p>
          <WhoseMessages candidates={candidates} now={now} />
          <p className="mt-4 flex flex-wrap gap-3">
            <a href={`/admin/enquiries/${id}/person.json${chosenQuery(candidates)}`} className={buttonClass()}>
              <Icon as={Download} />
              {t("person.download")}
            </a>
            {mayErase ? (
              <a
                href={questionPath("enquiries/erase", id) + inboxQuery(search)}
                data-dialog
                className={buttonClass({ kind: "quiet", className: "text-bad-700!" })}
              >
                <Icon as={Trash2} />
                {t("enquiry.erase")}
              </a>
            ) : null}
          </p>
        </div>
        <Part title={t("person.messages")} isEmpty={messages.length === 0}>
          {messages.map((message) => (
            <li key={message.id} className="border-t border-plaster-200 py-4">
              <p className="font-semibold">
                <a href={enquiryPath(message.id, search)} className={link}>
                  {t("enquiry.pageTitle", { kind: t(`kind.${message.kind}`), number: enquiryNumber(message.id) })}
                </a>
              </p>
              <p className="break-words text-sm text-stone-600">
                {[moment(t, message.receivedAt, now), message.name, message.email, message.phone]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              {message.text ? <p className="mt-2 break-words whitespace-pre-wrap">{message.text}</p> : null}
              <p className="mt-2 text-sm text-stone-700">
                {message.newsConsent
                  ? t("person.news", {
                      moment: moment(t, message.newsConsent.givenAt, now),
                      form: message.newsConsent.by ?? t("person.news.unknown"),
                    })
                  : t("person.noNews")}
              </p>
              {message.replies.map((reply, index) => (
                <div key={index} className="mt-2 border-s-4 border-mar-300 ps-3 break-words">
                  <p className="text-xs text-stone-600">
                    {t("person.replies.by", {
                      moment: moment(t, reply.at, now),
                      author: reply.by ?? t("enquiry.note.formerAdmin"),
                    })}
                  </p>
                  <p className="font-medium">{reply.subject}</p>
                  <p className="whitespace-pre-wrap">{reply.text}</p>
                </div>
              ))}
              {message.notes.map((note, index) => (
                <p key={index} className="mt-2 border-s-4 border-plaster-300 ps-3 break-words whitespace-pre-wrap">
                  {note.text}
                </p>
              ))}
            </li>
          ))}
        </Part>
        <Part title={t("person.mails")} isEmpty={mails.length === 0}>
          {mails.map((mail) => (
            <li key={mail.id} className="py-1 text-sm break-words">
              {[moment(t, mail.at, now), mailName(t, mail), mail.recipient || t("person.agent")].join(" · ")}
            </li>
          ))}
        </Part>
        <Part title={t("person.homes")} isEmpty={homes.length === 0}>
          {homes.map((home) => (
            <li key={home.id} className="py-1">
              <a href={`/admin/properties/${home.id}/edit`} className={link}>
                {home.title}
              </a>
            </li>
          ))}
        </Part>
        {account ? (
          <p className="text-sm text-stone-700">
            {account.role === null
              ? t("person.account", { moment: moment(t, account.madeAt, now) })
              : t("person.colleague", { moment: moment(t, account.madeAt, now) })}
          </p>
        ) : null}
      </div>
    </AdminPage>
  );
}

function Part({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  const { t } = useAdminText();
  return (
    <section>
      <h2 className="text-title-3">{title}</h2>
      {isEmpty ? (
        <p className="mt-2 text-sm text-stone-600">{t("person.none")}</p>
      ) : (
        <ul className="mt-2">{children}</ul>
      )}
    </section>
  );
}
