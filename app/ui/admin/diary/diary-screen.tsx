import { CalendarPlus, ChevronLeft, ChevronRight, Settings } from "lucide-react";

import { type Appointment, diaryPath } from "~/domain/diary/appointment";
import { daysLater, type DiarySearch, diarySearchPath, diaryViews } from "~/domain/diary/diary-search";
import { useAdminText } from "~/i18n/admin";
import { AdminPage } from "~/ui/admin/admin-page";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { DiaryDays } from "./diary-days";
import { DiaryWeek } from "./diary-week";

type Props = {
  search: DiarySearch;
  appointments: readonly Appointment[];
  /** Whether a list goes on. */
  hasMore: boolean;
  /** `2026-11-23`, in Barcelona. */
  today: string;
  now: Date;
};

/** The diary as a list, a day or a week; what is over stands in a list of its own. */
export function DiaryScreen(props: Props) {
  const { t } = useAdminText();
  const { search, today } = props;
  return (
    <AdminPage
      title={t("diary.title")}
      actions={
        <>
          <a
            href={`${diaryPath}/settings`}
            aria-label={t("diary.settings")}
            title={t("diary.settings")}
            className={buttonClass({ kind: "quiet", size: "sm" })}
          >
            <Icon as={Settings} />
          </a>
          <a href={`${diaryPath}/new?day=${search.day}`} className={buttonClass({ size: "sm" })}>
            <Icon as={CalendarPlus} />
            {t("diary.new")}
          </a>
        </>
      }
    >
      <div data-noprint className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <Views search={search} today={today} />
        {search.view === "day" || search.view === "week" ? <Steps search={search} today={today} /> : null}
      </div>
      {search.view === "week" ? <DiaryWeek {...props} /> : <DiaryDays {...props} />}
      <Pages {...props} />
    </AdminPage>
  );
}

function Views({ search, today }: Pick<Props, "search" | "today">) {
  const { t } = useAdminText();
  return (
    <nav aria-label={t("diary.views")} className="max-w-full">
      <ul className="flex flex-wrap gap-1">
        {diaryViews.map((view) => (
          <li key={view}>
            <a
              href={diarySearchPath({ view, day: search.day === today ? undefined : search.day })}
              aria-current={view === search.view ? "page" : undefined}
              className="flex min-h-9 items-center rounded-xs px-3 whitespace-nowrap text-stone-700 hover:bg-plaster-100 aria-[current=page]:bg-mar-700 aria-[current=page]:text-plaster-0 max-md:min-h-11"
            >
              {t(`diary.view.${view}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** To the day or week before and after, and back to today. */
function Steps({ search: { view, day }, today }: Pick<Props, "search" | "today">) {
  const { t } = useAdminText();
  const step = view === "week" ? 7 : 1;
  const way = buttonClass({ kind: "secondary", size: "sm" });
  return (
    <div className="flex items-center gap-2">
      <a href={diarySearchPath({ view, day: daysLater(day, -step) })} rel="prev" className={way}>
        <Icon as={ChevronLeft} />
        {t("diary.earlier")}
      </a>
      <a href={diarySearchPath({ view, day: today })} className={way}>
        {t("diary.today")}
      </a>
      <a href={diarySearchPath({ view, day: daysLater(day, step) })} rel="next" className={way}>
        {t("diary.later")}
        <Icon as={ChevronRight} />
      </a>
    </div>
  );
}

function Pages({ search, hasMore }: Props) {
  const { t } = useAdminText();
  const { view, day, page } = search;
  if (view === "day" || view === "week" || (page === 1 && !hasMore)) return null;
  const way = buttonClass({ kind: "secondary", size: "sm" });
  return (
    <p data-noprint className="mt-5 flex gap-2">
      {page > 1 ? (
        <a href={diarySearchPath({ view, day, page: page - 1 })} rel="prev" className={way}>
          {t(view === "past" ? "diary.later" : "diary.earlier")}
        </a>
      ) : null}
      {hasMore ? (
        <a href={diarySearchPath({ view, day, page: page + 1 })} rel="next" className={way}>
          {t(view === "past" ? "diary.earlier" : "diary.later")}
        </a>
      ) : null}
    </p>
  );
}
