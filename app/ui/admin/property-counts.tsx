import type { PropertyCounts as Counts } from "~/domain/properties/property-counts";
import { useAdminText } from "~/i18n/admin";
import { formatNumber } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";

const cells = [
  { name: "total", query: "", lines: "" },
  { name: "available", query: "?status=available", lines: "border-s" },
  { name: "sold", query: "?status=sold", lines: "max-lg:border-t lg:border-s" },
  { name: "drafts", query: "?status=draft", lines: "border-s max-lg:border-t" },
] as const;

/** The four counts of the dashboard in one ruled row; each leads to the homes it counts. */
export function PropertyCounts({ counts }: { counts: Counts }) {
  const { t } = useAdminText();
  return (
    <section aria-labelledby="counts">
      <h2 id="counts" className="sr-only">
        {t("counts.title")}
      </h2>
      <dl className="grid grid-cols-2 border border-plaster-200 bg-plaster-0 lg:grid-cols-4">
        {cells.map(({ name, query, lines }) => (
          <div
            key={name}
            className={`relative flex flex-col-reverse border-plaster-200 p-4 hover:bg-plaster-50 ${lines}`}
          >
            <dt>
              <a href={`/admin/properties${query}`} className="text-stone-600 after:absolute after:inset-0">
                {t(`counts.${name}`)}
              </a>
            </dt>
            <dd className="font-serif text-title-1 whitespace-nowrap">{formatNumber(defaultLanguage, counts[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
