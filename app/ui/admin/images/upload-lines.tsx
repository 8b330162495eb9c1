import { LoaderCircle, Pause, X } from "lucide-react";

import { isAtWork, type ListedUpload } from "~/domain/listings/image";
import { useAdminText } from "~/i18n/admin";
import { LookAgain } from "~/ui/admin/look-again";
import { Icon } from "~/ui/icon";

import { dismissClass, intentForm, noteClass } from "./image-forms";

type Props = {
  path: string;
  uploads: readonly ListedUpload[];
  isInForm: boolean;
};

/** A line for each file that was sent and is no image: it is being made into one, or says why it was not taken. */
export function UploadLines({ path, uploads, isInForm }: Props) {
  const { t } = useAdminText();
  if (uploads.length === 0) return null;
  return (
    <>
      <ul aria-label={t("images.files")} className="mt-3 space-y-2">
        {uploads.map(({ id, originalName, refusal, pause }) =>
          refusal === null ? (
            <li key={id} className="flex items-start gap-3 border-s-4 border-mar-700 bg-mar-50 px-4 py-2.5">
              <Icon
                as={pause ? Pause : LoaderCircle}
                className={`mt-0.5 size-4 text-mar-700 ${pause ? "" : "animate-spin"}`}
              />
              <p className="min-w-0 wrap-break-word">
                <strong className="font-semibold">{originalName}</strong>{" "}
                {pause ? (
                  t(`images.paused.${pause}`)
                ) : (
                  <>
                    <span className="hidden scripted:inline">{t("images.file.waiting")}</span>
                    <span className="scripted:hidden">{t("images.file.waiting.plain")}</span>
                  </>
                )}
              </p>
            </li>
          ) : (
            <li key={id} className={noteClass}>
              <p className="min-w-0 wrap-break-word">
                <strong className="font-semibold">{originalName}</strong> {t(`images.refusal.${refusal}`)}
              </p>
              <button
                id={`upload-${id}-dismiss`}
                form={intentForm("dismiss")}
                name="upload"
                value={id}
                aria-label={t("images.file.dismiss.of", { name: originalName })}
                className={`${dismissClass} ${isInForm ? "hidden scripted:flex" : ""}`}
              >
                <Icon as={X} />
              </button>
            </li>
          ),
        )}
      </ul>
      {isAtWork(uploads) && !isInForm ? (
        <p className="mt-3">
          <LookAgain href={`${path}/images`} />
        </p>
      ) : null}
    </>
  );
}
