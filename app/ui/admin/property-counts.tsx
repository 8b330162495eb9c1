import type { PropertyCounts as Counts } from "~/domain/properties/property-counts";
import { useAdminText } from "~/i18n/admin";
import { formatNumber } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";

const cells = [
  { name: "total", lines: "" },
  { name: "available", lines: "border-s" },
  { name: "sold", lines: "max-lg:border-t lg:border-s" },
  { name: "drafts", lines: "border-s max-lg:border-t" },
] as const;

/** The four counts of the dashboard in one ruled row. */
export function PropertyCounts({ counts }: { counts: Counts }) {
  const { t } = useAdminText();
  return (
    <section aria-labelledby="counts">
      <h2 id="counts" className="sr-only">
        {t("counts.title")}
      </h2>
      <dl className="grid grid-cols-2 border border-plaster-200 bg-plaster-0 lg:grid-cols-4">
        {cells.map(({ name, lines }) => (
          <div key={name} className={`flex flex-col-reverse border-plaster-200 p-4 ${lines}`}>
            <dt className="text-stone-600">{t(`counts.${name}`)}</dt>
            <dd className="font-serif text-title-1 whitespace-nowrap">{formatNumber(defaultLanguage, counts[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
