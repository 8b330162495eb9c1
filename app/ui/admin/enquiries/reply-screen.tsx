import { type InboxSearch, enquiryPath, inboxPath } from "~/domain/enquiries/inbox/inbox";
import type { ReceivedEnquiry } from "~/domain/enquiries/inbox/received-enquiry";
import type { Attachable } from "~/domain/enquiries/replying/attachment";
import type { Reply, Unwritable } from "~/domain/enquiries/replying/reply";
import { useAdminText } from "~/i18n/admin";
import { buttonClass } from "~/ui/button";

import { AdminPage, Panel } from "../admin-page";
import { Problem } from "../problem";

import { EnquiryFacts } from "./enquiry-facts";
import { OtherWays } from "./other-ways";
import { Replies } from "./replies";
import { ReplyForm } from "./reply-form";

/** What stands in the fields of a reply. */
export type ReplyValues = {
  subject: string;
  body: string;
  attach: string[];
  seen: string;
  /** The template that is chosen; blank for greeting and sign-off alone. */
  template: string;
};

/** A mail as it would leave. */
export type MailPreview = { from: string; to: string; replyTo: string; subject: string; text: string };

/** A reply that is being written. */
export type WritingReply = {
  title: string;
  enquiry: ReceivedEnquiry;
  now: string;
  templates: { id: number; name: string }[];
  /** Where the sender can book by themselves; null where nothing of that kind can be booked. */
  bookingLink: string | null;
  attachables: Attachable[];
  values: ReplyValues;
  /** Since when these words are kept unsent; ISO 8601, UTC. */
  keptAt: string | null;
  replies: Reply[];
  unwritable: Unwritable | null;
  /** What the mail server said when it refused the last mail to this address. */
  refusal: string | null;
  /** Whether mails are kept as files, for want of a mail server. */
  keepsFiles: boolean;
};

/** What became of a form that is drawn again. */
export type ReplyAnswer = {
  values: ReplyValues;
  errors: Record<string, string[]>;
  preview: MailPreview | null;
  wasAnswered: boolean;
};

type Props = { writing: WritingReply; search: InboxSearch; answer: ReplyAnswer | null };

/** Words to the sender of a message, beside what they wrote. */
export function ReplyScreen({ writing, search, answer }: Props) {
  const { t } = useAdminText();
  const { title, enquiry, replies, keepsFiles, unwritable } = writing;
  const now = new Date(writing.now);
  const values = answer?.values ?? writing.values;
  return (
    <AdminPage title={title} parent={{ label: t("person.back"), href: enquiryPath(enquiry.id, search) }}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="min-w-0">
          <Warnings {...writing} answer={answer} />
          {/* On a phone the rest about them stands below the form. */}
          <Said enquiry={enquiry} className="mb-5 lg:hidden" />
          {answer?.preview ? <Preview {...answer.preview} /> : null}
          {unwritable ? (
            answer && <Words {...answer.values} />
          ) : (
            <ReplyForm writing={writing} search={search} values={values} errors={answer?.errors ?? {}} />
          )}
          <OtherWays enquiry={enquiry} search={search} body={values.body} />
        </div>
        <aside className="min-w-0 border border-plaster-200 bg-plaster-0 px-4 pb-4" aria-label={t("enquiry.title")}>
          <EnquiryFacts enquiry={enquiry} now={now} />
          <Said enquiry={enquiry} className="mt-4 max-lg:hidden" />
          <Replies replies={replies} enquiryId={enquiry.id} search={search} keepsFiles={keepsFiles} now={now} />
        </aside>
      </div>
    </AdminPage>
  );
}

/** The sender's own words. */
function Said({ enquiry: { message, language }, className }: { enquiry: ReceivedEnquiry; className: string }) {
  if (message === "") return null;
  return (
    <blockquote
      lang={language}
      className={`border-s border-terra-600 ps-4 break-words whitespace-pre-line text-stone-700 ${className}`}
    >
      {message}
    </blockquote>
  );
}

function Warnings({ enquiry, unwritable, refusal, keepsFiles, answer }: WritingReply & { answer: ReplyAnswer | null }) {
  const { t } = useAdminText();
  if (unwritable === "spam") {
    return (
      <Problem title={t("reply.spam")}>
        <p>{t("reply.spam.text")}</p>
      </Problem>
    );
  }
  if (unwritable === "undeliverable") {
    return (
      <Problem title={t("reply.undeliverable")}>
        <p>
          {t("reply.undeliverable.text", { email: enquiry.email })}{" "}
          {enquiry.phone ? t("reply.undeliverable.phone", { phone: enquiry.phone }) : ""}
        </p>
      </Problem>
    );
  }
  return (
    <>
      {answer?.wasAnswered ? (
        <Problem title={t("reply.answered")}>
          <p>{t("reply.answered.text")}</p>
        </Problem>
      ) : null}
      {refusal === null ? null : <Note title={t("reply.bounced")} text={t("reply.bounced.text", { said: refusal })} />}
      {keepsFiles ? <Note title={t("reply.noServer")} text={t("reply.noServer.text")} /> : null}
    </>
  );
}

function Note({ title, text }: { title: string; text: string }) {
  return (
    <p className="mb-5 border-s-4 border-warn-700 bg-warn-50 px-4 py-3 wrap-break-word">
      <strong className="font-semibold text-warn-700">{title}.</strong> {text}
    </p>
  );
}

/** The mail as it would leave; takes the focus where script runs. */
function Preview({ from, to, replyTo, subject, text }: MailPreview) {
  const { t } = useAdminText();
  const lines = [
    [t("reply.from"), from],
    [t("reply.to"), to],
    [t("reply.replyTo"), replyTo],
    [t("reply.subject"), subject],
  ] as const;
  return (
    <div className="mb-6" tabIndex={-1} data-focus>
      <Panel title={t("reply.preview")}>
        <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-y-1 border-b border-plaster-200 px-4 py-3">
          {lines.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-stone-600">{name}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="px-4 py-3 break-words whitespace-pre-wrap" data-mail-text>
          {text}
        </p>
      </Panel>
    </div>
  );
}

/** Words that cannot be sent any more, to be copied. */
function Words({ subject, body }: Pick<ReplyValues, "subject" | "body">) {
  const { t } = useAdminText();
  if (body.trim() === "") return null;
  return (
    <div className="mb-6 border-s-2 border-plaster-300 ps-3">
      <p className="text-xs text-stone-600">{t("reply.gone.words")}</p>
      <p className="mt-1 font-semibold wrap-break-word">{subject}</p>
      <p className="mt-1 wrap-break-word whitespace-pre-wrap">{body}</p>
    </div>
  );
}

/** The message is gone, and its sender with it: says so, and gives back what was written to them. */
export function ReplyGone({ search, words }: { search: InboxSearch; words: ReplyValues | null }) {
  const { t } = useAdminText();
  return (
    <AdminPage title={t("reply.gone")}>
      <p className="max-w-form text-stone-700">{t("reply.gone.text")}</p>
      <div className="mt-5">{words ? <Words {...words} /> : null}</div>
      <p>
        <a href={inboxPath(search)} className={buttonClass({ kind: "secondary" })}>
          {t("reply.gone.back")}
        </a>
      </p>
    </AdminPage>
  );
}
