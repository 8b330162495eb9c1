import type { i18n } from "i18next";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";

import { textIn, TextProvider } from "./text";

/** Gives a page that the server draws its texts: to `useText`, and to `Trans`, which puts elements into a phrase. */
export function PageTexts({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  return (
    <I18nextProvider i18n={i18n}>
      <TextProvider value={textIn(i18n)}>{children}</TextProvider>
    </I18nextProvider>
  );
}
