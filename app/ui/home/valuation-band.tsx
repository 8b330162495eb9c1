import type { Photo as PhotoNoun } from "~/domain/listings/photo";
import { useText } from "~/i18n/text";
import { buttonClass } from "~/ui/button";
import { Photo } from "~/ui/photo";

/** What owners are offered: the premium valuation. */
export function ValuationBand({ photo }: { photo: PhotoNoun }) {
  const { t, to } = useText();
  return (
    <section data-surface="deep" className="bg-mar-800 text-plaster-0" aria-labelledby="valuation-heading">
      <div className="grid lg:grid-cols-12">
        <div className="near-only max-lg:h-64 lg:relative lg:col-span-6 lg:min-h-[30rem]">
          <Photo
            photo={photo}
            sizes="(min-width: 64rem) max(50vw, 45rem), max(100vw, 24rem)"
            className="size-full lg:absolute lg:inset-0"
          />
        </div>
        <div className="flex flex-col justify-center px-gutter py-14 lg:col-span-6 lg:px-12 lg:py-20 xl:col-span-5 xl:px-20">
          <h2 id="valuation-heading" className="text-display-2">
            {t("home.valuation.title")}
          </h2>
          <p className="mt-4 max-w-md text-lg text-mar-100">{t("home.valuation.text")}</p>
          <p className="mt-8">
            <a
              href={to("/valuation/premium")}
              data-dialog
              className={buttonClass({ kind: "light", size: "lg", className: "max-w-full" })}
            >
              {t("home.valuation.action")}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
