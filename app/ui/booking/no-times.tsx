import { useText } from "~/i18n/text";
import { buttonClass } from "~/ui/button";

/** Where no time can be booked: to the form in which a visitor says when they could come. @param homeId the home to be seen */
export function NoTimes({ homeId }: { homeId: number | null }) {
  const { t, to } = useText();
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <a
        href={to(homeId === null ? "/contact" : `/property/${homeId}/viewing`)}
        className={buttonClass({ size: "lg" })}
      >
        {t(homeId === null ? "nav.contact" : "agent.viewing")}
      </a>
      {homeId === null ? null : (
        <a href={to("/contact")} className={buttonClass({ kind: "secondary", size: "lg" })}>
          {t("nav.contact")}
        </a>
      )}
    </div>
  );
}
