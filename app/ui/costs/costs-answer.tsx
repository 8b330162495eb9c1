import { Printer, TriangleAlert } from "lucide-react";
import { Trans } from "react-i18next";

import type { CostOfBuying } from "~/domain/costs/cost-of-buying";
import type { CostMessages, CostsQuestion } from "~/domain/costs/costs-question";
import { formatCents, formatPrice } from "~/i18n/format";
import { useText } from "~/i18n/text";

import { ArrowLink } from "../arrow-link";
import { FactList } from "../fact-list";
import { Icon } from "../icon";

import { useAmount } from "./amount";
import { CostLines } from "./cost-lines";
import { LoanSection } from "./loan-answer";

type Props = { question: CostsQuestion; answer: CostOfBuying; advice: CostMessages; day: string };

/** What was asked comes to: the four figures first, then how each is made. */
export function CostsAnswer({ question, answer, advice, day }: Props) {
  const { t, language, to } = useText();
  return (
    <>
      <h2 className="text-title-1">
        <Trans
          i18nKey={`costs.asked.${question.kind}`}
          values={{ price: formatPrice(language, question.price) }}
          components={{ n: <span className="figures" /> }}
        />
      </h2>
      <p className="mt-1 text-base text-stone-700">
        {t(`costs.buyer.${question.buyer}`)}. {t(`costs.asked.${question.residence}`)}
      </p>
      <Stats question={question} answer={answer} />
      <Advice advice={advice} />
      <section aria-labelledby="lines" className="mt-12 print:mt-8">
        <h3 id="lines" className="text-title-1">
          {t("costs.lines")}
        </h3>
        <CostLines question={question} answer={answer} day={day} />
      </section>
      <Signing question={question} answer={answer} />
      {answer.loan ? <LoanSection question={question} loan={answer.loan} /> : null}
      <p className="mt-8 border-s border-terra-600 ps-5 text-base text-stone-700">{t("costs.offer")}</p>
      <div data-noprint className="mt-4 flex flex-wrap items-center gap-x-8">
        <ArrowLink href={to("/contact")}>{t("costs.ask")}</ArrowLink>
        <button
          type="button"
          data-print
          className="hidden min-h-11 items-center gap-2 text-base text-mar-700 hover:underline scripted:flex"
        >
          <Icon as={Printer} />
          {t("costs.print")}
        </button>
      </div>
    </>
  );
}

function Stats({ question, answer }: Pick<Props, "question" | "answer">) {
  const { t, language } = useText();
  const amount = useAmount();
  const { loan } = answer;
  const stats = [
    { label: t("costs.total"), value: amount(answer.total) },
    { label: t("costs.cash"), value: amount(answer.cash) },
    {
      label: t("costs.monthly", { years: t("costs.time", { count: question.years }) }),
      value: loan ? formatCents(language, loan.monthly) : t("costs.noLoan"),
    },
    {
      label: t("costs.interest"),
      value: loan ? formatPrice(language, Math.round(loan.interest)) : t("costs.noLoan"),
    },
  ];
  return (
    <dl className="mt-6 grid border-y border-plaster-300 sm:grid-cols-2">
      {stats.slice(0, loan ? 4 : 2).map(({ label, value }) => (
        <div key={label} className={`flex flex-col-reverse justify-end py-4 ${lines}`}>
          <dt className="text-sm text-stone-600">{label}</dt>
          <dd className="font-serif text-title-2 [font-kerning:none]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

// One under another on phones, two by two above: hairlines between, never around.
const lines = [
  "max-sm:not-first:border-t max-sm:not-first:border-plaster-200",
  "sm:nth-[n+3]:border-t sm:nth-[n+3]:border-plaster-200",
  "sm:even:border-s sm:even:border-plaster-200 sm:even:ps-5",
].join(" ");

/** What is unusual in the question, said once more beside what came of it. */
function Advice({ advice }: { advice: CostMessages }) {
  const { say } = useText();
  const messages = [...new Set(Object.values(advice))];
  if (messages.length === 0) return null;
  return (
    <ul className="mt-5 space-y-2 bg-warn-50 p-4 text-base">
      {messages.map((message) => (
        <li key={message} className="flex gap-2">
          <Icon as={TriangleAlert} className="mt-1 size-4 text-warn-700" />
          {say(message)}
        </li>
      ))}
    </ul>
  );
}

function Signing({ question, answer }: Pick<Props, "question" | "answer">) {
  const { t, language } = useText();
  const amount = useAmount();
  const price = (euro: number) => formatPrice(language, euro);
  const facts = [
    { label: t("costs.signing.price"), value: price(question.price) },
    { label: t("costs.signing.costs"), value: amount(answer.costs) },
    ...(answer.loan ? [{ label: t("costs.signing.loan"), value: price(-answer.loan.amount) }] : []),
    { label: t("costs.cash"), value: amount(answer.cash) },
  ];
  return (
    <section aria-labelledby="signing" className="mt-14 print:mt-8">
      <h3 id="signing" className="text-title-1">
        {t("costs.signing")}
      </h3>
      <FactList facts={facts} className="mt-4" />
      <p className="mt-3 text-sm text-stone-600">{t("costs.signing.note")}</p>
    </section>
  );
}
