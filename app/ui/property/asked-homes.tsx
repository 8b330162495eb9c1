import type { HomeCard } from "~/domain/properties/property";
import { formatPrice } from "~/i18n/format";
import { useText } from "~/i18n/text";

/** The homes that a message is about, above the form. They go with it; nobody has to write them down. */
export function AskedHomes({ homes }: { homes: readonly HomeCard[] }) {
  const { t, language, to } = useText();
  return (
    <section aria-labelledby="asked-homes" className="mt-6 border-y border-plaster-200 py-4">
      <h2 id="asked-homes" className="font-sans text-base font-semibold">
        {t("contact.homes.title")}
      </h2>
      <ul className="mt-1">
        {homes.map((home) => (
          <li key={home.id} className="flex flex-wrap items-baseline gap-x-3 py-1">
            <a
              href={to(`/property/${home.id}`)}
              lang={home.textLanguage === language ? undefined : home.textLanguage}
              className="py-1 underline decoration-plaster-300 hover:decoration-current"
            >
              {home.title}
            </a>
            <span className="figures text-stone-700">{formatPrice(language, home.price)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
