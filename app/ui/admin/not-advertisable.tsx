import { Ban } from "lucide-react";

import { useAdminText } from "~/i18n/admin";
import { Icon } from "~/ui/icon";

const lacks = {
  energy: "#energyRating",
  licence: "#worksLicence",
} as const;

/**
 * What the law forbids to advertise without: a home without energy rating (RD 390/2021, arts. 15.2 and 17.3), a planned building without
 * works licence (Llei 18/2007, art. 59 c). Louder than the list of what is missing, and says the way out; it blocks nothing.
 */
export function NotAdvertisable({ lacking }: { lacking: keyof typeof lacks }) {
  const { t } = useAdminText();
  return (
    <section aria-labelledby="not-advertisable" className="border-s-4 border-bad-700 bg-bad-50 px-4 py-3">
      <h2 id="not-advertisable" className="flex items-center gap-2 font-sans text-sm font-semibold text-bad-700">
        <Icon as={Ban} className="size-4.5" />
        {t(`notAdvertisable.${lacking}`)}
      </h2>
      <p className="mt-1">
        {t(`notAdvertisable.${lacking}.text`)}{" "}
        <a href={lacks[lacking]} className="text-mar-700 underline decoration-mar-300 hover:decoration-current">
          {t(`notAdvertisable.${lacking}.fix`)}
        </a>
      </p>
    </section>
  );
}
