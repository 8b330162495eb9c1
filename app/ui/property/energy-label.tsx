import { imageUrl, type Photo } from "~/domain/listings/photo";
import type { EnergyLabelFacts } from "~/domain/properties/home-detail";
import { type EnergyClass, energyClasses, type EnergyRating } from "~/domain/properties/property";
import { formatDay } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { FactList } from "~/ui/fact-list";

// Written out in full: the stylesheet holds only the classes it finds in the source.
const arrows: Record<EnergyClass, { width: string; full: string; faded: string }> = {
  A: { width: "w-[34%]", full: "bg-energy-a", faded: "bg-energy-a/42" },
  B: { width: "w-[43%]", full: "bg-energy-b", faded: "bg-energy-b/42" },
  C: { width: "w-[52%]", full: "bg-energy-c", faded: "bg-energy-c/42" },
  D: { width: "w-[61%]", full: "bg-energy-d", faded: "bg-energy-d/42" },
  E: { width: "w-[70%]", full: "bg-energy-e", faded: "bg-energy-e/42" },
  F: { width: "w-[79%]", full: "bg-energy-f", faded: "bg-energy-f/42" },
  G: { width: "w-[88%]", full: "bg-energy-g", faded: "bg-energy-g/42" },
};

/**
 * The energy label that every offer of a home must show (RD 390/2021, art. 15.2), or why there is none yet. The sentence
 * carries the meaning; the arrows repeat it for the eye.
 */
export function EnergyLabel({ energy, image }: { energy: EnergyLabelFacts; image: Photo | null }) {
  const { t } = useText();
  return (
    <div className="mt-5 max-w-md">
      <Rating energy={energy} />
      {hasLetter(energy.rating) ? <Values energy={energy} /> : null}
      {image ? (
        <a
          href={imageUrl(image)}
          className="mt-2 inline-flex min-h-11 items-center text-mar-700 underline decoration-mar-300 hover:decoration-current"
        >
          {t("energy.official")}
        </a>
      ) : null}
    </div>
  );
}

function hasLetter(rating: EnergyRating | null): rating is EnergyClass {
  return energyClasses.some((letter) => letter === rating);
}

function Rating({ energy: { rating } }: { energy: EnergyLabelFacts }) {
  const { t } = useText();
  if (!hasLetter(rating)) {
    const state = rating ?? "pending";
    return (
      <>
        <p className="font-semibold">{t(`energy.${state}`)}</p>
        <p className="mt-1 text-base text-stone-700">{t(`energy.${state}.text`)}</p>
      </>
    );
  }
  return (
    <figure>
      <figcaption className="mb-3 text-base">
        <span className="font-semibold">{t("energy.rating", { letter: rating })}</span>{" "}
        <span className="text-stone-600">{t("energy.scale")}</span>
      </figcaption>
      <ol className="space-y-1 [print-color-adjust:exact]" aria-hidden="true">
        {energyClasses.map((letter) => {
          const { width, full, faded } = arrows[letter];
          return (
            <li
              key={letter}
              className={`flex h-7 items-center ps-3 text-sm font-semibold text-ink [clip-path:polygon(0_0,calc(100%-.875rem)_0,100%_50%,calc(100%-.875rem)_100%,0_100%)] ${width} ${letter === rating ? `min-w-max ${full}` : faded}`}
            >
              {letter}
              {letter === rating ? (
                <span className="ms-auto me-5 ps-3 font-semibold whitespace-nowrap">{t("energy.thisHome")}</span>
              ) : null}
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

function Values({ energy }: { energy: EnergyLabelFacts }) {
  const { t, language } = useText();
  const { consumption, emissionsRating, emissions, certificateNumber, validUntil } = energy;
  const emitted = [
    emissionsRating ?? "",
    emissions === null ? "" : t("energy.emissions.value", { value: emissions }),
  ].filter((part) => part !== "");
  const facts = [
    ...(consumption === null
      ? []
      : [{ label: t("energy.consumption"), value: t("energy.consumption.value", { value: consumption }) }]),
    ...(emitted.length > 0 ? [{ label: t("energy.emissions"), value: emitted.join(" · ") }] : []),
    ...(certificateNumber === "" ? [] : [{ label: t("energy.certificate"), value: certificateNumber }]),
    ...(validUntil === null ? [] : [{ label: t("energy.validUntil"), value: formatDay(language, validUntil) }]),
  ];
  return facts.length > 0 ? <FactList facts={facts} className="mt-3" /> : null;
}
