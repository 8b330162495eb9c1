import { useOutletContext } from "@remix-run/react";
import { CircleAlert } from "lucide-react";

import { type AgencyIdentity, telLink } from "~/domain/agency/agency";
import { useText } from "~/i18n/text";
import { Icon } from "~/ui/icon";

import { failureId } from "./form-foot";

/** Above a form that was right and could not be stored. @param message key of the sentence */
export function FormFailure({ message }: { message: string }) {
  const { t, say } = useText();
  // The frame of the site hands it to every page.
  const agency = useOutletContext<AgencyIdentity | undefined>();
  return (
    <div
      id={failureId}
      role="alert"
      tabIndex={-1}
      data-focus
      className="mt-8 flex items-start gap-2 border-s-4 border-bad-700 bg-bad-50 p-5 text-md font-semibold text-bad-700"
    >
      <Icon as={CircleAlert} className="mt-1 size-5" />
      <div>
        <h2 className="font-sans text-md font-semibold">{t("form.notSent")}</h2>
        <p className="mt-1 font-normal">{say(message)}</p>
        {agency ? (
          <p className="mt-2 font-normal">
            {t("form.otherWays")}{" "}
            <a href={telLink(agency.phone)} className="figures whitespace-nowrap underline">
              {agency.phone}
            </a>
            {", "}
            <a href={`mailto:${agency.email}`} className="wrap-anywhere underline">
              {agency.email}
            </a>
          </p>
        ) : null}
      </div>
    </div>
  );
}
