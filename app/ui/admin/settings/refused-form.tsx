import { useAdminText } from "~/i18n/admin";

import type { FormState } from "./form-state";
import { MailTestForm } from "./mail-test-form";
import { MortgageForm } from "./mortgage-form";
import { ProofForm } from "./proof-form";
import { SmallFormPage } from "./small-form-page";
import { TurnkeyForm } from "./turnkey-form";

type Props = { state: FormState; mortgage: { wasChecked: boolean }; today: string };

/** The small form of the settings that could not be taken, alone, so that its errors are seen on a phone too. */
export function RefusedForm({ state, mortgage, today }: Props) {
  const { t } = useAdminText();
  if (state.values.intent === "mortgage") {
    return (
      <SmallFormPage title={t("settings.mortgage")}>
        <MortgageForm state={state} today={today} wasChecked={mortgage.wasChecked} />
      </SmallFormPage>
    );
  }
  if (state.values.intent === "turnkey") {
    return (
      <SmallFormPage title={t("settings.turnkey")}>
        <TurnkeyForm state={state} />
      </SmallFormPage>
    );
  }
  if (state.values.intent === "proof") {
    return (
      <SmallFormPage title={t("settings.proof")}>
        <ProofForm state={state} />
      </SmallFormPage>
    );
  }
  return (
    <SmallFormPage title={t("settings.mailTest")}>
      <MailTestForm state={state} />
    </SmallFormPage>
  );
}
