import type { KeptMailLine } from "~/domain/site/status";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { Panel } from "~/ui/admin/admin-page";

import { MailLinks } from "./mail-links";

type Props = { mails: readonly KeptMailLine[]; isCut: boolean; now: Date };

/** The mails that were kept as files, each a link to its text where it is for the reader. */
export function KeptMails({ mails, isCut, now }: Props) {
  const { t } = useAdminText();
  return (
    <Panel title={t("status.kept")}>
      <p className="px-4 py-3 text-stone-600">{t(mails.length === 0 ? "status.kept.none" : "status.kept.text")}</p>
      {mails.length > 0 ? (
        <ul className="divide-y divide-plaster-200 border-t border-plaster-200">
          {mails.map(({ name, keptAt, withheldFor, subject }) => (
            <li
              key={name}
              className="relative grid gap-x-4 px-4 py-2 has-[a]:hover:bg-plaster-50 max-md:min-h-11 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
            >
              {withheldFor === null ? (
                <a
                  href={`/admin/status/mails/${encodeURIComponent(name)}`}
                  className="font-medium break-all text-mar-700 underline decoration-mar-300 after:absolute after:inset-0 hover:decoration-current"
                >
                  {name}
                </a>
              ) : (
                <span className="break-all">
                  {name}
                  <span className="block text-xs break-normal text-stone-600">
                    {t("status.kept.withheld", { recipient: withheldFor })}
                  </span>
                </span>
              )}
              <span className="text-xs text-stone-600">
                {moment(t, keptAt, now)}
                <MailLinks subject={subject} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {isCut ? (
        <p className="border-t border-plaster-200 px-4 py-3 text-stone-600">
          {t("status.kept.shown", { count: mails.length })}
        </p>
      ) : null}
    </Panel>
  );
}
