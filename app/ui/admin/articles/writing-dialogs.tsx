import type { ReactNode } from "react";

import { photoLimits, photoTypes } from "~/domain/listings/photo";
import { useAdminText } from "~/i18n/admin";
import { buttonClass } from "~/ui/button";

import { articleFormId } from "./article-form-id";

const mebibyte = 1024 * 1024;
const control =
  "mt-1 min-h-11 w-full rounded-xs border border-stone-500 bg-plaster-0 px-3 text-base text-ink hover:border-stone-700";

/** What the rich-text editor asks: where a link leads, which home, which picture. */
export function WritingDialogs({ article }: { article: number | null }) {
  const { t } = useAdminText();
  return (
    <>
      <Asked name="link" title={t("writing.link")} search={t("writing.link.search")}>
        <button type="button" data-apply className={buttonClass({ size: "sm" })}>
          {t("writing.link.apply")}
        </button>
        <button type="button" data-remove hidden className={buttonClass({ kind: "secondary", size: "sm" })}>
          {t("writing.link.remove")}
        </button>
      </Asked>
      <Asked name="home" title={t("writing.home")} search={t("writing.home.search")} hint={t("writing.home.hint")} />
      <Asked
        name="picture"
        title={t("writing.picture")}
        search={t("writing.picture.search")}
        article={article}
        before={<OwnPicture article={article} />}
        further={
          <>
            <div data-chosen hidden>
              <img data-preview alt="" className="mt-4 max-h-40 bg-plaster-200" />
              <label htmlFor="writing-alt" className="mt-3 block text-sm font-semibold">
                {t("writing.picture.alt")}
              </label>
              <input id="writing-alt" data-alt maxLength={300} className={control} />
              <label htmlFor="writing-caption" className="mt-3 block text-sm font-semibold">
                {t("writing.picture.caption")}
              </label>
              <input id="writing-caption" data-caption maxLength={500} className={control} />
            </div>
            <p role="status" data-said className="mt-3 text-sm font-medium text-stone-700 empty:hidden" />
          </>
        }
      >
        <button
          type="button"
          data-apply
          data-change={t("writing.picture.change")}
          data-upload={t("writing.picture.upload")}
          hidden
          className={buttonClass({ size: "sm" })}
        >
          {t("writing.picture.apply")}
        </button>
      </Asked>
    </>
  );
}

/** Where a file is chosen that is sent with the words below. */
function OwnPicture({ article }: { article: number | null }) {
  const { t } = useAdminText();
  if (article === null) return <SavesFirst />;
  return (
    <div className="mt-3 border-b border-plaster-200 pb-4">
      <label htmlFor="writing-file" className="block text-sm font-semibold">
        {t("writing.picture.file")}
      </label>
      <input
        id="writing-file"
        type="file"
        accept={photoTypes}
        data-file
        data-page={`/admin/articles/${article}/pictures`}
        data-most-bytes={photoLimits.bytes}
        data-too-large={t("images.refusal.too-large")}
        aria-describedby="writing-file-hint"
        className="mt-1 w-full py-0.5 text-xs file:me-2 file:min-h-9 file:rounded-xs file:border file:border-mar-700 file:bg-plaster-0 file:px-3 file:py-1.5 file:font-medium file:text-mar-700 max-md:file:min-h-11"
      />
      <p id="writing-file-hint" className="mt-1 text-xs text-stone-600">
        {t("articlePictures.file.hint", { size: photoLimits.bytes / mebibyte })}
      </p>
    </div>
  );
}

/** Nothing is there yet to which a picture could belong: the form is sent with this button, and its pictures come next. */
function SavesFirst() {
  const { t } = useAdminText();
  return (
    <div className="mt-1 border-b border-plaster-200 pb-4">
      <p className="text-sm text-stone-600">{t("writing.picture.unsaved")}</p>
      <button
        type="submit"
        form={articleFormId}
        name="deed"
        value="pictures"
        data-saves-first
        className={buttonClass({ kind: "secondary", size: "sm", className: "mt-3" })}
      >
        {t("writing.picture.saveFirst")}
      </button>
    </div>
  );
}

type Props = {
  name: string;
  title: string;
  search: string;
  hint?: string;
  article?: number | null;
  before?: ReactNode;
  further?: ReactNode;
  children?: ReactNode;
};

function Asked({ name, title, search, hint, article, before, further, children }: Props) {
  const { t } = useAdminText();
  return (
    <dialog
      data-asks={name}
      data-article={article ?? undefined}
      aria-labelledby={`writing-${name}-title`}
      className="max-h-[85vh] w-[min(36rem,calc(100vw-2rem))] overflow-y-auto bg-plaster-0 p-5 shadow-float"
    >
      <h2 id={`writing-${name}-title`} className="text-title-3">
        {title}
      </h2>
      {hint ? <p className="mt-1 text-sm text-stone-600">{hint}</p> : null}
      {before}
      <label htmlFor={`writing-${name}-search`} className="mt-3 block text-sm font-semibold">
        {search}
      </label>
      <input
        id={`writing-${name}-search`}
        data-search
        type="search"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`writing-${name}-found`}
        className={control}
      />
      <p id={`writing-${name}-found`} role="status" data-found className="mt-2 min-h-5 text-xs text-stone-700" />
      <ul data-results className="mt-1" />
      {further}
      <div className="mt-4 flex flex-wrap gap-2 border-t border-plaster-200 pt-4">
        {children}
        <button type="button" data-cancel className={buttonClass({ kind: "quiet", size: "sm" })}>
          {t("admin.cancel")}
        </button>
      </div>
    </dialog>
  );
}
