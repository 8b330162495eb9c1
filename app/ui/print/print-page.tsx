import { Printer } from "lucide-react";
import type { ReactNode } from "react";

import { type AgencyIdentity, telLink } from "~/domain/agency/agency";
import { languageChoice } from "~/i18n/href";
import { languageNames, languages } from "~/i18n/languages";
import { useText } from "~/i18n/text";

import { BrandLogo } from "../brand-sign";
import { buttonClass } from "../button";
import { Icon } from "../icon";

type Props = {
  /** Path of this page without language, for the other languages it can be printed in. */
  path: string;
  /** Path of the page that it is printed from, without language. */
  back: string;
  children: ReactNode;
};

/**
 * Sheets to print. Above them, on the screen alone, stand the button that prints (with script; else the browser's own
 * menu), the way back and the other languages.
 */
export function PrintPage({ path, back, children }: Props) {
  const { t, language, to } = useText();
  return (
    <main id="main">
      <div data-noprint className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
        <a href={to(back)} className={buttonClass({ kind: "secondary" })}>
          {t("brochure.back")}
        </a>
        <button type="button" data-print className={buttonClass({ className: "hidden scripted:inline-flex" })}>
          <Icon as={Printer} />
          {t("brochure.print")}
        </button>
        <p className="flex flex-wrap items-center gap-x-4 text-base">
          {t("brochure.languages")}
          {languages
            .filter((each) => each !== language)
            .map((each) => (
              <a
                key={each}
                href={languageChoice(each, path)}
                lang={each}
                hrefLang={each}
                data-language={each}
                className="inline-flex min-h-11 items-center text-mar-700 underline decoration-mar-300 hover:decoration-current"
              >
                {languageNames[each]}
              </a>
            ))}
        </p>
      </div>
      <div className="wrap space-y-6 pb-section print:space-y-0 print:p-0">{children}</div>
    </main>
  );
}

/**
 * One sheet of A4 with the agency at its foot, which the law wants on every advertisement (Llei 18/2007, art. 59 e and f).
 * What stands in it must fit: 178 × 265 mm.
 */
export function Sheet({ agency, children }: { agency: AgencyIdentity; children: ReactNode }) {
  const { t } = useText();
  return (
    <article className="print-sheet flex flex-col border border-plaster-200 bg-plaster-0 p-6 md:mx-auto md:max-w-[52rem] md:p-12 print:m-0 print:max-w-none print:border-0 print:p-0">
      <div className="flex-1">{children}</div>
      <div className="mt-8 flex items-center gap-4 border-t border-plaster-300 pt-4 text-sm print:mt-4 print:pt-2 print:text-xs">
        <BrandLogo ground="light" className="h-8 max-w-40 [print-color-adjust:exact]" />
        <div>
          <p className="font-semibold">
            {agency.name} ·{" "}
            <a href={telLink(agency.phone)} className="figures">
              {agency.phone}
            </a>{" "}
            · {agency.email}
          </p>
          <p className="text-stone-700">
            {t("agent.register", { name: agency.legalName, number: agency.registerNumber, address: agency.address })}
          </p>
        </div>
      </div>
    </article>
  );
}
