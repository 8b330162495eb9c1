import { ChevronDown } from "lucide-react";

import type { Errors, Entered, Field, ListingForm } from "~/domain/listings/form";
import { useAdminText } from "~/i18n/admin";
import { Icon } from "~/ui/icon";

/** A part of a long form, under the id of its heading. Its fields begin with `first` and end before the next part that has any. */
export type FormPart<Values extends Entered> = { id: string; title: string; first?: Field<Values> };

type Props<Values extends Entered> = {
  form: ListingForm<Values>;
  parts: readonly FormPart<Values>[];
  errors: Errors<Values>;
};

/**
 * The parts of a long form and how much is to be corrected in each: always in sight on a desk, to be opened on a phone.
 * Where script runs the part that one is in is marked (app/enhance/admin/form-contents.ts).
 */
export function FormContents<Values extends Entered>({ form, parts, errors }: Props<Values>) {
  const { t } = useAdminText();
  const counts = countErrors(form, parts, errors);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const links = parts.map(({ id, title }) => (
    <li key={id}>
      <a
        href={`#${id}`}
        className="inline-flex min-h-11 items-center gap-1.5 font-medium whitespace-nowrap text-mar-700 hover:underline border-b-2 border-transparent aria-[current=true]:border-terra-600 aria-[current=true]:text-ink max-md:w-full"
      >
        {title}
        <Count count={counts.get(id) ?? 0} />
      </a>
    </li>
  ));
  return (
    <>
      <details className="group -mt-2 mb-5 border border-plaster-200 bg-plaster-0 md:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 font-semibold">
          <span className="min-w-0 flex-1">{t("formContents.title")}</span>
          <Count count={all} />
          <Icon as={ChevronDown} className="size-4.5 text-stone-600 group-open:rotate-180" />
        </summary>
        <ul data-form-contents className="border-t border-plaster-200 px-4 py-1">
          {links}
        </ul>
      </details>
      <nav
        aria-label={t("formContents.title")}
        className="sticky top-13 z-10 -mx-6 mb-6 border-y border-plaster-300 bg-plaster-100 px-6 max-md:hidden"
      >
        <ul data-form-contents className="flex flex-wrap gap-x-6">
          {links}
        </ul>
      </nav>
    </>
  );
}

function Count({ count }: { count: number }) {
  const { t } = useAdminText();
  if (count === 0) return null;
  return (
    <span className="figures min-w-5 rounded-xs bg-bad-700 px-1 text-center text-xs font-semibold text-plaster-0 no-underline">
      {count}
      <span className="sr-only"> {t("formContents.toCorrect")}</span>
    </span>
  );
}

/** How many fields of each part are to be corrected. */
function countErrors<Values extends Entered>(
  { fields }: ListingForm<Values>,
  parts: readonly FormPart<Values>[],
  errors: Errors<Values>,
): Map<string, number> {
  const counts = new Map<string, number>();
  let part: string | undefined;
  for (const field of fields) {
    part = parts.find(({ first }) => first === field)?.id ?? part;
    if (part !== undefined && errors[field]?.length) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return counts;
}
