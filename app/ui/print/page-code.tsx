import { formatDay } from "~/i18n/format";
import { useText } from "~/i18n/text";

import { usePageContext } from "../page-context";

import { QrCode } from "./qr-code";

/** The same on the paper alone, where a page of the site is printed as its brochure. */
export function PrintedCode({ url }: { url: string }) {
  return (
    <div className="float-right ms-6 hidden w-[36mm] print:block">
      <PageCode url={url} />
    </div>
  );
}

/** What holds of everything that is printed, on the paper alone: when its figures were read. */
export function PrintedDay() {
  const { t, language } = useText();
  const { now } = usePageContext();
  return (
    <p className="hidden text-xs text-stone-700 print:block">
      {t("brochure.asOf", { day: formatDay(language, now.toISOString()) })}
    </p>
  );
}

/** The way from the paper to the page: a code for the telephone, and the address for whoever types. */
export function PageCode({ url }: { url: string }) {
  const { t } = useText();
  return (
    <div>
      <QrCode text={url} label={t("brochure.qr", { address: url })} className="aspect-square w-full" />
      <p className="mt-1 text-center text-sm font-semibold">{t("brochure.scan")}</p>
      <p className="mt-1 text-center text-xs break-all text-stone-700">{url.replace(/^https?:\/\//, "")}</p>
    </div>
  );
}
