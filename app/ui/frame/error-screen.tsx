import { isRouteErrorResponse } from "@remix-run/react";

import { useText } from "~/i18n/text";
import { BrandSign } from "~/ui/brand-sign";
import { buttonClass } from "~/ui/button";
import { usePageContext } from "~/ui/page-context";

/** An error without the frame of the site around it: a plain apology, a reference, two ways out. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t, to } = useText();
  const { errorReference } = usePageContext();
  const { title, text } = isRouteErrorResponse(error) ? refusalTexts(error.status) : unexpectedTexts;
  return (
    <main id="main" className="flex min-h-dvh items-center bg-plaster-50">
      <div className="wrap py-20">
        <BrandSign ground="light" place="footer" />
        <h1 className="mt-8 max-w-3xl text-display-2">{t(title)}</h1>
        <p className="mt-4 max-w-lg text-lg text-stone-700">{t(text)}</p>
        {errorReference ? (
          <p className="figures mt-4 text-base text-stone-600">{t("error.reference", { reference: errorReference })}</p>
        ) : null}
        <p className="mt-8 flex flex-wrap gap-3">
          <a href="" className={buttonClass()}>
            {t("error.retry")}
          </a>
          <a href={to("/")} className={buttonClass({ kind: "secondary" })}>
            {t("error.home")}
          </a>
        </p>
      </div>
    </main>
  );
}

const unexpectedTexts = { title: "error.title", text: "error.text" } as const;

function refusalTexts(status: number) {
  if (status === 404) return { title: "notFound.title", text: "notFound.text" } as const;
  if (status === 413) return { title: "error.tooLarge.title", text: "error.tooLarge.text" } as const;
  if (status < 500) return { title: "error.badRequest.title", text: "error.badRequest.text" } as const;
  return unexpectedTexts;
}
