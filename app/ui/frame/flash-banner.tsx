import { CircleCheck, TriangleAlert, X } from "lucide-react";

import { useText } from "~/i18n/text";
import { Icon } from "~/ui/icon";

export type FlashText =
  | "contactSent"
  | "valuationSent"
  | "viewingSent"
  | "quoteSent"
  | "consultationSent"
  | "bookingToConfirm"
  | "bookingAsked"
  | "bookingMade"
  | "bookingMoved"
  | "bookingCancelled"
  | "favouriteAdded"
  | "favouritesAdded"
  | "favouriteRemoved"
  | "favouritesFull";

/** What became of the form just sent. Plain HTML under the header; where script runs it floats and fades as a toast. */
export function FlashBanner({ name }: { name: FlashText }) {
  const { t } = useText();
  const isRefusal = name === "favouritesFull";
  return (
    <div data-flash className="flash-banner wrap" role="status" tabIndex={-1}>
      <div
        className={`flex items-start gap-3 border-s-4 px-5 py-4 ${isRefusal ? "border-warn-700 bg-warn-50" : "border-ok-700 bg-ok-50"}`}
      >
        <Icon
          as={isRefusal ? TriangleAlert : CircleCheck}
          className={`mt-1 size-5 ${isRefusal ? "text-warn-700" : "text-ok-700"}`}
        />
        <div className="flex-1">
          <p className="font-semibold">{t(`flash.${name}.title`)}</p>
          <p className="text-base text-stone-700">{t(`flash.${name}.text`)}</p>
        </div>
        <button
          type="button"
          data-dismiss
          aria-label={t("flash.dismiss")}
          className="-me-2 hidden size-11 items-center justify-center hover:bg-plaster-100 scripted:flex"
        >
          <Icon as={X} className="size-5" />
        </button>
      </div>
    </div>
  );
}
