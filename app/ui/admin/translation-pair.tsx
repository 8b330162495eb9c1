import type { ReactNode } from "react";

import { useAdminText } from "~/i18n/admin";
import type { Language } from "~/i18n/languages";

type Props = {
  source: { label: string; text: string; language: Language };
  language: Language;
  /** The field of the translation. */
  children: ReactNode;
};

/** A text beside the field in which it is translated. */
export function TranslationPair({ source, language, children }: Props) {
  const { t } = useAdminText();
  return (
    <div className="grid gap-x-8 gap-y-3 lg:grid-cols-2">
      <div>
        <p className="mb-1.5 text-sm font-semibold">{source.label}</p>
        <p
          lang={source.language}
          className="border-s-2 border-plaster-300 ps-3 wrap-break-word whitespace-pre-line text-stone-700"
        >
          {source.text || t("propertyForm.blank")}
        </p>
      </div>
      <div lang={language}>{children}</div>
    </div>
  );
}
