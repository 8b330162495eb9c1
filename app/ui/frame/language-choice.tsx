import type { ReactNode } from "react";

import { languageName } from "~/domain/enquiries/receiving/guard-fields";
import { href, languageChoice } from "~/i18n/href";
import { type Language, languageNames, languages } from "~/i18n/languages";
import { useText } from "~/i18n/text";

/** The form that a page is for. */
export type PageForm = {
  /** Of its element. */
  id: string;
  /** Whether what stands in it was posted: the address alone leads to an empty one. */
  isAnswer: boolean;
};

type Props = {
  language: Language;
  /** Where the page is in that language, without language. */
  path: string;
  isCurrent: boolean;
  form: PageForm | undefined;
  title?: string;
  className: string;
  children: ReactNode;
};

/**
 * Leads to the page in a language. On the page of a form it is a button that sends the form along, so that what was typed stands
 * there too; our script follows the address as long as nothing was typed (app/enhance/language.ts).
 */
export function LanguageChoice({ language, path, isCurrent, form, children, ...look }: Props) {
  const shared = {
    ...look,
    lang: language,
    "data-language": language,
    "aria-current": isCurrent ? ("true" as const) : undefined,
  };
  const plain = languageChoice(language, path);
  if (!form) {
    return (
      <a href={plain} hrefLang={language} {...shared}>
        {children}
      </a>
    );
  }
  return (
    <button
      type="submit"
      form={form.id}
      formAction={href(language, path)}
      formMethod="post"
      formNoValidate
      name={languageName}
      value={language}
      data-plain={form.isAnswer ? undefined : plain}
      {...shared}
    >
      {children}
    </button>
  );
}

/** Enter presses the first button of a form, and others may stand before its own on the page: this one, before them all, sends it. */
export function EnterButton({ form }: { form: string | undefined }) {
  return form ? <button type="submit" form={form} tabIndex={-1} aria-hidden="true" className="sr-only" /> : null;
}

type OtherProps = {
  /** Path without language that the form around it is posted to. */
  action?: string;
  className: string;
};

/**
 * The other languages, in each one's own name: inside a form that stands at the end of another page, where the header leads to that
 * page; or, without an address, for our script to find in a dialog, which covers the header.
 */
export function OtherLanguages({ action, className }: OtherProps) {
  const { t, language } = useText();
  return (
    <div
      role="group"
      aria-label={t("frame.language")}
      className={`flex-wrap items-center gap-x-5 text-sm ${className}`}
    >
      {languages
        .filter((each) => each !== language)
        .map((each) => (
          <button
            key={each}
            lang={each}
            name={languageName}
            value={each}
            data-language={each}
            className="min-h-11 text-mar-700 underline decoration-mar-300 underline-offset-4 hover:decoration-current"
            // Of no form where a dialog's script finds it: pressed, it does nothing by itself.
            type="submit"
            {...(action === undefined ? {} : { formAction: href(each, action), formNoValidate: true })}
          >
            {languageNames[each]}
          </button>
        ))}
    </div>
  );
}

/** Only in a dialog, and only with one of our forms in it. */
export const languagesInDialog = "hidden in-[dialog:has([name=stamp])]:flex";
