import { languageChoice } from "~/i18n/href";
import { type Language, languageNames } from "~/i18n/languages";

type Props = {
  languages: readonly Language[];
  /** Where the text is in that language, without the language's own prefix. */
  path: (language: Language) => string;
  className: string;
  linkClassName: string;
};

/** Links to other languages, each in its own name. */
export function LanguageLinks({ languages, path, className, linkClassName }: Props) {
  return (
    <ul className={`flex flex-wrap ${className}`}>
      {languages.map((each) => (
        <li key={each}>
          <a
            href={languageChoice(each, path(each))}
            hrefLang={each}
            lang={each}
            data-language={each}
            className={`flex min-h-11 items-center text-mar-700 ${linkClassName}`}
          >
            {languageNames[each]}
          </a>
        </li>
      ))}
    </ul>
  );
}
