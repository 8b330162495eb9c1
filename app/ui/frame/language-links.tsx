import { readPath } from "~/i18n/href";
import { type Language, languageNames, languages } from "~/i18n/languages";
import { useText } from "~/i18n/text";

import { EnterButton, LanguageChoice, type PageForm } from "./language-choice";

/** Where a page is found in each language, where that is not the same path: paths without language. */
export type LanguagePaths = Readonly<Partial<Record<Language, string>>>;

type Props = { pathname: string; search: string; paths: LanguagePaths | undefined; form: PageForm | undefined };

const currentLook = "font-semibold underline decoration-terra-600 decoration-2 underline-offset-8";

// As specified, the header offers English and Spanish; the other two stand behind "More" and, like all, in the footer.
const inHeader: readonly Language[] = ["en", "es"];

export function HeaderLanguages({ pathname, search, paths, form }: Props) {
  const { t, language } = useText();
  const rest = languages.filter((each) => !inHeader.includes(each));
  const pathIn = (each: Language) => paths?.[each] ?? readPath(pathname).path + search;
  return (
    <div className="flex items-center text-sm sm:gap-1" role="group" aria-label={t("frame.language")} data-noprint>
      <EnterButton form={form?.id} />
      {inHeader.map((each) => (
        <LanguageChoice
          key={each}
          language={each}
          path={pathIn(each)}
          isCurrent={each === language}
          form={form}
          title={languageNames[each]}
          className={`flex min-h-11 min-w-9 items-center justify-center ${each === language ? currentLook : "text-stone-600 hover:text-ink"}`}
        >
          {each.toUpperCase()}
        </LanguageChoice>
      ))}
      <details className="relative" data-popover>
        <summary className="flex min-h-11 min-w-9 items-center justify-center gap-1 px-1 text-stone-600 hover:text-ink">
          {inHeader.includes(language) ? (
            t("frame.moreLanguages")
          ) : (
            <span className={`text-ink ${currentLook}`}>{language.toUpperCase()}</span>
          )}
        </summary>
        <ul className="absolute right-0 top-full z-40 w-40 border border-plaster-200 bg-plaster-0 p-2 text-base shadow-float">
          {rest.map((each) => (
            <li key={each}>
              <LanguageChoice
                language={each}
                path={pathIn(each)}
                isCurrent={each === language}
                form={form}
                className="block w-full px-4 py-3 text-start hover:bg-mar-50 aria-[current=true]:font-semibold"
              >
                {languageNames[each]}
              </LanguageChoice>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

export function FooterLanguages({ pathname, search, paths, form }: Props) {
  const { t, language } = useText();
  const pathIn = (each: Language) => paths?.[each] ?? readPath(pathname).path + search;
  return (
    <ul className="flex flex-wrap gap-x-6" aria-label={t("frame.language")} data-noprint>
      {languages.map((each) => (
        <li key={each}>
          <LanguageChoice
            language={each}
            path={pathIn(each)}
            isCurrent={each === language}
            form={form}
            className="flex min-h-11 items-center text-mar-100 hover:text-plaster-0 aria-[current=true]:text-plaster-0 aria-[current=true]:underline aria-[current=true]:decoration-terra-300 aria-[current=true]:underline-offset-8"
          >
            {languageNames[each]}
          </LanguageChoice>
        </li>
      ))}
    </ul>
  );
}
