import type { ReactNode } from "react";

import type { CostLine, CostOfBuying } from "~/domain/costs/cost-of-buying";
import type { CostsQuestion } from "~/domain/costs/costs-question";
import { formatCents, formatPercent, formatPrice } from "~/i18n/format";
import { useText } from "~/i18n/text";

import { useAmount } from "./amount";
import { FigureSource } from "./figure-source";

type Props = { question: CostsQuestion; answer: CostOfBuying; day: string };

/** Every cost with what it is made of, its date and its source, down to the sum. */
export function CostLines({ question, answer, day }: Props) {
  const { t, language } = useText();
  const amount = useAmount();
  const share = (part: number) => formatPercent(language, Math.round((part / question.price) * 1000) / 10);
  const { from, to } = answer.costs;
  return (
    <table className="mt-4 w-full text-base">
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("costs.lines.cost")}</th>
          <th scope="col">{t("costs.lines.amount")}</th>
        </tr>
      </thead>
      <tbody>
        {answer.lines.map((line) => (
          <tr key={line.name} className="border-b border-plaster-200 align-top">
            <th scope="row" className="py-3 pe-4 text-start font-normal">
              <span className="font-semibold">{t(`costs.line.${line.name}`)}</span>
              <Note line={line} />
              <FigureSource figures={line.figures} day={day} />
            </th>
            <td className="py-3 text-end font-medium min-[22rem]:whitespace-nowrap">{amount(line)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <Sum label={t("costs.sum")} note={[...new Set([share(from), share(to)])].join("–")}>
          {amount(answer.costs)}
        </Sum>
        <Sum label={t("costs.sum.total")}>{amount(answer.total)}</Sum>
      </tfoot>
    </table>
  );
}

function Sum({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  const { t } = useText();
  return (
    <tr className="border-b border-plaster-300 align-top">
      <th scope="row" className="py-3 pe-4 text-start font-semibold">
        {label}
        {note ? (
          <span className="block text-sm font-normal text-stone-600">{t("costs.note.share", { rate: note })}</span>
        ) : null}
      </th>
      <td className="py-3 text-end font-semibold min-[22rem]:whitespace-nowrap">{children}</td>
    </tr>
  );
}

function Note({ line }: { line: CostLine }) {
  const notes = useNotes(line);
  return notes.map((note) => (
    <span key={note} className="block text-sm text-stone-700">
      {note}
    </span>
  ));
}

/** What a cost is made of, in words. */
function useNotes(line: CostLine): string[] {
  const { t, language } = useText();
  const price = (euro: number) => formatPrice(language, euro);
  const percent = (rate: number) => formatPercent(language, rate);
  switch (line.name) {
    case "transferTax":
      return [
        ...line.slices.map(({ rate, amount, tax }) =>
          t("costs.note.slice", { rate: percent(rate), amount: price(amount), tax: price(tax) }),
        ),
        t("costs.note.effective", { rate: percent(line.rate) }),
      ];
    case "reducedTax":
    case "largeHolderTax":
    case "vat":
    case "stampDuty":
      return [t("costs.note.share", { rate: percent(line.rate) })];
    case "stampDutyRelief":
      return [t("costs.note.relief")];
    case "notary":
    case "registry":
      return [t(`costs.note.${line.name}`, { tariff: formatCents(language, line.tariff) })];
    case "lawyer":
      return [t("costs.note.lawyer", { rate: percent(line.rate), vat: percent(line.vat) })];
    case "paperwork":
    case "other":
      return [t(`costs.note.${line.name}`)];
  }
}
