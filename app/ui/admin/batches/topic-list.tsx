import { X } from "lucide-react";

import { normalise } from "~/domain/cleaning/normalise";
import { useAdminText } from "~/i18n/admin";
import { formatNumber } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { SubmitButton } from "~/ui/button";
import { FieldError } from "~/ui/fields/field";
import { Icon } from "~/ui/icon";

import { batchField, type BatchFormState, type ListedTopic } from "./batch-form-state";
import { TopicLikeness } from "./topic-likeness";

/** After one of these buttons the page shows the list again, not its top. */
export const listAction = "/admin/articles/batch#batch-topics";

/** The topics of the batch that is being made, each with what it resembles and a button that removes it. */
export function TopicList({ state }: { state: BatchFormState }) {
  const { t } = useAdminText();
  const { topics } = state;
  const field = batchField(state, "topics", true);
  return (
    <section aria-labelledby={field.id} aria-describedby={field.errors ? `${field.id}-error` : undefined}>
      <h3 id={field.id} tabIndex={-1} className="font-sans text-sm font-semibold">
        {topics.length === 0 ? t("batch.topics") : t("batch.topics.count", { count: topics.length })}
      </h3>
      <AlikeNote topics={topics} />
      {topics.length === 0 ? (
        <p className="mt-1.5 text-stone-600">{t("batch.topics.none")}</p>
      ) : (
        <ul className="mt-1.5 max-h-128 divide-y divide-plaster-200 overflow-y-auto border-y border-plaster-200">
          {topics.map((topic, index) => (
            <TopicLine key={index} topic={topic} index={index} />
          ))}
        </ul>
      )}
      <FieldError field={field} />
    </section>
  );
}

function TopicLine({ topic, index }: { topic: ListedTopic; index: number }) {
  const { t } = useAdminText();
  const { keyword, title, language, like, isOfOtherLetters, elsewhere } = topic;
  const tint = like || isOfOtherLetters ? "bg-warn-50" : "";
  return (
    <li id={`topic-${index + 1}`} tabIndex={-1} className={`flex items-center gap-2 py-1 ${tint}`}>
      <span className="figures w-8 shrink-0 text-end text-xs text-stone-600">
        {formatNumber(defaultLanguage, index + 1)}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate" title={title}>
          {title}
        </span>
        <span className="block truncate text-xs text-stone-600" title={keyword}>
          {keyword}
          {language ? ` · ${t(`settings.language.${language}`)}` : ""}
        </span>
        {like ? <TopicLikeness like={like} isSame={normalise(like.keyword) === normalise(keyword)} opensTab /> : null}
        {isOfOtherLetters ? <span className="block text-xs text-warn-700">{t("batch.otherLetters")}</span> : null}
        {elsewhere.length > 0 ? (
          <span className="block text-xs text-stone-600">
            {t("batch.elsewhere", { languages: elsewhere.map((each) => t(`settings.language.${each}`)).join(", ") })}
          </span>
        ) : null}
      </span>
      <button
        type="submit"
        id={`remove-${index}`}
        name="remove"
        value={index}
        formAction={listAction}
        aria-label={t("batch.remove.of", { title })}
        className="flex size-9 shrink-0 items-center justify-center rounded-xs text-stone-600 hover:bg-plaster-100 hover:text-ink max-md:size-11"
      >
        <Icon as={X} />
      </button>
    </li>
  );
}

function AlikeNote({ topics }: { topics: readonly ListedTopic[] }) {
  const { t } = useAdminText();
  const count = topics.filter(({ like }) => like).length;
  if (count === 0) return null;
  return (
    <div className="mt-2 border-s-4 border-warn-700 bg-warn-50 px-3 py-2">
      <p>{t("batch.alike", { count })}</p>
      <SubmitButton
        id="remove-alike"
        name="do"
        value="remove-alike"
        formAction={listAction}
        kind="secondary"
        size="sm"
        className="mt-2"
        busyLabel={t("batch.alike.remove", { count })}
      >
        {t("batch.alike.remove", { count })}
      </SubmitButton>
    </div>
  );
}
