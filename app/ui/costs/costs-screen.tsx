import { ArrowDown } from "lucide-react";

import type { AgencyIdentity } from "~/domain/agency/agency";
import type { MortgageDefaults } from "~/domain/agency/mortgage";
import type { CostOfBuying } from "~/domain/costs/cost-of-buying";
import { costFields, type CostMessages } from "~/domain/costs/costs-question";
import type { AskedCosts } from "~/domain/costs/read-costs";
import { useText } from "~/i18n/text";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { ContactBar } from "~/ui/frame/contact-bar";

import { Breadcrumb } from "../breadcrumb";
import { Once } from "../drawn-once";
import { Icon } from "../icon";

import { useAmount } from "./amount";
import { CostsAnswer } from "./costs-answer";
import { CostsFacts } from "./costs-facts";
import { calculation, costField, CostsForm } from "./costs-form";

type Props = {
  asked: AskedCosts;
  advice: CostMessages;
  /** Null until there is a question that can be answered. */
  answer: CostOfBuying | null;
  /** The rate of interest to begin with. */
  usual: MortgageDefaults;
  /** Today in Barcelona, ISO date. */
  day: string;
  agency: AgencyIdentity;
};

/** What a home costs in the end: the question on the left, what it comes to on the right, and what that rests on below. */
export function CostsScreen({ asked, advice, answer, usual, day, agency }: Props) {
  const { t, to } = useText();
  return (
    <>
      <main id="main">
        <Breadcrumb parents={[{ label: t("nav.home"), href: to("/") }]} current={t("costs.nav")} />
        <div className="wrap pb-section max-md:pt-4">
          <h1 className="max-w-3xl text-display-1">{t("costs.title")}</h1>
          <p className="mt-4 max-w-2xl text-lg text-stone-700">{t("costs.lead")}</p>
          <div
            id={calculation}
            className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-[24rem_minmax(0,1fr)] print:block"
          >
            {answer ? <AnswerInShort answer={answer} /> : null}
            <div>
              {asked.isAsked ? (
                <CostsForm asked={asked} advice={advice} usual={usual} />
              ) : (
                <Once name="costs form" of={[usual]}>
                  {() => <CostsForm asked={asked} advice={advice} usual={usual} />}
                </Once>
              )}
            </div>
            <div id="outcome" className="min-w-0 scroll-mt-6">
              <Outcome asked={asked} advice={advice} answer={answer} day={day} />
            </div>
          </div>
        </div>
        <Once name="costs facts" by={day}>
          {() => <CostsFacts day={day} />}
        </Once>
      </main>
      <ContactBar agency={agency} />
    </>
  );
}

/** On a phone the form stands before the answer: what most people want to know comes before both, and leads to the rest. */
function AnswerInShort({ answer }: { answer: CostOfBuying }) {
  const { t } = useText();
  const amount = useAmount();
  const figures = [
    { label: t("costs.total"), value: amount(answer.total) },
    { label: t("costs.cash"), value: amount(answer.cash) },
  ];
  return (
    <div data-noprint className="-mb-6 bg-mar-50 p-5 lg:hidden">
      <dl className="grid gap-4 sm:grid-cols-2">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-stone-700">{label}</dt>
            <dd className="font-serif text-title-2">{value}</dd>
          </div>
        ))}
      </dl>
      <a href="#outcome" className="mt-3 inline-flex min-h-11 items-center gap-2 font-medium text-mar-700 underline">
        {t("costs.lines")}
        <Icon as={ArrowDown} className="size-4" />
      </a>
    </div>
  );
}

function Outcome({ asked, advice, answer, day }: Pick<Props, "asked" | "advice" | "answer" | "day">) {
  const { t } = useText();
  if (asked.question && answer) {
    return <CostsAnswer question={asked.question} answer={answer} advice={advice} day={day} />;
  }
  if (asked.isAsked) {
    return (
      <>
        <h2 className="text-title-1">{t("costs.errors.title")}</h2>
        <ErrorSummary fields={costFields.map((name) => costField(name, asked))} />
      </>
    );
  }
  return (
    <div className="border border-dashed border-stone-500 p-8 md:p-12">
      <h2 className="text-title-1">{t("costs.begin.title")}</h2>
      <p className="mt-2 max-w-xl text-lg text-stone-700">{t("costs.begin.text")}</p>
    </div>
  );
}
