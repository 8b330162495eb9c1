import type { ReactNode } from "react";

import { type BrandPicture, type BrandSlot, brandUrl } from "~/domain/agency/brand";
import { photoTypes, sharedSize, sharedUrl } from "~/domain/listings/photo";
import { useAdminText } from "~/i18n/admin";
import { AdminPage } from "~/ui/admin/admin-page";
import { questionPath } from "~/ui/admin/question-path";
import { SaveBar } from "~/ui/admin/save-bar";
import { buttonClass } from "~/ui/button";
import { CheckField } from "~/ui/fields/choice-field";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { FieldError } from "~/ui/fields/field";

type Place = BrandSlot | "sharing";
type Props = {
  name: string;
  pictures: Record<BrandSlot, BrandPicture | null>;
  sharing: { name: string } | null;
  showsName: boolean;
  /** What was wrong with the files just sent. */
  errors: Partial<Record<Place, string>>;
};

const settings = "/admin/settings";
const places = ["logo", "logo-dark", "icon", "sharing"] as const;
const drawings = "image/svg+xml,image/png,.svg,.png";

/** The pictures by which visitors know the agency, each on the ground it stands on; all are sent by one button. */
export function BrandForm({ name, pictures, sharing, showsName, errors }: Props) {
  const { t } = useAdminText();
  const fieldOf = (place: Place) => {
    const error = errors[place];
    return { id: `brand-${place}`, name: place, errors: error === undefined ? [] : [error] };
  };
  const previews: Record<Place, ReactNode> = {
    logo: (
      <Preview ground="bg-plaster-50">
        <Logo picture={pictures.logo} name={name} withName={showsName} />
      </Preview>
    ),
    "logo-dark": (
      <Preview ground="bg-mar-900 text-plaster-0">
        <Logo
          picture={pictures["logo-dark"] ?? pictures.logo}
          name={name}
          withName={showsName}
          onPlate={!pictures["logo-dark"]}
        />
      </Preview>
    ),
    icon: (
      <Preview ground="bg-plaster-0">
        <img src={pictures.icon ? brandUrl(pictures.icon) : "/favicon.svg"} alt="" className="size-4 object-contain" />
        <img src={pictures.icon ? brandUrl(pictures.icon) : "/favicon.svg"} alt="" className="size-12 object-contain" />
      </Preview>
    ),
    sharing: sharing ? (
      <img src={sharedUrl(sharing.name)} {...sharedSize} alt="" className="h-auto w-60 border border-plaster-300" />
    ) : null,
  };
  return (
    <AdminPage title={t("settings.brand")} parent={{ label: t("settings.title"), href: settings }}>
      <div className="*:mt-0 *:mb-6">
        <ErrorSummary fields={places.map(fieldOf)} />
      </div>
      <form method="post" action={`${settings}/brand`} encType="multipart/form-data">
        {places.map((place) => {
          const field = fieldOf(place);
          const isThere = place === "sharing" ? sharing !== null : pictures[place] !== null;
          const error = field.errors.length > 0;
          return (
            <section
              key={place}
              className="grid max-w-4xl gap-x-10 gap-y-4 border-t border-plaster-300 py-6 first-of-type:border-t-0 first-of-type:pt-0 xl:grid-cols-[13rem_minmax(0,1fr)]"
            >
              <div>
                <h2 className="text-title-3">{t(`settings.brand.${place}`)}</h2>
                <p className="mt-1 text-xs text-stone-600">{t(`settings.brand.${place}.text`)}</p>
              </div>
              <div className="grid min-w-0 justify-items-start gap-3">
                {previews[place]}
                {isThere ? null : <p className="text-xs text-stone-600">{t(`settings.brand.${place}.none`)}</p>}
                <div className="min-w-0">
                  <label htmlFor={field.id} className="mb-1.5 block text-sm font-semibold">
                    {t(isThere ? "settings.brand.another" : "settings.brand.file")}
                    <span className="sr-only">: {t(`settings.brand.${place}`)}</span>
                  </label>
                  <input
                    id={field.id}
                    name={field.name}
                    type="file"
                    accept={place === "sharing" ? photoTypes : drawings}
                    aria-invalid={error || undefined}
                    aria-describedby={error ? `${field.id}-error` : undefined}
                    className="w-full max-w-72 text-xs file:me-2 file:min-h-9 file:rounded-xs file:border file:border-mar-700 file:bg-plaster-0 file:px-3 file:py-1.5 file:font-medium file:text-mar-700 max-md:file:min-h-11"
                  />
                  <FieldError field={field} />
                </div>
                {place === "logo" ? (
                  <CheckField
                    field={{
                      id: "brand-showsName",
                      name: "showsName",
                      errors: [],
                      required: false,
                      initialValue: showsName ? "on" : undefined,
                    }}
                  >
                    {t("settings.brand.showsName")}
                  </CheckField>
                ) : null}
                {isThere ? (
                  <a
                    href={questionPath(`settings/remove-${place}`)}
                    data-dialog
                    className={buttonClass({ kind: "quiet", size: "sm", className: "-ms-3" })}
                  >
                    {t(`settings.brand.${place}.remove`)}
                  </a>
                ) : null}
              </div>
            </section>
          );
        })}
        <SaveBar cancel={settings} />
      </form>
    </AdminPage>
  );
}

function Preview({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <div className={`flex min-h-20 max-w-full items-center gap-3 border border-plaster-300 px-5 py-3 ${ground}`}>
      {children}
    </div>
  );
}

function Logo(props: { picture: BrandPicture | null; name: string; withName: boolean; onPlate?: boolean }) {
  const { picture, name, withName, onPlate = false } = props;
  const plate = onPlate ? "rounded-xs bg-plaster-0 p-1" : "";
  return (
    <>
      {picture ? (
        <img
          src={brandUrl(picture)}
          width={picture.width}
          height={picture.height}
          alt=""
          className={`h-10 w-auto max-w-72 min-w-0 object-contain ${plate}`}
        />
      ) : null}
      {withName || !picture ? <span className="min-w-0 font-serif text-xl wrap-anywhere">{name}</span> : null}
    </>
  );
}
