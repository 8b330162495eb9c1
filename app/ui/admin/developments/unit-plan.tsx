import { X } from "lucide-react";

import { isAtWork, type ListedImage, type ListedUpload, type UploadRefusal } from "~/domain/listings/image";
import { useAdminText } from "~/i18n/admin";
import { Panel } from "~/ui/admin/admin-page";
import { dismissClass, noteClass } from "~/ui/admin/images/image-forms";
import { PhotoFileField } from "~/ui/admin/images/photo-file-field";
import { LookAgain } from "~/ui/admin/look-again";
import { buttonClass, SubmitButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Photo } from "~/ui/photo";

/** A drawing, and whether some language says nothing of it. */
export type ShownPlan = ListedImage & { lacksTexts: boolean };

type Props = {
  /** Address of the unit. */
  path: string;
  /** Address of the images of its development. */
  images: string;
  plan: ShownPlan | null;
  uploads: readonly ListedUpload[];
  /** What was wrong with the file just sent. */
  error: string | undefined;
  /** Beside the unit's own form, whose unsaved words a form of ours would lose where no script asks. */
  isBeside: boolean;
};

/** The query with which the page of a unit shows its drawing alone. */
export const planAlone = "only=plan";

/** What script draws anew while the unit's own form stays as it is. */
const planRegion = "unit-plan";

/**
 * The floor plan of a unit: what there is, what became of the last file, and a form for a new one. Beside the unit's form that one shows
 * only where script runs; without it a link leads to the drawing alone, as to the images of a home.
 */
export function UnitPlan({ path, images, plan, uploads, error, isBeside }: Props) {
  const { t } = useAdminText();
  const withScript = isBeside && error === undefined ? "hidden scripted:flex" : "flex";
  return (
    <div id={planRegion}>
      <Panel title={t("unitForm.plan")}>
        <div className="space-y-3 p-4">
          {plan ? (
            <>
              <Photo photo={plan.photo} sizes="24rem" className="h-auto w-full max-w-sm border border-plaster-200" />
              <p className="text-xs text-stone-600">{t("unitForm.plan.replaces")}</p>
              <p className="-mx-3 flex flex-wrap">
                <a href={`${images}/${plan.id}/texts`} className={buttonClass({ kind: "quiet", size: "sm" })}>
                  {t("images.alt")}
                </a>
                {plan.lacksTexts ? (
                  <a
                    href={`${images}/propose#picture-${plan.id}`}
                    className={buttonClass({ kind: "quiet", size: "sm" })}
                  >
                    {t("images.propose")}
                  </a>
                ) : null}
              </p>
            </>
          ) : (
            <p className="text-stone-600">{t("unitForm.plan.none")}</p>
          )}
          {uploads.map((upload) =>
            upload.refusal === null ? (
              <p key={upload.id} className="wrap-break-word text-stone-700">
                {upload.pause
                  ? `${upload.originalName}: ${t(`images.paused.${upload.pause}`)}`
                  : t("unitForm.plan.waiting", { name: upload.originalName })}
              </p>
            ) : (
              <RefusedDrawing
                key={upload.id}
                path={path}
                upload={upload}
                refusal={upload.refusal}
                isBeside={isBeside}
              />
            ),
          )}
          {isAtWork(uploads) ? <LookAgain href={path} swap={planRegion} /> : null}
          <form
            method="post"
            action={path}
            encType="multipart/form-data"
            data-warn-unsaved=""
            className={`${withScript} flex-wrap items-end gap-3`}
          >
            <PhotoFileField id="plan" label={t("unitForm.plan.file")} error={error} />
            <SubmitButton kind="secondary" size="sm" busyLabel={t("unitForm.plan.uploading")}>
              {t("unitForm.plan.upload")}
            </SubmitButton>
          </form>
          {isBeside ? (
            <p className="scripted:hidden">
              <a href={`${path}?${planAlone}`} className={buttonClass({ kind: "secondary", size: "sm" })}>
                {t("unitForm.plan.change")}
              </a>
            </p>
          ) : null}
        </div>
      </Panel>
    </div>
  );
}

type RefusedProps = { path: string; upload: ListedUpload; refusal: UploadRefusal; isBeside: boolean };

/** Why a file became no drawing, until somebody has read it. */
function RefusedDrawing({ path, upload: { id, originalName }, refusal, isBeside }: RefusedProps) {
  const { t } = useAdminText();
  return (
    <form method="post" action={path} data-swap={planRegion} className={noteClass}>
      <input type="hidden" name="intent" value="dismiss" />
      <input type="hidden" name="upload" value={id} />
      <p className="min-w-0 wrap-break-word">
        <strong className="font-semibold">{originalName}</strong> {t(`images.refusal.${refusal}`)}
      </p>
      <span className={isBeside ? "hidden scripted:contents" : "contents"}>
        <button aria-label={t("images.file.dismiss.of", { name: originalName })} className={dismissClass}>
          <Icon as={X} />
        </button>
      </span>
    </form>
  );
}
