import type { BriefStep } from "~/domain/enquiries/briefs/brief-progress";
import { leastRooms, type SearchBrief } from "~/domain/enquiries/briefs/search-brief";
import { formatList } from "~/i18n/format";
import { useText } from "~/i18n/text";

import { budgetWords } from "./brief-words";

type Props = { pathOf: (step: BriefStep) => string; brief: SearchBrief };

/** What was asked for, each answer with a way to change it. Nobody has to say again who they are. */
export function GivenAnswers({ pathOf, brief }: Props) {
  const { t, language } = useText();
  const { budget, propertyType, bedrooms, bathrooms, timeline, neighborhoods, features } = brief;
  const names = (words: string[]) => (words.length > 0 ? formatList(language, words) : undefined);
  const rooms = (choice: typeof bedrooms) => (leastRooms(choice) > 0 ? choice : undefined);
  const answers = [
    { step: 2, name: t("search.budget"), value: budget && budgetWords(t, language, budget) },
    {
      step: 2,
      name: t("search.type"),
      value: propertyType && propertyType !== "any" ? t(`property.type.${propertyType}`) : undefined,
    },
    { step: 2, name: t("search.bedrooms"), value: rooms(bedrooms) },
    { step: 2, name: t("search.bathrooms"), value: rooms(bathrooms) },
    { step: 2, name: t("search.soFar.move"), value: timeline && t(`search.timeline.${timeline}`) },
    {
      step: 3,
      name: t("search.neighborhoods"),
      value: names(neighborhoods.map((slug) => t(`search.neighborhood.${slug}`))),
    },
    { step: 3, name: t("search.features"), value: names(features.map((key) => t(`feature.${key}`))) },
    { step: 3, name: t("search.more"), value: brief.additionalRequirements ?? t("search.answers.noMore") },
  ] as const;
  return (
    <section aria-labelledby="given-answers" className="mt-10">
      <h2 id="given-answers" className="text-title-2">
        {t("search.answers")}
      </h2>
      <dl className="mt-3 border-t border-plaster-300 text-base">
        {answers.map(({ step, name, value }) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-plaster-200 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
          >
            <dt className="pt-2 text-sm text-stone-600 sm:py-2 sm:text-base">{name}</dt>
            <dd className="min-w-0 pb-2 font-medium wrap-anywhere max-sm:col-start-1 sm:py-2">
              {value ?? t("search.any")}
            </dd>
            <dd className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
              <ChangeLink href={pathOf(step)} answer={name} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A link to a step: on its page a plain one; in a dialog one that stays there, and never both. */
function ChangeLink({ href, answer }: { href: string; answer: string }) {
  const { t } = useText();
  const shared = {
    ...{ href, "aria-label": `${t("search.answer.change")}: ${answer}` },
    className: "inline-flex min-h-11 items-center text-mar-700 underline hover:text-mar-600",
  };
  return (
    <>
      <a {...shared} data-page-only>
        {t("search.answer.change")}
      </a>
      <span className="hidden in-[dialog]:contents">
        <a {...shared} data-dialog>
          {t("search.answer.change")}
        </a>
      </span>
    </>
  );
}
