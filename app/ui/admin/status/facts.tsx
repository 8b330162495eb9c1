import { Check, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

import { useAdminText } from "~/i18n/admin";
import { Icon } from "~/ui/icon";

export type Fact = {
  label: string;
  value: ReactNode;
  /** Where it can be judged: as it should be, or to be looked after. */
  isGood?: boolean;
};

/** Facts with their names at the side; those that can be judged say how they stand, in a sign and in words. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-plaster-200">
      {facts.map(({ label, value, isGood }) => (
        <div key={label} className="grid gap-x-10 px-4 py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="text-stone-600">{label}</dt>
          <dd className="flex min-w-0 gap-2">
            {isGood === undefined ? null : <Sign isGood={isGood} />}
            <span className="min-w-0 break-words">{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Sign({ isGood }: { isGood: boolean }) {
  const { t } = useAdminText();
  return (
    <>
      <Icon
        as={isGood ? Check : TriangleAlert}
        className={`mt-0.5 size-4 shrink-0 ${isGood ? "text-ok-700" : "text-warn-700"}`}
      />
      <span className="sr-only">{t(isGood ? "status.good" : "status.attention")}:</span>
    </>
  );
}
