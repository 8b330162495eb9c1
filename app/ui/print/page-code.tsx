import { useText } from "~/i18n/text";

import { QrCode } from "./qr-code";

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
