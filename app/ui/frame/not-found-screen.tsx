import { useOutletContext } from "@remix-run/react";

import type { AgencyIdentity } from "~/domain/agency/agency";
import { useText } from "~/i18n/text";
import { buttonClass } from "~/ui/button";

import { ContactBar } from "./contact-bar";

/** No page at this address; drawn inside the site's frame, so header and footer stay. */
export function NotFoundScreen() {
  const { t, to } = useText();
  const agency = useOutletContext<AgencyIdentity>();
  return (
    <>
      <main
        id="main"
        className="wrap grid items-center gap-x-16 gap-y-12 pt-6 pb-section lg:min-h-[40rem] lg:grid-cols-2"
      >
        <div>
          <h1 className="text-display-1">
            <span className="sr-only">{t("notFound.code")}. </span>
            {t("notFound.title")}
          </h1>
          <p className="mt-5 max-w-md text-lg text-stone-700">{t("notFound.text")}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a href={to("/")} className={buttonClass({ size: "lg" })}>
              {t("notFound.home")}
            </a>
            <a href={to("/properties")} className={buttonClass({ kind: "secondary", size: "lg" })}>
              {t("notFound.properties")}
            </a>
          </div>
        </div>
        <EmptyPlot />
      </main>
      <ContactBar agency={agency} />
    </>
  );
}

// In units of the view box: a block is 114 wide, a street 20.
const pitch = 134;
const block = "M14 0H100L114 14V100L100 114H14L0 100V14Z";

// A letter for each block of the plan: b built over, c around a courtyard, in capitals the darker ones, o the empty plot.
const plan = ["Bccbccb", "ccbCcbc", "cbcobcC", "bcCbccb", "ccbccBc"];

/** A few blocks of the city, one of them missing. Says nothing that the heading does not. */
function EmptyPlot() {
  const { t } = useText();
  return (
    <svg viewBox="-2 -2 922 654" className="w-full max-lg:order-first" aria-hidden="true">
      {plan.flatMap((row, y) =>
        [...row].map((kind, x) => (
          <g key={`${x}-${y}`} transform={`translate(${x * pitch} ${y * pitch})`}>
            {kind === "o" ? (
              <>
                <path d={block} className="fill-none stroke-terra-600" strokeWidth="2" strokeDasharray="6 5" />
                <text x="57" y="70" textAnchor="middle" fontSize="34" className="fill-terra-600 font-serif">
                  {t("notFound.code")}
                </text>
              </>
            ) : (
              <>
                <path d={block} className={kind === kind.toUpperCase() ? "fill-plaster-300" : "fill-plaster-200"} />
                {kind.toLowerCase() === "c" ? (
                  <rect x="40" y="40" width="34" height="34" className="fill-plaster-50" />
                ) : null}
              </>
            )}
          </g>
        )),
      )}
    </svg>
  );
}
