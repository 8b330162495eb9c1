import { Check, Clock, RotateCw, TriangleAlert } from "lucide-react";

import { enquiryPath, type InboxSearch } from "~/domain/enquiries/inbox/inbox";
import type { Reply } from "~/domain/enquiries/replying/reply";
import { type AdminText, useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { SubmitButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

type Props = {
  replies: readonly Reply[];
  enquiryId: number;
  search: InboxSearch;
  /** Whether mails are kept as files, for want of a mail server. */
  keepsFiles: boolean;
  now: Date;
};

/** What was replied to a message from the panel, and how far each mail has come. */
export function Replies({ replies, enquiryId, search, keepsFiles, now }: Props) {
  const { t } = useAdminText();
  if (replies.length === 0) return null;
  return (
    <div className="mt-5 border-t border-plaster-200 pt-4">
      <h3 className="font-sans text-sm font-semibold">{t("replies.title")}</h3>
      <ul className="mt-1 divide-y divide-plaster-200">
        {replies.map((reply) => (
          <li key={reply.id} className="py-3">
            <p className="text-xs break-words text-stone-600">
              <time dateTime={reply.at}>
                {t("replies.by", {
                  author: reply.author ?? t("enquiry.note.formerAdmin"),
                  moment: moment(t, reply.at, now),
                })}
              </time>
            </p>
            <p className="mt-1 font-medium break-words">{reply.subject}</p>
            <p className="mt-1 break-words whitespace-pre-line">{reply.body}</p>
            {reply.attachments.length > 0 ? (
              <ul className="mt-2 text-sm">
                {reply.attachments.map(({ kind, path, title }) => (
                  <li key={path} className="py-0.5">
                    <a href={path} className="text-mar-700 underline decoration-mar-300 hover:decoration-current">
                      {kind === "brochure" ? t("reply.attach.brochure", { title }) : title}
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
            <Delivery reply={reply} enquiryId={enquiryId} search={search} keepsFiles={keepsFiles} now={now} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const looks = {
  waiting: { icon: Clock, tint: "text-stone-600" },
  "trying-again": { icon: TriangleAlert, tint: "text-warn-700" },
  sent: { icon: Check, tint: "text-ok-700" },
  failed: { icon: TriangleAlert, tint: "text-bad-700" },
} as const;

function Delivery({
  reply: { delivery },
  enquiryId,
  search,
  keepsFiles,
  now,
}: Omit<Props, "replies"> & { reply: Reply }) {
  const { t } = useAdminText();
  if (!delivery) return null;
  const { icon, tint } = looks[delivery.state];
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
      <p className={`flex min-w-0 gap-1.5 text-sm ${tint}`} data-delivery={delivery.state}>
        <Icon as={icon} className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{said(t, delivery, keepsFiles, now)}</span>
      </p>
      {delivery.state === "failed" || delivery.state === "trying-again" ? (
        <form method="post" action={enquiryPath(enquiryId, search)} data-swap="inbox">
          <input type="hidden" name="intent" value="retry" />
          <input type="hidden" name="mail" value={delivery.mail} />
          <SubmitButton kind="secondary" size="sm" busyLabel={t("status.mails.retrying")}>
            <Icon as={RotateCw} className="size-4" />
            {t("status.mails.retry")}
          </SubmitButton>
        </form>
      ) : null}
    </div>
  );
}

function said(t: AdminText, delivery: NonNullable<Reply["delivery"]>, keepsFiles: boolean, now: Date): string {
  switch (delivery.state) {
    case "waiting":
      return t("replies.waiting");
    case "trying-again":
      return t("replies.trying-again", { moment: moment(t, delivery.nextTryAt, now), said: delivery.said });
    case "sent":
      return t(keepsFiles ? "replies.sent.file" : "replies.sent", { moment: moment(t, delivery.at, now) });
    case "failed":
      return t("replies.failed", { said: delivery.said });
  }
}
