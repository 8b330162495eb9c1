import { measureMetaDescription, metaDescriptionGuide } from "~/domain/cleaning/text-statistics";
import { useAdminText } from "~/i18n/admin";
import { described, FieldError, type FieldState } from "~/ui/fields/field";

/** The meta description with its count, and a bar on which the guide's range is marked. */
export function MetaDescriptionField({ field }: { field: FieldState }) {
  const { t } = useAdminText();
  const text = String(field.initialValue ?? "");
  const { length, state } = measureMetaDescription(text);
  const { from, to } = metaDescriptionGuide;
  return (
    <div data-meta data-state={state} className="group/meta">
      <div className="mb-1.5 flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={field.id} className="font-semibold">
          {t("articleForm.metaDescription")}
        </label>
        <span className="figures text-xs text-warn-700 group-data-[state=good]/meta:text-ok-700">
          <span data-meta-length>{t("articleForm.meta.count", { length })}</span>
          <span data-meta-words className="sr-only">{`, ${t(`articleForm.meta.${state}`)}`}</span>
        </span>
      </div>
      <textarea
        {...described(field, t("articleForm.meta.hint"))}
        rows={4}
        maxLength={500}
        defaultValue={text}
        className="w-full rounded-xs border border-stone-500 bg-plaster-0 px-3 py-2 text-sm hover:border-stone-700 max-md:text-base"
      />
      <svg viewBox={`0 0 ${to} 4`} preserveAspectRatio="none" className="mt-1.5 block h-2 w-full" aria-hidden="true">
        <rect y="1" width={to} height="2" className="fill-plaster-200" />
        <rect
          data-meta-bar
          y="1"
          width={Math.min(length, to)}
          height="2"
          className="fill-warn-700 group-data-[state=good]/meta:fill-ok-700"
        />
        <rect x={from} width="0.6" height="4" className="fill-ink" />
      </svg>
      <p id={`${field.id}-hint`} className="mt-1 text-xs text-stone-600">
        {t("articleForm.meta.hint")}
      </p>
      <FieldError field={field} />
    </div>
  );
}
