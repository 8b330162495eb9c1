import { Trans } from "react-i18next";

import { useText } from "~/i18n/text";

import { CheckField } from "./choice-field";
import type { FieldState } from "./field";

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
  return (
    <div className="border-t border-plaster-300 pt-4">
      <p className="text-xs text-stone-600">{t("form.privacyFirstLayer", { name: agencyName })}</p>
      <CheckField field={privacy} className="mt-1">
        <Trans
          i18nKey="form.privacyRead"
          components={{
            // Trans puts the words of the catalogue inside.
            policy: (
              <a
                href={to("/privacy-policy")}
                target="_blank"
                rel="noopener"
                className="text-mar-700 underline decoration-mar-300 hover:text-mar-600 hover:decoration-current"
              />
            ),
          }}
        />
      </CheckField>
      <CheckField field={news}>{t("form.wantsNews")}</CheckField>
    </div>
  );
}
