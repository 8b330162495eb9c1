import { enquiryPath } from "~/domain/enquiries/inbox/inbox";
import { enquiryNumber, isValuation } from "~/domain/enquiries/inbox/received-enquiry";
import { useAdminText } from "~/i18n/admin";

import { PersonsAppointments } from "../diary/persons-appointments";

import { AnswerForm, noteFormId, UsualDeed } from "./answer-form";
import { EnquiryFacts } from "./enquiry-facts";
import { EnquiryNotes } from "./enquiry-notes";
import { EnquiryStanding } from "./enquiry-standing";
import { MatchingHomes } from "./matching-homes";
import type { OpenEnquiry } from "./open-enquiry";
import { DraftHome, RareDeeds } from "./other-deeds";
import { PersonsEnquiries } from "./persons-enquiries";
import { Replies } from "./replies";
import { WaysToAnswer } from "./ways-to-answer";

const link = "text-mar-700 underline decoration-mar-300 hover:text-mar-600 hover:decoration-current";

/** One message with everything its sender said, and everything that can be done about it. */
export function EnquiryDetail(props: OpenEnquiry) {
  const { t } = useAdminText();
  const { enquiry, search, now } = props;
  const { id, kind, message, language } = enquiry;
  return (
    <section aria-labelledby="enquiry" className="min-w-0 p-5">
      <UsualDeed enquiry={enquiry} />
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="enquiry" className="text-title-2">
            {t(`kind.${kind}`)}
          </h2>
          <Home {...props} />
        </div>
        <span className="figures shrink-0 text-xs text-stone-600">
          {t("enquiry.number", { number: enquiryNumber(id) })}
        </span>
      </div>
      <EnquiryStanding {...props} />
      <EnquiryFacts enquiry={enquiry} now={now} />
      {message ? (
        <>
          <h3 className="sr-only">{t("enquiry.message")}</h3>
          <blockquote
            lang={language}
            className="mt-4 border-s border-terra-600 ps-4 text-base break-words whitespace-pre-line text-stone-700"
          >
            {message}
          </blockquote>
        </>
      ) : null}
      <Replies {...props} enquiryId={id} />
      <WaysToAnswer {...props} />
      {isValuation(kind) ? <DraftHome enquiry={enquiry} /> : null}
      {kind === "search-brief" ? <MatchingHomes homes={props.homes} /> : null}
      {enquiry.state === "spam" ? null : (
        <PersonsAppointments form={noteFormId} message={enquiryPath(id, search)} {...props.diary} now={now} />
      )}
      <AnswerForm {...props} />
      <EnquiryNotes enquiry={enquiry} search={search} now={now} />
      <PersonsEnquiries enquiries={props.others} search={search} now={now} />
      <RareDeeds enquiry={enquiry} search={search} />
    </section>
  );
}

function Home({ enquiry: { home } }: OpenEnquiry) {
  const { t } = useAdminText();
  if (!home) return null;
  const isDraft = home.status === "draft";
  return (
    <p>
      <a href={isDraft ? `/admin/properties/${home.id}/edit` : `/property/${home.id}`} className={link}>
        {isDraft ? t("enquiry.draftHome", { title: home.title }) : home.title}
      </a>
    </p>
  );
}
