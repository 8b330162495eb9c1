import { longestOf } from "~/domain/developments/development-form";
import type { DevelopmentTranslation, DevelopmentWords } from "~/domain/developments/development-translations";
import type { DevelopmentTranslationErrors } from "~/domain/developments/development-translations.schema";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { languageNames } from "~/i18n/languages";
import { AdminPage } from "~/ui/admin/admin-page";
import { Problem } from "~/ui/admin/problem";
import { TranslationPair } from "~/ui/admin/translation-pair";
import { buttonClass, SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { TextArea, TextField } from "~/ui/field";

/** What became of the last attempt to store a translation. */
export type DevelopmentTranslationAnswer = {
  words: DevelopmentWords;
  sourceRevision: number;
  savedAt: string | null;
  errors: DevelopmentTranslationErrors;
  /** What somebody else stored in between. */
  conflict: DevelopmentTranslation | null;
};

type Props = {
  translation: DevelopmentTranslation;
  answer: DevelopmentTranslationAnswer | undefined;
  now: Date;
};

const names = ["location", "summary", "description", "surroundings"] as const;

/** The texts of a development in one language, each beside the text it translates. */
export function DevelopmentTranslationScreen({ translation, answer, now }: Props) {
  const { t } = useAdminText();
  const { language, source, sourceLanguage, developmentId, name: title } = translation;
  const words = answer?.words ?? translation.words;
  const here = `/admin/developments/${developmentId}/translations/${language}`;
  const fieldOf = (name: keyof DevelopmentWords) => ({
    id: name,
    name,
    initialValue: words[name],
    errors: answer?.errors[name],
    required: source[name] !== "",
    maxLength: longestOf[name],
  });
  return (
    <AdminPage
      title={t("translation.title", { language: languageNames[language], title })}
      parent={{ label: t("developmentTranslation.back"), href: `/admin/developments/${developmentId}/edit` }}
    >
      <Standing translation={translation} here={here} now={now} />
      <ErrorSummary fields={names.map(fieldOf)} />
      <form method="post" action={here} noValidate data-warn-unsaved={answer ? "always" : ""} className="mt-5">
        <input type="hidden" name="sourceRevision" value={answer?.sourceRevision ?? translation.sourceRevision} />
        <input type="hidden" name="savedAt" value={(answer ? answer.savedAt : translation.savedAt) ?? ""} />
        {answer?.conflict ? <Conflict current={answer.conflict} here={here} /> : null}
        <div className="space-y-6">
          {names.map((name) => {
            const label = `${t(`developmentForm.${name}`)}, ${languageNames[language]}`;
            const isLong = name === "description" || name === "surroundings";
            return (
              <TranslationPair
                key={name}
                source={{
                  label: `${t(`developmentForm.${name}`)}, ${languageNames[sourceLanguage]}`,
                  text: source[name],
                  language: sourceLanguage,
                }}
                language={language}
              >
                {isLong ? (
                  <TextArea field={fieldOf(name)} label={label} rows={name === "description" ? 12 : 5} isDense />
                ) : (
                  <TextField field={fieldOf(name)} label={label} isDense />
                )}
              </TranslationPair>
            );
          })}
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
}

function Standing({ translation, here, now }: { translation: DevelopmentTranslation; here: string; now: Date }) {
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

function Conflict({ current, here }: { current: DevelopmentTranslation; here: string }) {
  const { t } = useAdminText();
  return (
    <Problem title={t("translation.conflict")}>
      <p>{t("translation.conflict.text")}</p>
      <dl lang={current.language} className="mt-2 space-y-2 bg-plaster-0 p-3">
        {names.map((name) => (
          <div key={name}>
            <dt className="text-xs font-semibold" lang="en">
              {t(`developmentForm.${name}`)}
            </dt>
            <dd className="wrap-break-word whitespace-pre-line">{current.words[name] || t("propertyForm.blank")}</dd>
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
