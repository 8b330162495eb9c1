import { CircleAlert } from "lucide-react";
import type { MouseEvent } from "react";

import { useText } from "~/i18n/text";
import { Icon } from "~/ui/icon";

import type { FieldState } from "./field";

type Props = {
  fields: readonly FieldState[];
  /** In place of the number of things to correct. */
  title?: string;
  /** A sentence above the links. */
  text?: string;
  /** What the fields are called, by id: said before each complaint where many are alike. */
  labels?: Readonly<Record<string, string>>;
};

/** After a refused form: how many things to correct, each a link to its field. Takes the focus where script runs. */
export function ErrorSummary({ fields, title, text, labels = {} }: Props) {
  const { t, say } = useText();
  const wrong = fields.filter((field) => field.errors?.length);
  if (wrong.length === 0) return null;
  return (
    // The list grows shorter while things are put right; read out again at each step it would drown what is being typed.
    <div
      role="alert"
      aria-atomic="false"
      aria-relevant="additions"
      tabIndex={-1}
      data-focus
      className="mt-8 border-s-4 border-bad-700 bg-bad-50 p-5"
    >
      <h2 className="flex items-center gap-2 font-sans text-md font-semibold text-bad-700">
        <Icon as={CircleAlert} className="size-5" />
        {title ?? t("form.toCorrect", { count: wrong.length })}
      </h2>
      {text ? <p className="mt-2 text-base">{text}</p> : null}
      <ul className="mt-2 space-y-1 text-base">
        {wrong.map((field) => (
          <li key={field.id}>
            <a href={`#${field.id}`} onClick={(event) => leadTo(field, event)} className="text-bad-700 underline">
              {labels[field.id] ? `${labels[field.id]}: ` : ""}
              {say(field.errors?.[0] ?? "field.invalid")}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** On a page that React has taken over, its router would take the link for a new page and forget the server's complaints. */
function leadTo({ id }: FieldState, event: MouseEvent) {
  const place = document.getElementById(id);
  const answer = "input, select, textarea";
  const field = place?.matches(answer) ? place : place?.querySelector<HTMLElement>(answer);
  if (!field) return;
  event.preventDefault();
  field.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
}
