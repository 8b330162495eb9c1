import type { TranslationRow } from "~/domain/listings/translation";
import { translatedHomesPerPage, type TranslationGrid, translationQuery } from "~/domain/properties/translation-grid";
import type { DraftStatus } from "~/domain/translations/translation-draft";
import type { DraftStates, TranslationWork } from "~/domain/translations/translation-work";
import { useAdminText } from "~/i18n/admin";
import { formatNumber } from "~/i18n/format";
import { defaultLanguage, languageNames, languages } from "~/i18n/languages";
import { AdminEmpty } from "~/ui/admin/admin-empty";
import { AdminPage } from "~/ui/admin/admin-page";
import { AdminPager } from "~/ui/admin/admin-pager";
import { isToBeAsked, textState, translationLooks } from "~/ui/admin/listings/translation-looks";
import { DraftsToConfirm, followPause, TranslationProgress } from "~/ui/admin/listings/translation-progress";
import { questionPath } from "~/ui/admin/question-path";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { PropertyStatusBadge } from "./property-status-badge";

const address = "/admin/properties/translations";

type Props = {
  grid: TranslationGrid;
  /** The drafts of the homes shown, by their ids. */
  drafts: Readonly<Record<number, DraftStates>>;
  /** How far the translations of homes are; null where none is under way. */
  work: TranslationWork | null;
  hasService: boolean;
  now: Date;
};

/** What is still to be translated or looked at again, over all public homes. */
export function TranslationGridScreen({ grid, drafts, work, hasService, now }: Props) {
  const { t } = useAdminText();
  const { search, homes, counts, openTexts } = grid;
  const query = translationQuery(search);
  const states = homes.flatMap(({ id, rows }) => rows.map((row) => textState(row, drafts[id]?.[row.language])));
  return (
    <AdminPage
      title={t("translationGrid.title")}
      parent={{ label: t("propertyList.title"), href: "/admin/properties" }}
    >
      {counts.all === 0 ? (
        <AdminEmpty title={t("translationGrid.empty")} text={t("translationGrid.empty.text")} />
      ) : (
        <>
          <p className="max-w-2xl text-stone-700">{t("translationGrid.text")}</p>
          <p className="mt-2 font-semibold">
            {openTexts === 0 ? t("translationGrid.done") : t("translationGrid.open", { count: openTexts })}
          </p>
          <p id="follow-news" role="status" className="sr-only" />
          <div
            id="translation-work"
            data-followed
            data-follow-pause={work ? followPause : undefined}
            className="mt-4 space-y-3 empty:hidden"
          >
            {work ? <TranslationProgress work={work} here={`${address}${query}`} now={now} /> : null}
            {work ? null : <DraftsToConfirm count={states.filter((state) => state === "ready").length} />}
            {hasService && states.some(isToBeAsked) ? (
              <p>
                <a
                  href={`${questionPath("properties/translate-missing")}${query}`}
                  data-dialog
                  className={buttonClass({ kind: "secondary", size: "sm" })}
                >
                  {t("translationGrid.missing")}
                </a>
              </p>
            ) : null}
            {!hasService && openTexts > 0 ? <p className="max-w-2xl text-stone-700">{t("draft.noService")}</p> : null}
          </div>
          <Views search={search} counts={counts} />
          {homes.length > 0 ? <Homes homes={homes} drafts={drafts} /> : null}
          <AdminPager
            page={search.page}
            perPage={translatedHomesPerPage}
            total={search.isOpenOnly ? counts.open : counts.all}
            hrefOf={(page) => `${address}${translationQuery({ ...search, page })}`}
          />
        </>
      )}
    </AdminPage>
  );
}

/** All homes, or those with something to do, each with how many they are. */
function Views({ search, counts }: Pick<TranslationGrid, "search" | "counts">) {
  const { t } = useAdminText();
  const views = [
    { isOpenOnly: false, label: t("translationGrid.view.all"), count: counts.all },
    { isOpenOnly: true, label: t("translationGrid.view.open"), count: counts.open },
  ];
  return (
    <nav aria-label={t("translationGrid.views")} className="mt-4">
      <ul className="flex flex-wrap gap-1">
        {views.map(({ isOpenOnly, label, count }) => (
          <li key={label}>
            <a
              href={`${address}${translationQuery({ isOpenOnly, page: 1 })}`}
              aria-current={isOpenOnly === search.isOpenOnly ? "page" : undefined}
              className="flex min-h-9 items-center gap-1.5 rounded-xs px-3 whitespace-nowrap text-stone-700 hover:bg-plaster-100 aria-[current=page]:bg-mar-700 aria-[current=page]:text-plaster-0 max-md:min-h-11"
            >
              {label}
              <span className="figures text-xs">{formatNumber(defaultLanguage, count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Homes({ homes, drafts }: Pick<TranslationGrid, "homes"> & Pick<Props, "drafts">) {
  const { t } = useAdminText();
  return (
    <div
      id="translation-states"
      data-followed
      className="mt-4 scrolls-sideways border border-plaster-200 bg-plaster-0"
      tabIndex={0}
      role="group"
      aria-label={t("translationGrid.title")}
    >
      <table className="w-full min-w-160 text-sm">
        <thead>
          <tr className="border-b border-plaster-200 text-start text-stone-600">
            <th scope="col" className="px-4 py-2.5 text-start font-semibold">
              {t("translationGrid.home")}
            </th>
            {languages.map((language) => (
              <th key={language} scope="col" lang={language} className="px-3 py-2.5 text-start font-semibold">
                {languageNames[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {homes.map(({ id, title, status, rows }) => (
            <tr key={id} className="border-b border-plaster-200 last:border-0">
              <th scope="row" className="px-4 py-2 text-start font-normal">
                <a
                  href={`/admin/properties/${id}/edit`}
                  className="inline-flex min-h-9 items-center font-medium hover:underline max-md:min-h-11"
                >
                  {title}
                </a>{" "}
                <PropertyStatusBadge status={status} />
              </th>
              {rows.map((row) => (
                <td key={row.language} className="px-3 py-2">
                  <State id={id} row={row} draft={drafts[id]?.[row.language]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function State({ id, row, draft }: { id: number; row: TranslationRow; draft: DraftStatus | undefined }) {
  const { t } = useAdminText();
  const { language } = row;
  const state = textState(row, draft);
  const { icon, tint } = translationLooks[state];
  const word = t(`translations.state.${state}`);
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${tint}`}>
      <Icon as={icon} className="size-4" />
      {state === "source" ? (
        word
      ) : (
        <a
          href={`/admin/properties/${id}/translations/${language}`}
          className="inline-flex min-h-9 items-center underline decoration-current/40 hover:decoration-current max-md:min-h-11"
        >
          {word}
        </a>
      )}
    </span>
  );
}
