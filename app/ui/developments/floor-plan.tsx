import type { DevelopmentDetail, DevelopmentUnit } from "~/domain/developments/development";
import type { HomePhoto } from "~/domain/properties/home-detail";
import { useText } from "~/i18n/text";

import { Photo } from "../photo";

import { UnitBreadcrumb } from "./unit-screen";

/** The drawing, uncropped; alone and in full size behind its link. */
export function FloorPlanPicture({ plan, path, name }: { plan: HomePhoto; path: string; name: string }) {
  const { t, to } = useText();
  return (
    <figure>
      <div className="border border-plaster-200 bg-plaster-0 p-4">
        <Photo
          photo={plan}
          alt={plan.alt || t("unit.plan.of", { name })}
          sizes="(min-width: 48rem) 44rem, 100vw"
          className="h-auto w-full bg-transparent"
        />
      </div>
      <figcaption className="mt-2 text-sm text-stone-600">{t("unit.plan.note")}</figcaption>
      <a
        href={to(`${path}/pictures/1`)}
        data-picture
        data-noprint
        className="mt-1 inline-flex min-h-11 items-center text-mar-700 underline decoration-mar-300 hover:decoration-current"
      >
        {t("unit.plan.open")}
      </a>
    </figure>
  );
}

type Props = { development: DevelopmentDetail; unit: DevelopmentUnit; plan: HomePhoto };

export function FloorPlanScreen({ development, unit, plan }: Props) {
  const { t } = useText();
  const title = t("unit.plan.of", { name: unit.name });
  return (
    <main id="main">
      <UnitBreadcrumb development={development} current={title} />
      <div className="wrap pb-section max-md:pt-4">
        <div data-dialog-part className="max-w-4xl">
          <h1 tabIndex={-1} className="mb-5 text-display-2 in-[dialog]:pe-12 in-[dialog]:text-title-1">
            {title}
          </h1>
          <FloorPlanPicture plan={plan} path={`/developments/${development.slug}/units/${unit.id}`} name={unit.name} />
        </div>
      </div>
    </main>
  );
}
