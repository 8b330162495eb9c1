import { ImageUp } from "lucide-react";

import type { ImageKind } from "~/domain/listings/image";
import { photoLimits, photoTypes } from "~/domain/listings/photo";
import { useAdminText } from "~/i18n/admin";
import { buttonClass } from "~/ui/button";
import { FieldError } from "~/ui/fields/field";
import { Icon } from "~/ui/icon";

import { uploadForm } from "./image-forms";

const mebibyte = 1024 * 1024;

type Props = {
  isInForm: boolean;
  /** What a file may show; where there is no choice none is offered. */
  kinds: readonly ImageKind[];
  kind: ImageKind | undefined;
  error: string | undefined;
};

/** The last tile: takes several files. Where script runs they are sent as soon as they are chosen or dropped. */
export function UploadTile({ isInForm, kinds, kind: chosen = "photo", error }: Props) {
  const { t } = useAdminText();
  const field = { id: "image-files", name: "images", errors: error === undefined ? [] : [error] };
  const limits = { files: photoLimits.perUpload, size: photoLimits.bytes / mebibyte };
  return (
    <li
      className={`min-h-56 flex-col items-center justify-center gap-3 border border-dashed border-stone-500 bg-plaster-50 p-4 text-center ${isInForm ? "hidden scripted:flex" : "flex"}`}
    >
      <Icon as={ImageUp} className="size-6 text-mar-700" />
      <div>
        <label htmlFor={field.id} className="font-semibold">
          {t("images.add")}
        </label>
        <p id={`${field.id}-hint`} className="text-xs text-stone-600">
          {t("images.add.hint")}
          <br />
          {t("images.add.limits", limits)}
        </p>
      </div>
      {kinds.length > 1 ? (
        <label className="flex max-w-full flex-wrap items-center justify-center gap-x-2 text-xs">
          {t("images.kind")}
          <select
            form={uploadForm}
            name="kind"
            defaultValue={chosen}
            className="min-h-9 rounded-xs border border-stone-500 bg-plaster-0 px-2.5 text-sm text-ink hover:border-stone-700 max-md:min-h-11 max-md:text-base"
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`images.kind.${kind}`)}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <input type="hidden" form={uploadForm} name="kind" value={kinds[0]} />
      )}
      <input
        id={field.id}
        form={uploadForm}
        name={field.name}
        type="file"
        accept={photoTypes}
        multiple
        data-image-files
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${field.id}-hint${error === undefined ? "" : ` ${field.id}-error`}`}
        className="w-full max-w-60 text-xs file:me-2 file:min-h-9 file:rounded-xs file:border file:border-mar-700 file:bg-plaster-0 file:px-3 file:py-1.5 file:font-medium file:text-mar-700 max-md:file:min-h-11"
      />
      <FieldError field={field} />
      <button
        form={uploadForm}
        className={buttonClass({ kind: "secondary", size: "sm", className: "scripted:hidden" })}
      >
        {t("images.upload")}
      </button>
    </li>
  );
}
