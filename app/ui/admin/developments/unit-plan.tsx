import type { Photo as PhotoNoun } from "~/domain/properties/photo";
import type { PropertyUpload } from "~/domain/properties/property-image";
import { useAdminText } from "~/i18n/admin";
import { Panel } from "~/ui/admin/admin-page";
import { SubmitButton } from "~/ui/button";
import { FieldError } from "~/ui/field";
import { Photo } from "~/ui/photo";

type Props = {
  /** Where the drawing is sent. */
  action: string;
  plan: PhotoNoun | null;
  uploads: readonly PropertyUpload[];
  /** What was wrong with the file just sent. */
  error: string | undefined;
};

/** The floor plan of a unit: what there is, what became of the last file, and a form for a new one. */
export function UnitPlan({ action, plan, uploads, error }: Props) {
  const { t } = useAdminText();
  const field = { id: "plan", name: "images", errors: error === undefined ? [] : [error] };
  return (
    <Panel title={t("unitForm.plan")}>
      <div className="space-y-3 p-4">
        {plan ? (
          <>
            <Photo photo={plan} sizes="24rem" className="h-auto w-full max-w-sm border border-plaster-200" />
            <p className="text-xs text-stone-600">{t("unitForm.plan.replaces")}</p>
          </>
        ) : (
          <p className="text-stone-600">{t("unitForm.plan.none")}</p>
        )}
        {uploads.map(({ id, originalName, refusal }) => (
          <p key={id} className={refusal === null ? "text-stone-700" : "text-bad-700"}>
            {refusal === null ? t("unitForm.plan.waiting") : `${originalName}: ${t(`images.refusal.${refusal}`)}`}
          </p>
        ))}
        <form method="post" action={action} encType="multipart/form-data" className="flex flex-wrap items-end gap-3">
          <div>
            <label htmlFor={field.id} className="mb-1.5 block text-sm font-semibold">
              {t("unitForm.plan.file")}
            </label>
            <input
              id={field.id}
              name={field.name}
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              aria-invalid={error !== undefined || undefined}
              aria-describedby={error === undefined ? undefined : `${field.id}-error`}
              className="w-full max-w-72 text-xs file:me-2 file:min-h-9 file:rounded-xs file:border file:border-mar-700 file:bg-plaster-0 file:px-3 file:py-1.5 file:font-medium file:text-mar-700 max-md:file:min-h-11"
            />
            <FieldError field={field} />
          </div>
          <SubmitButton kind="secondary" size="sm" busyLabel={t("unitForm.plan.uploading")}>
            {t("unitForm.plan.upload")}
          </SubmitButton>
        </form>
      </div>
    </Panel>
  );
}
