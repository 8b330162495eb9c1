import { Check } from "lucide-react";

import { longestNote } from "~/domain/enquiries/answering/note";
import { answerWays } from "~/domain/enquiries/enquiry";
import { enquiryPath } from "~/domain/enquiries/inbox/inbox";
import { useAdminText } from "~/i18n/admin";
import { buttonClass } from "~/ui/button";
import { FieldError, TextArea } from "~/ui/fields/field";
import { Icon } from "~/ui/icon";

import type { OpenEnquiry } from "./open-enquiry";

/** Id of the form with the note. Buttons that stand elsewhere on the page belong to it too, so that none leaves a note behind. */
export const noteFormId = "note-form";

/**
 * What is meant where a button names no deed of its own. Before all buttons of the form in the page, also those outside of it: of several
 * the last one counts, which has to be the button's.
 */
export function UsualDeed({ enquiry: { state } }: Pick<OpenEnquiry, "enquiry">) {
  return <input type="hidden" form={noteFormId} name="intent" value={state === "waiting" ? "answer" : "note"} />;
}

/** One press says how a message was answered; a note typed above is kept with it, whichever button is pressed. */
export function AnswerForm({ enquiry: { id, state }, search, lastResult }: OpenEnquiry) {
  const { t } = useAdminText();
  const isWaiting = state === "waiting";
  const errors = lastResult?.error?.note;
  return (
    <form
      id={noteFormId}
      method="post"
      data-warn-unsaved={lastResult ? "always" : ""}
      action={enquiryPath(id, search)}
      data-swap="inbox sidebar"
      className="mt-5 border-t border-plaster-200 pt-4"
    >
      <TextArea
        field={{
          id: "note",
          name: "note",
          initialValue: lastResult?.initialValue?.note,
          errors: errors ?? undefined,
          maxLength: longestNote,
        }}
        label={t("enquiry.note")}
        isDense
        rows={2}
      />
      {isWaiting ? (
        <fieldset className="mt-3">
          <legend className="mb-2 text-xs font-semibold">{t("enquiry.answer.title")}</legend>
          <div className="grid grid-cols-2 gap-2">
            {answerWays.map((way) => (
              <button
                key={way}
                id={`answer-${way}`}
                type="submit"
                name="how"
                value={way}
                className={buttonClass({ kind: "secondary", size: "sm" })}
              >
                <Icon as={Check} />
                {t(`enquiry.how.${way}`)}
              </button>
            ))}
          </div>
          <FieldError field={{ id: "how", name: "how", errors: lastResult?.error?.how ?? undefined }} />
        </fieldset>
      ) : null}
      <button
        id="save-note"
        type="submit"
        name="intent"
        value="note"
        className={buttonClass({ kind: "quiet", size: "sm", className: "-ms-3 mt-2" })}
      >
        {t("enquiry.note.save")}
      </button>
    </form>
  );
}
