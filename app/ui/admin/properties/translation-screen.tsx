import { longest } from "~/domain/properties/longest-texts";
import type { PropertyWords, Translation } from "~/domain/properties/property-translations";
import type { TranslationErrors } from "~/domain/properties/property-translations.schema";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { type Language, languageNames } from "~/i18n/languages";
import { AdminPage } from "~/ui/admin/admin-page";
import { Problem } from "~/ui/admin/problem";
import { TranslationPair } from "~/ui/admin/translation-pair";
import { buttonClass, SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { TextArea, TextField } from "~/ui/field";

/** What became of the last attempt to store a translation. */
export type TranslationAnswer = {
  words: PropertyWords;
  sourceRevision: number;
  savedAt: string | null;
  errors: TranslationErrors;
  /** What somebody else stored in between. */
  conflict: Translation | null;
};

type Props = { translation: Translation; answer: TranslationAnswer | undefined; now: Date };

/** The texts of a home in one language, each beside the text it translates. */
export function TranslationScreen({ translation, answer, now }: Props) {
  const { t } = useAdminText();
  const { language, source, sourceLanguage, propertyId } = translation;
  const words = answer?.words ?? translation.words;
  const here = `/admin/properties/${propertyId}/translations/${language}`;
  const fieldOf = (name: keyof PropertyWords) => ({
    id: name,
    name,
    initialValue: words[name],
    errors: answer?.errors[name],
    required: name === "title" || source[name] !== "",
    maxLength: longest[name],
  });
  const fields = (["title", "summary", "description"] as const).map(fieldOf);
  return (
    <AdminPage
      title={t("translation.title", { language: languageNames[language], title: source.title })}
      parent={{ label: t("translation.back"), href: `/admin/properties/${propertyId}/edit` }}
    >
      <Standing translation={translation} here={here} now={now} />
      <ErrorSummary fields={fields} />
      <form method="post" action={here} noValidate data-warn-unsaved={answer ? "always" : ""} className="mt-5">
        <input type="hidden" name="sourceRevision" value={answer?.sourceRevision ?? translation.sourceRevision} />
        <input type="hidden" name="savedAt" value={(answer ? answer.savedAt : translation.savedAt) ?? ""} />
        {answer?.conflict ? <Conflict current={answer.conflict} here={here} /> : null}
        <div className="space-y-6">
          {(["title", "summary", "description"] as const).map((name) => (
            <TranslationPair
              key={name}
              source={{ label: labelOf(name, sourceLanguage), text: source[name], language: sourceLanguage }}
              language={language}
            >
              {name === "description" ? (
                <TextArea field={fieldOf(name)} label={labelOf(name, language)} rows={14} isDense />
              ) : (
                <TextField field={fieldOf(name)} label={labelOf(name, language)} isDense />
              )}
            </TranslationPair>
          ))}
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-2">
          <SubmitButton size="sm" busyLabel={t("translation.saving")}>
            {t("translation.save")}
          </SubmitButton>
          {translation.state === "missing" ? null : (
            <a href={`${here}/delete`} data-dialog className={buttonClass({ kind: "danger", size: "sm" })}>
              {t("translation.remove")}
            </a>
          )}
        </div>
      </form>
    </AdminPage>
  );

  function labelOf(name: keyof PropertyWords, of: Language) {
    return `${t(`translation.words.${name}`)}, ${languageNames[of]}`;
  }
}

function Standing({ translation, here, now }: { translation: Translation; here: string; now: Date }) {
  const { t } = useAdminText();
  const { state, sourceLanguage, savedAt, sourceRevision } = translation;
  const language = languageNames[sourceLanguage];
  if (state === "missing") return <p className="text-stone-700">{t("translation.missing", { language })}</p>;
  if (state === "current") {
    return <p className="text-stone-700">{t("translation.current", { moment: moment(t, savedAt ?? "", now) })}</p>;
  }
  return (
    <div className="border-s-4 border-warn-700 bg-warn-50 px-4 py-3">
      <p className="font-semibold text-warn-700">{t("translation.stale", { language })}</p>
      <form method="post" action={`${here}/confirm`} className="mt-2 flex flex-wrap items-center gap-3">
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
  const { language, words } = current;
  return (
    <Problem title={t("translation.conflict")}>
      <p>{t("translation.conflict.text")}</p>
      <dl lang={language} className="mt-2 space-y-2 bg-plaster-0 p-3">
        {(["title", "summary", "description"] as const).map((name) => (
          <div key={name}>
            <dt className="text-xs font-semibold" lang="en">
              {t(`translation.words.${name}`)}
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
