import { ChevronDown, Printer, Share2 } from "lucide-react";

import { useText } from "~/i18n/text";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { ShareField } from "~/ui/share";

type Props = {
  /** The homes of the list as they stand in an address. */
  homes: string;
  /** Absolute address under which others see the list. */
  url: string;
  hasComparison: boolean;
};

const line = "flex min-h-11 items-center gap-2 text-base text-mar-700 hover:underline";

/** What can be done with all homes of a list at once. */
export function ListTools({ homes, url, hasComparison }: Props) {
  const { t, to } = useText();
  return (
    <div data-noprint className="mt-5 flex flex-wrap items-start gap-x-6 gap-y-2">
      <a href={to(`/contact?homes=${homes}`)} data-dialog className={buttonClass()}>
        {t("favourites.ask")}
      </a>
      {hasComparison ? (
        <a href="#compare" className={line}>
          {t("compare.link")}
        </a>
      ) : null}
      <button type="button" data-print className={`${line} hidden scripted:flex`}>
        <Icon as={Printer} />
        {t("detail.print")}
      </button>
      <details id="share-list" className="group max-w-xl open:basis-full">
        <summary className={line}>
          <Icon as={Share2} />
          {t("favourites.share")}
          <Icon as={ChevronDown} className="size-3.5 group-open:rotate-180" />
        </summary>
        <p className="mb-3 text-base text-stone-700">{t("favourites.share.text")}</p>
        <ShareField url={url} hasSheet={false} />
      </details>
    </div>
  );
}
