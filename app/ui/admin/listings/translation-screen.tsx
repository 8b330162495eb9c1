import { longestAltText } from "~/domain/listings/image";
import { kinds } from "~/domain/listings/kinds";
import type { Translation, WordField, Words } from "~/domain/listings/translation";
import type { TranslationErrors } from "~/domain/listings/translation.schema";
import type { DraftStanding } from "~/domain/translations/translation-draft";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { type Language, languageNames } from "~/i18n/languages";
import { AdminPage } from "~/ui/admin/admin-page";
import { Problem } from "~/ui/admin/problem";
import { questionPath } from "~/ui/admin/question-path";
import { SaveButton } from "~/ui/admin/save-button";
import { TranslationDraftPanel } from "~/ui/admin/translation-draft-panel";
import { TranslationPair } from "~/ui/admin/translation-pair";
import { buttonClass, SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { TextArea, TextField } from "~/ui/fields/field";

import { listingWords, type TextWords } from "./listing-words";

/** What became of the last attempt to store a translation. */
export type TranslationAnswer = {
  words: Words;
  /** The descriptions of photos that came with a machine-made translation, by their names in the form. */
  images: Readonly<Record<string, string>>;
  sourceRevision: number;
  savedAt: string | null;
  errors: TranslationErrors;
  /** What somebody else stored in between. */
  conflict: Translation | null;
};

type Props = {
  translation: Translation;
  /** Address of the listing: `/admin/properties/3`. */
  path: string;
  standing: DraftStanding;
  /** The photos that a machine-made translation describes: their names in the form, and the original. */
  images: readonly { name: string; number: number; source: string }[];
  answer: TranslationAnswer | undefined;
  now: Date;
};

/** The texts of a listing in one language, each beside the text it translates. */
export function TranslationScreen({ translation, path, standing, images, answer, now }: Props) {
  const { t } = useAdminText();
  const { listing, title, language, source, sourceLanguage } = translation;
  const draft = standing.draft?.status === "ready" ? standing.draft : null;
  const proposed = standing.proposal ? { description: standing.proposal } : undefined;
  const filledIn = draft?.words ?? (standing.copiesSource ? source : proposed);
  const words = answer?.words ?? { ...translation.words, ...filledIn };
  const here = `${path}/translations/${language}`;
  const removal = questionPath(`${listingWords[listing.kind].section}/remove-translation`, listing.id, language);
  const fields = kinds[listing.kind].words.map(({ name, max, isHeading = false }) => ({
    id: name,
    name,
    initialValue: words[name],
    errors: answer?.errors[name],
    required: isHeading || source[name] !== "",
    maxLength: max,
  }));
  const texts = useTexts(translation);
  return (
    <AdminPage
      title={t("translation.title", { language: languageNames[language], title })}
      parent={{ label: t(listingWords[listing.kind].back), href: `${path}/edit` }}
    >
      <Standing translation={translation} here={here} now={now} />
      <TranslationDraftPanel {...standing} language={language} here={here} />
      <ErrorSummary fields={fields} />
      <form
        id="translation-form"
        data-followed
        method="post"
        action={here}
        noValidate
        data-warn-unsaved={answer ? "always" : ""}
        className="mt-5"
      >
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="sourceRevision" value={answer?.sourceRevision ?? translation.sourceRevision} />
        <input type="hidden" name="savedAt" value={(answer ? answer.savedAt : translation.savedAt) ?? ""} />
        {answer?.conflict ? <Conflict current={answer.conflict} here={here} /> : null}
        <div className="space-y-6">
          {fields.map((field) => {
            const { label, rows } = texts(field.name);
            const inLanguage = (of: Language) => `${label}, ${languageNames[of]}`;
            return (
              <TranslationPair
                key={field.name}
                source={{
                  label: inLanguage(sourceLanguage),
                  text: source[field.name] ?? "",
                  language: sourceLanguage,
                }}
                language={language}
              >
                {rows ? (
                  <TextArea field={field} label={inLanguage(language)} rows={rows} isDense />
                ) : (
                  <TextField field={field} label={inLanguage(language)} isDense />
                )}
              </TranslationPair>
            );
          })}
          {images.map(({ name, number, source: original }) => {
            const label = t("draft.image", { number });
            const initialValue = answer?.images[name] ?? draft?.words[name] ?? "";
            return (
              <TranslationPair
                key={name}
                source={{
                  label: `${label}, ${languageNames[sourceLanguage]}`,
                  text: original,
                  language: sourceLanguage,
                }}
                language={language}
              >
                <TextField
                  field={{ id: name, name, initialValue, errors: [], required: false, maxLength: longestAltText }}
                  label={`${label}, ${languageNames[language]}`}
                  isDense
                />
              </TranslationPair>
            );
          })}
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-2">
          <SaveButton busyLabel={t("translation.saving")}>{t(draft ? "draft.confirm" : "translation.save")}</SaveButton>
          {translation.state === "missing" ? null : (
            <a href={removal} data-dialog className={buttonClass({ kind: "danger", size: "sm" })}>
              {t("translation.remove")}
            </a>
          )}
        </div>
      </form>
    </AdminPage>
  );
}

/** What a text of this kind of listing is called, and how many lines it is given. */
function useTexts({ listing }: Translation) {
  const { t } = useAdminText();
  const texts: TextWords = listingWords[listing.kind].texts;
  return (name: WordField) => ({ label: t(texts[name]?.label ?? "translation.words.title"), rows: texts[name]?.rows });
}

function Standing({ translation, here, now }: { translation: Translation; here: string; now: Date }) {
  const { t } = useAdminText();
  const { state, sourceLanguage, savedAt, sourceRevision } = translation;
  const language = languageNames[sourceLanguage];
  if (state === "missing") return <p className="text-stone-700">{t("translation.missing", { language })}</p>;
  if (state === "current") {
    // What came with the sample data has no time.
    return savedAt === null || savedAt === "sample" ? null : (
      <p className="text-stone-700">{t("translation.current", { moment: moment(t, savedAt, now) })}</p>
    );
  }
  return (
    <div className="border-s-4 border-warn-700 bg-warn-50 px-4 py-3">
      <p className="font-semibold text-warn-700">{t("translation.stale", { language })}</p>
      <form method="post" action={here} className="mt-2 flex flex-wrap items-center gap-3">
        <input type="hidden" name="intent" value="confirm" />
        <input type="hidden" name="sourceRevision" value={sourceRevision} />
        {t("translation.stale.right")}
        <SubmitButton kind="secondary" size="sm" busyLabel={t("translation.confirming")}>
          {t("translation.confirm")}
        </SubmitButton>
      </form>
    </div>
  );
}

function Conflict({ current, here }: { current: Translation; here: string }) {
  const { t } = useAdminText();
  const texts = useTexts(current);
  const { listing, language, words } = current;
  return (
    <Problem title={t("translation.conflict")}>
      <p>{t("translation.conflict.text")}</p>
      <dl lang={language} className="mt-2 space-y-2 bg-plaster-0 p-3">
        {kinds[listing.kind].words.map(({ name }) => (
          <div key={name}>
            <dt className="text-xs font-semibold" lang="en">
              {texts(name).label}
            </dt>
            <dd className="wrap-break-word whitespace-pre-line">{words[name] || t("propertyForm.blank")}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex flex-wrap gap-2">
        <button
          type="submit"
          name="over"
          value={current.savedAt ?? ""}
          className={buttonClass({ kind: "danger", size: "sm" })}
        >
          {t("translation.conflict.over")}
        </button>
        <a href={here} className={buttonClass({ kind: "secondary", size: "sm" })}>
          {t("translation.conflict.take")}
        </a>
      </p>
    </Problem>
  );
}
