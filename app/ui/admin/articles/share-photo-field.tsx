import { type Photo, photoUrl, offeredWidths, sharedSize, widthsOf } from "~/domain/listings/photo";
import { useAdminText } from "~/i18n/admin";
import { FieldError, type FieldState } from "~/ui/fields/field";

type Props = { field: FieldState; photos: readonly Photo[] };

/** Which picture stands for the article where it is shared; each as it is cut there. */
export function SharePhotoField({ field, photos }: Props) {
  const { t } = useAdminText();
  if (photos.length === 0 && !field.errors?.length) return null;
  const chosen = photos.some(({ name }) => name === field.initialValue) ? field.initialValue : "";
  return (
    <fieldset id={field.id} tabIndex={-1} aria-describedby={`${field.id}-hint`}>
      <legend className="mb-1.5 text-sm font-semibold">{t("articleForm.sharePhoto")}</legend>
      <label className="flex min-h-9 items-center gap-2 text-sm max-md:min-h-11">
        <input
          type="radio"
          name={field.name}
          value=""
          defaultChecked={chosen === ""}
          className="size-4 shrink-0 accent-mar-700"
        />
        {t("articleForm.sharePhoto.first")}
      </label>
      <div className="mt-2 grid grid-cols-3 gap-2">
        {photos.map((photo, index) => (
          <label
            key={photo.name}
            title={photo.alt}
            className="relative block cursor-pointer outline-offset-2 has-checked:outline-2 has-checked:outline-mar-700 has-focus-visible:outline-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={field.name}
              value={photo.name}
              defaultChecked={chosen === photo.name}
              aria-label={photo.alt || t("articleForm.sharePhoto.number", { number: index + 1 })}
              className="absolute top-1 left-1 size-4 accent-mar-700"
            />
            <img
              src={photoUrl(photo.name, widthsOf(photo, offeredWidths(photo.name).jpg)[0] ?? photo.width, "jpg")}
              alt=""
              loading="lazy"
              {...sharedSize}
              className="h-auto w-full bg-plaster-200 object-cover"
            />
          </label>
        ))}
      </div>
      <p id={`${field.id}-hint`} className="mt-1.5 text-xs text-stone-600">
        {t("articleForm.sharePhoto.hint")}
      </p>
      <FieldError field={field} />
    </fieldset>
  );
}
