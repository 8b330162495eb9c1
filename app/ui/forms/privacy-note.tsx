import { useText } from "~/i18n/text";
import { CheckField } from "~/ui/fields/choice-field";
import type { FieldState } from "~/ui/fields/field";

/**
 * The first layer of the privacy information at every form (LOPDGDD art. 11): who, what for, which rights, where more stands. Nothing has to be
 * ticked for an answer (docs/decisions/063); news are asked about apart.
 */
export function PrivacyNote({ news, agencyName }: { news: FieldState; agencyName: string }) {
  const { t, to } = useText();
  // Not `Trans`: the forms that use this run in the browser, and it brings a parser of markup.
  const [before, policy, after] = t("form.privacyMore").split(/<\/?policy>/);
  return (
    <div className="border-t border-plaster-300 pt-4">
      <p className="text-xs text-stone-600">
        {t("form.privacyFirstLayer", { name: agencyName })} {before}
        <a
          href={to("/privacy-policy")}
          target="_blank"
          rel="noopener"
          className="text-mar-700 underline decoration-mar-300 hover:text-mar-600 hover:decoration-current"
        >
          {policy}
        </a>
        {after}
      </p>
      <CheckField field={news} className="mt-1">
        {t("form.wantsNews")}
      </CheckField>
    </div>
  );
}
