import { ChevronDown, FileText, Printer, Share2 } from "lucide-react";
import type { ReactNode } from "react";

import { useText } from "~/i18n/text";

import { buttonClass } from "./button";
import { Icon } from "./icon";

type Props = {
  /** Saves it. */
  heart: ReactNode;
  /** Path of its brochure, without language. */
  brochure: string;
  /** Absolute address of the page. */
  url: string;
};

const line = "flex min-h-11 items-center gap-2 text-base text-mar-700 hover:underline";

/** Save, print and share: what a visitor does with a home or a unit to keep it. */
export function ListingTools({ heart, brochure, url }: Props) {
  const { t, to } = useText();
  return (
    <div data-noprint data-page-only className="mt-3 flex flex-wrap items-start gap-x-5">
      {heart}
      <button type="button" data-print className={`${line} hidden scripted:flex max-sm:hidden!`}>
        <Icon as={Printer} />
        {t("detail.print")}
      </button>
      <a href={to(brochure)} className={line}>
        <Icon as={FileText} />
        {t("detail.brochure")}
      </a>
      <details className="group open:basis-full">
        <summary className={line}>
          <Icon as={Share2} />
          {t("share.title")}
          <Icon as={ChevronDown} className="size-3.5 group-open:rotate-180" />
        </summary>
        <ShareField url={url} />
      </details>
    </div>
  );
}

/** The address to copy by hand; with script a button copies it, and the device's own sheet opens where there is one. */
export function ShareField({ url, hasSheet = true }: { url: string; hasSheet?: boolean }) {
  const { t } = useText();
  return (
    <div className="pb-2">
      <label htmlFor="share-address" className="mb-1.5 block text-sm font-semibold">
        {t("share.address")}
      </label>
      <div className="flex gap-2">
        <input
          id="share-address"
          type="text"
          readOnly
          value={url}
          className="min-h-11 w-full min-w-0 rounded-xs border border-stone-500 bg-plaster-0 px-3 text-sm text-ink"
        />
        <span className="hidden scripted:contents">
          <button
            type="button"
            data-copy="share-address"
            data-done={t("share.copied")}
            className={buttonClass({ kind: "secondary", className: "whitespace-nowrap" })}
          >
            {t("share.copy")}
          </button>
        </span>
      </div>
      <span className={hasSheet ? "hidden scripted:contents" : "hidden"}>
        <button type="button" data-share className={buttonClass({ kind: "quiet", className: "mt-2" })}>
          {t("share.device")}
        </button>
      </span>
    </div>
  );
}
