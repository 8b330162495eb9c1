import { X } from "lucide-react";

import type { MissingPage } from "~/domain/site/status";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { formatNumber } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { Panel } from "~/ui/admin/admin-page";
import { questionPath } from "~/ui/admin/question-path";
import { buttonClass, SubmitButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

type Props = { pages: readonly MissingPage[]; total: number; now: Date };

const columns = "md:grid-cols-[minmax(0,1fr)_5rem_12rem_auto]";

/** What people asked for in vain: a link of ours, or of somebody else's, that leads nowhere. */
export function MissingPages({ pages, total, now }: Props) {
  const { t } = useAdminText();
  return (
    <div id="missing-pages">
      <Panel
        title={t("status.missing")}
        note={
          total > 0 ? (
            <a
              href={questionPath("status/forget-missing-pages")}
              data-dialog
              className={buttonClass({ kind: "quiet", size: "sm", className: "-me-3" })}
            >
              {t("status.missing.clear")}
            </a>
          ) : null
        }
      >
        <p className="px-4 py-3 text-stone-600">{t(total === 0 ? "status.missing.none" : "status.missing.text")}</p>
        {total > 0 ? (
          <ul className="divide-y divide-plaster-200 border-t border-plaster-200">
            {pages.map(({ path, hits, lastSeenAt }) => (
              <li
                key={path}
                className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-1 hover:bg-plaster-50 ${columns}`}
              >
                <span className="min-w-0 font-medium break-all">{path}</span>
                <span className="figures text-end max-md:col-start-1 max-md:text-start">
                  <span className="text-stone-600 md:sr-only">{t("status.missing.hits")}: </span>
                  {formatNumber(defaultLanguage, hits)}
                </span>
                <span className="text-xs text-stone-600 max-md:col-start-1">
                  <span className="md:sr-only">{t("status.missing.last")}: </span>
                  {moment(t, lastSeenAt, now)}
                </span>
                <Forget path={path} />
              </li>
            ))}
          </ul>
        ) : null}
        {pages.length < total ? (
          <p className="border-t border-plaster-200 px-4 py-3 text-stone-600">
            {t("status.missing.shown", { count: pages.length, total })}
          </p>
        ) : null}
      </Panel>
    </div>
  );
}

function Forget({ path }: { path: string }) {
  const { t } = useAdminText();
  return (
    <form
      method="post"
      action="/admin/status"
      data-swap="missing-pages"
      className="max-md:col-start-2 max-md:row-span-3 max-md:row-start-1"
    >
      <input type="hidden" name="intent" value="forget-missing-page" />
      <input type="hidden" name="path" value={path} />
      <SubmitButton
        kind="quiet"
        size="sm"
        busyLabel={t("status.missing.forget")}
        aria-label={t("status.missing.forgetOne", { path })}
      >
        <Icon as={X} className="size-4" />
        {t("status.missing.forget")}
      </SubmitButton>
    </form>
  );
}
