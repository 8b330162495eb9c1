import type { Photo as PhotoNoun } from "~/domain/listings/photo";
import { useAdminText } from "~/i18n/admin";
import { PhotoFileField } from "~/ui/admin/images/photo-file-field";
import { questionPath } from "~/ui/admin/question-path";
import { buttonClass, SubmitButton } from "~/ui/button";
import { Photo } from "~/ui/photo";

type Props = {
  portrait: PhotoNoun | null;
  /** What was wrong with the file just sent. */
  error: string | undefined;
};

/** The portrait of the agent: the one that is shown, and a field for another. */
export function PortraitField({ portrait, error }: Props) {
  const { t } = useAdminText();
  return (
    <section className="mb-6 grid gap-x-10 gap-y-4 border-b border-plaster-300 pb-6 xl:grid-cols-[13rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-title-3">{t("settings.portrait")}</h2>
        <p className="mt-1 text-xs text-stone-600">{t("settings.portrait.text")}</p>
      </div>
      <div className="flex min-w-0 flex-wrap items-start gap-5">
        {portrait ? <Photo photo={portrait} sizes="8rem" className="h-40 w-32" /> : null}
        <div className="grid min-w-0 gap-3">
          <PhotoFileField
            id="portrait"
            label={t(portrait ? "settings.portrait.another" : "settings.portrait.file")}
            error={error}
          />
          <div className="flex flex-wrap gap-2">
            <SubmitButton
              kind="secondary"
              size="sm"
              name="press"
              value="upload"
              busyLabel={t("settings.portrait.uploading")}
            >
              {t("settings.portrait.upload")}
            </SubmitButton>
            {portrait ? (
              <a
                href={questionPath("settings/remove-portrait")}
                data-dialog
                className={buttonClass({ kind: "quiet", size: "sm" })}
              >
                {t("settings.portrait.remove")}
              </a>
            ) : null}
          </div>
        </div>
      </div>
    </section>
  );
}
