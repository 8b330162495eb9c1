import type { i18n } from "i18next";
import { createContext, type ReactNode, useContext } from "react";
import { I18nextProvider } from "react-i18next";

import type { Language } from "./languages";
import { textIn, TextProvider } from "./text";

type Instances = Readonly<Record<Language, i18n>>;
type Props = {
  i18n: i18n;
  /** For the parts of the page that are in another language. */
  others?: Instances;
  children: ReactNode;
};

const Others = createContext<Instances | undefined>(undefined);

/** Gives a page that the server draws its texts: to `useText`, and to `Trans`, which puts elements into a phrase. */
export function PageTexts({ i18n, others, children }: Props) {
  return (
    <Others.Provider value={others}>
      <I18nextProvider i18n={i18n}>
        <TextProvider value={textIn(i18n)}>{children}</TextProvider>
      </I18nextProvider>
    </Others.Provider>
  );
}

/** A part of a page in the texts of another language: what readers of the site will see, on a screen of the panel. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const others = useContext(Others);
  if (!others) throw new Error("No other languages have been given to this page: see PageTexts");
  return (
    <PageTexts i18n={others[language]} others={others}>
      {children}
    </PageTexts>
  );
}
