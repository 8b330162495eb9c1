import { X } from "lucide-react";

import { longestFeature } from "~/domain/listings/feature-list";
import { type FeatureKey, featureKeys, isFeatureKey } from "~/domain/listings/features";
import { useAdminText } from "~/i18n/admin";
import { formatList } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { useText } from "~/i18n/text";
import { buttonClass } from "~/ui/button";
import { type FieldState, FieldError } from "~/ui/fields/field";
import { Icon } from "~/ui/icon";

import { FormSection } from "./form-section";

/** Id of its heading; the one of its field is the name of that. */
export const featureSection = "feature-section";

type Props = {
  field: FieldState;
  features: readonly string[];
  /** Those that a box of its own asks for in another section. */
  askedElsewhere: readonly FeatureKey[];
  /** What stands in the field for a further one. */
  typed: string;
  /** The page was drawn anew because a feature came or went: the work goes on here. */
  hasFocus: boolean;
};

/**
 * The features that we know as boxes to tick, the agent's own as words with a button that takes them away. Each button sends
 * the whole form and stores nothing; where script runs (app/enhance/admin/features.ts) nothing is sent either.
 */
export function FeaturesSection({ field, features, askedElsewhere, typed, hasFocus }: Props) {
  const { t } = useAdminText();
  const { t: site } = useText();
  const own = features.filter((feature) => !isFeatureKey(feature));
  const named = askedElsewhere.map((feature) => site(`feature.${feature}`));
  const elsewhere =
    named.length === 0 ? "" : t("propertyForm.features.elsewhere", { features: formatList(defaultLanguage, named) });
  const invalid = Boolean(field.errors?.length);
  return (
    <FormSection
      id={featureSection}
      title={t("propertyForm.features")}
      text={`${t("propertyForm.features.text")} ${elsewhere}`}
    >
      <fieldset>
        <legend className="sr-only">{t("propertyForm.known")}</legend>
        <div className="grid grid-cols-2 gap-x-4 lg:grid-cols-3">
          {featureKeys
            .filter((key) => !askedElsewhere.includes(key))
            .map((key) => (
              <label key={key} className="flex min-h-8 items-center gap-3 leading-tight max-md:min-h-11">
                <input
                  type="checkbox"
                  name="features"
                  value={key}
                  defaultChecked={features.includes(key)}
                  className="size-4 shrink-0 max-md:size-5"
                />
                {site(`feature.${key}`)}
              </label>
            ))}
        </div>
      </fieldset>
      <div data-features>
        <ul aria-label={t("propertyForm.own")} className="mt-3 flex flex-wrap gap-2 empty:hidden">
          {own.map((feature) => (
            <Chip key={feature} feature={feature} />
          ))}
        </ul>
        <template>
          <Chip feature="" />
        </template>
        {hasFocus ? <input type="hidden" name="addingFeatures" value="on" /> : null}
        <div className="mt-3 flex max-w-md items-end gap-2">
          <div className="min-w-0 flex-1">
            <label htmlFor={field.id} className="mb-1.5 block text-sm font-semibold text-ink">
              {t("propertyForm.feature")}
            </label>
            <input
              id={field.id}
              name="feature"
              defaultValue={typed}
              maxLength={longestFeature}
              placeholder={t("propertyForm.feature.example")}
              autoFocus={hasFocus}
              enterKeyHint="done"
              aria-invalid={invalid || undefined}
              aria-describedby={invalid ? `${field.id}-error` : undefined}
              className="min-h-9 w-full rounded-xs border border-stone-500 bg-plaster-0 px-3 text-sm text-ink placeholder:text-stone-600 hover:border-stone-700 aria-[invalid=true]:border-2 aria-[invalid=true]:border-bad-700 max-md:min-h-11 max-md:text-base"
            />
          </div>
          <button type="submit" name="addFeature" value="on" className={buttonClass({ kind: "secondary", size: "sm" })}>
            {t("propertyForm.feature.add")}
          </button>
        </div>
        <FieldError field={field} />
      </div>
    </FormSection>
  );
}

function Chip({ feature }: { feature: string }) {
  const { t } = useAdminText();
  return (
    <li className="flex min-w-0 items-center rounded-xs bg-mar-50 ps-2.5 text-mar-800">
      <input type="hidden" name="features" value={feature} />
      <span className="min-w-0 wrap-break-word">{feature}</span>
      <button
        type="submit"
        name="removeFeature"
        value={feature}
        aria-label={t("propertyForm.feature.remove", { feature })}
        className="flex size-8 shrink-0 items-center justify-center hover:text-bad-700 max-md:size-11"
      >
        <Icon as={X} className="size-3.5" />
      </button>
    </li>
  );
}
