import { ImageDown, Trash2 } from "lucide-react";

import { insertable } from "~/domain/articles/pictures/insertable-picture";
import { longestAltText } from "~/domain/listings/image";
import { useAdminText } from "~/i18n/admin";
import { type Language, languageNames } from "~/i18n/languages";
import { questionPath } from "~/ui/admin/question-path";
import { buttonClass } from "~/ui/button";
import { TextField } from "~/ui/fields/field";
import { Icon } from "~/ui/icon";
import { Photo } from "~/ui/photo";

import type { Described, ShownPicture } from "./article-pictures-screen";

type Props = {
  article: { id: number; language: Language };
  picture: ShownPicture;
  /** Its place on the page, from 1. */
  number: number;
  /** It was uploaded last. */
  isAdded: boolean;
  described: Described | undefined;
};

/** One picture of an article: what it shows, where it is needed, and what can be done with it. */
export function ArticlePictureItem({ article, picture, number, isAdded, described }: Props) {
  const { t } = useAdminText();
  const { id, photo, html, uses } = picture;
  const path = `/admin/articles/${article.id}/pictures`;
  return (
    <li
      id={`picture-${id}`}
      // Read by the editor's dialog, which shows it at once.
      data-added={isAdded ? JSON.stringify(insertable(photo)) : undefined}
      className={`min-w-0 border bg-plaster-0 p-3 ${isAdded ? "border-mar-700" : "border-plaster-200"}`}
    >
      <Photo
        photo={photo}
        sizes="(min-width: 80rem) 22rem, (min-width: 40rem) 50vw, 100vw"
        isWhole
        className="aspect-3/2 w-full"
      />
      <form method="post" action={path} noValidate className="mt-3 flex items-start gap-2">
        <input type="hidden" name="intent" value="alt" />
        <input type="hidden" name="picture" value={id} />
        <TextField
          className="min-w-0 grow"
          field={{
            id: `picture-${id}-alt`,
            name: "alt",
            initialValue: described?.alt ?? photo.alt,
            errors: described ? [described.error] : [],
            maxLength: longestAltText,
          }}
          label={`${t("articlePictures.alt.short")} (${languageNames[article.language]})`}
          isDense
        />
        <button className={buttonClass({ kind: "secondary", size: "sm", className: "mt-6.5" })}>
          {t("articlePictures.alt.save")}
        </button>
      </form>
      <label className="mt-3 block text-xs font-semibold">
        {t("articlePictures.code")}
        <input
          readOnly
          value={html}
          className="mt-1 min-h-9 w-full min-w-0 rounded-xs border border-plaster-300 bg-plaster-50 px-2.5 font-mono text-xs font-normal text-ink max-md:min-h-11"
        />
      </label>
      <div className="-mx-1 mt-3 flex flex-wrap justify-between gap-2">
        <form method="post" action={path}>
          <input type="hidden" name="intent" value="append" />
          <button
            name="picture"
            value={id}
            aria-label={t("articlePictures.append.of", { number })}
            className={buttonClass({ kind: "quiet", size: "sm" })}
          >
            <Icon as={ImageDown} />
            {t("articlePictures.append")}
          </button>
        </form>
        {uses.length === 0 ? (
          <a
            href={questionPath("articles/delete-picture", article.id, id)}
            data-dialog
            aria-label={t("articlePictures.delete.of", { number })}
            className={buttonClass({ kind: "quiet", size: "sm", className: "text-bad-700" })}
          >
            <Icon as={Trash2} />
            {t("articlePictures.delete")}
          </a>
        ) : null}
      </div>
      {uses.length > 0 ? (
        <div className="mt-2 border-t border-plaster-200 pt-2 text-xs text-stone-700">
          <p>{t("articlePictures.uses")}</p>
          <ul className="mt-1">
            {uses.map(({ article: other, title, language, where }) => (
              <li key={`${other}-${where}-${language}`} className="wrap-anywhere">
                <a
                  href={where === "revision" ? `/admin/articles/${other}/revisions` : `/admin/articles/${other}/edit`}
                  className="font-medium text-mar-700 hover:underline"
                >
                  <span lang={where === "translation" ? undefined : language}>{title}</span>
                </a>{" "}
                ({languageNames[language]}), {t(`articlePictures.use.${where}`)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </li>
  );
}
