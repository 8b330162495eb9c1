import { useText } from "~/i18n/text";
import { CheckField } from "~/ui/fields/choice-field";
import type { FieldState } from "~/ui/fields/field";

/** The first layer of the privacy information at every form (LOPDGDD art. 11): who, what for, which rights, where more stands. */
export function PrivacyNote({
  privacy,
  news,
  agencyName,
}: {
  privacy: FieldState;
  news: FieldState;
  agencyName: string;
}) {
  const { t, to } = useText();
  // Not `Trans`: the forms that use this run in the browser, and it brings a parser of markup.
  const [before, policy, after] = t("form.privacyRead").split(/<\/?policy>/);
  return (
    <div className="border-t border-plaster-300 pt-4">
      <p className="text-xs text-stone-600">{t("form.privacyFirstLayer", { name: agencyName })}</p>
      <CheckField field={privacy} className="mt-1">
        {before}
        <a
          href={to("/privacy-policy")}
          target="_blank"
          rel="noopener"
          className="text-mar-700 underline decoration-mar-300 hover:text-mar-600 hover:decoration-current"
        >
          {policy}
        </a>
        {after}
      </CheckField>
      <CheckField field={news}>{t("form.wantsNews")}</CheckField>
    </div>
  );
}
