import { ArrowLeft, ArrowRight, GripVertical, Languages, type LucideIcon, Star, Trash2 } from "lucide-react";

import { longestAltText, type ListedImage } from "~/domain/listings/image";
import { useAdminText } from "~/i18n/admin";
import { Badge } from "~/ui/badge";
import { Icon } from "~/ui/icon";
import { Photo } from "~/ui/photo";

import { altForm, intentForm } from "./image-forms";

type Props = {
  /** Address of the listing they belong to: `/admin/properties/3`. */
  path: string;
  /** Address of the question before it goes. */
  removal: string;
  image: ListedImage;
  /** Its place in the order, from 1. */
  number: number;
  isLast: boolean;
  isInForm: boolean;
};

/** One image: where it stands, what is read out for it, and what can be done with it. */
export function ImageTile({ path, removal, image, number, isLast, isInForm }: Props) {
  const { t } = useAdminText();
  const { id, kind, isPrimary, photo } = image;
  const frame = isPrimary ? "border-mar-700 shadow-[inset_0_0_0_1px_var(--color-mar-700)]" : "border-plaster-200";
  return (
    <li
      id={`image-${id}`}
      data-image={id}
      className="outline-stone-500 data-slot:outline-1 data-slot:-outline-offset-1 data-slot:outline-dashed"
    >
      <div
        data-image-tile
        className={`h-full border bg-plaster-0 data-lifted:relative data-lifted:z-10 data-lifted:shadow-float ${frame}`}
      >
        <div className="relative">
          <Photo
            photo={photo}
            alt={photo.alt || t("images.describe", { number })}
            sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw"
            className="aspect-3/2 w-full"
          />
          <span
            data-image-handle
            title={t("images.drag")}
            className="absolute top-1.5 left-1.5 flex h-7 touch-none items-center gap-1 rounded-xs bg-plaster-0 px-2 text-xs font-semibold select-none scripted:cursor-grab scripted:ps-1 scripted:max-md:h-11"
          >
            <span className="hidden scripted:block">
              <Icon as={GripVertical} className="size-4 text-stone-600" />
            </span>
            <span data-image-number className="figures">
              {number}
            </span>
          </span>
          <span className="absolute top-1.5 right-1.5 flex gap-1">
            {isPrimary ? <Badge className="bg-mar-700 text-plaster-0">{t("images.primary")}</Badge> : null}
            {kind === "photo" ? null : <Badge className="bg-plaster-0 text-ink">{t(`images.badge.${kind}`)}</Badge>}
          </span>
        </div>
        <div className={`p-2.5 ${isInForm ? "hidden scripted:block" : ""}`}>
          <AltText path={path} image={image} number={number} />
          <div className="mt-2 flex flex-wrap items-center justify-between">
            <div className="flex">
              <Step id={id} number={number} direction="earlier" isInert={number === 1} />
              <Step id={id} number={number} direction="later" isInert={isLast} />
            </div>
            <div className="flex items-center">
              {kind === "photo" && !isPrimary ? (
                <button
                  id={`image-${id}-primary`}
                  form={intentForm("primary")}
                  name="image"
                  value={id}
                  aria-label={t("images.makePrimary.of", { number })}
                  className="flex min-h-9 items-center gap-1.5 px-2 text-xs font-semibold text-mar-700 hover:underline max-md:min-h-11"
                >
                  <Icon as={Star} className="size-3.5" />
                  {t("images.makePrimary")}
                </button>
              ) : null}
              <a
                href={`${path}/images/${id}/texts`}
                data-dialog
                aria-label={t("images.texts.of", { number })}
                title={t("images.texts")}
                className={`${tool} text-stone-600 hover:bg-plaster-100 hover:text-ink`}
              >
                <Icon as={Languages} />
              </a>
              <a
                href={removal}
                data-dialog
                aria-label={t("images.delete.of", { number })}
                title={t("images.delete")}
                className={`${tool} text-bad-700 hover:bg-bad-50`}
              >
                <Icon as={Trash2} />
              </a>
            </div>
          </div>
        </div>
      </div>
    </li>
  );
}

const tool = "flex size-9 max-md:size-11 items-center justify-center rounded-xs";

/**
 * Saved when the field is left. Where no script runs, a button of the page would lose what was typed into it: the page of its texts has
 * the field then.
 */
function AltText({ path, image: { id, photo }, number }: Pick<Props, "path" | "image" | "number">) {
  const { t } = useAdminText();
  return (
    <>
      <div className="hidden scripted:block">
        <label htmlFor={`image-${id}-alt`} className="mb-1.5 block text-xs font-semibold text-ink">
          {t("images.alt")}
        </label>
        <input
          id={`image-${id}-alt`}
          form={altForm(id)}
          name="alt"
          maxLength={longestAltText}
          defaultValue={photo.alt}
          data-image-alt
          className="min-h-9 w-full min-w-0 rounded-xs border border-stone-500 bg-plaster-0 px-2.5 text-sm text-ink hover:border-stone-700 max-md:min-h-11 max-md:text-base"
        />
      </div>
      <p className="text-sm wrap-break-word scripted:hidden">
        {photo.alt}{" "}
        <a href={`${path}/images/${id}/texts`} className="text-mar-700 underline">
          {t("images.alt.of", { number })}
        </a>
      </p>
    </>
  );
}

const arrows: Record<"earlier" | "later", LucideIcon> = { earlier: ArrowLeft, later: ArrowRight };

type StepProps = {
  id: number;
  number: number;
  direction: "earlier" | "later";
  isInert: boolean;
};

/** At the end of the row it stays, so that the keyboard does not lose its place, and does nothing. */
function Step({ id, number, direction, isInert }: StepProps) {
  const { t } = useAdminText();
  return (
    <button
      id={`image-${id}-${direction}`}
      type={isInert ? "button" : "submit"}
      form={intentForm(direction)}
      name="image"
      value={id}
      aria-disabled={isInert || undefined}
      aria-label={t(`images.${direction}.of`, { number })}
      title={t(`images.${direction}`)}
      className={`${tool} text-stone-600 hover:bg-plaster-100 hover:text-ink aria-disabled:bg-transparent aria-disabled:text-plaster-300`}
    >
      <Icon as={arrows[direction]} />
    </button>
  );
}
