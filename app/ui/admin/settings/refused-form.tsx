import { useAdminText } from "~/i18n/admin";

import type { FormState } from "./form-state";
import { MailTestForm } from "./mail-test-form";
import { MortgageForm } from "./mortgage-form";
import { ProofForm } from "./proof-form";
import { SmallFormPage } from "./small-form-page";
import { TurnkeyForm } from "./turnkey-form";

type Props = {
  state: FormState;
  mortgage: { state: FormState; wasChecked: boolean };
  proof: FormState;
  turnkey: FormState;
  mailTest: FormState;
  today: string;
};

/**
 * The part of the settings that could not be taken, alone, so that its errors are seen on a phone too. What was typed into the others
 * goes along unseen.
 */
export function RefusedForm({ state, mortgage, proof, turnkey, mailTest, today }: Props) {
  const { t } = useAdminText();
  const parts = {
    mortgage: {
      title: t("settings.mortgage"),
      own: mortgage.state,
      form: <MortgageForm state={state} today={today} wasChecked={mortgage.wasChecked} />,
    },
    turnkey: { title: t("settings.turnkey"), own: turnkey, form: <TurnkeyForm state={state} /> },
    proof: { title: t("settings.proof"), own: proof, form: <ProofForm state={state} /> },
    "mail-test": { title: t("settings.mailTest"), own: mailTest, form: <MailTestForm state={state} /> },
  };
  const refused = Object.entries(parts).find(([name]) => name === state.values.intent)?.[1] ?? parts["mail-test"];
  const others = Object.entries(state.values).filter(([name]) => !(name in refused.own.values) && name !== "intent");
  return (
    <SmallFormPage title={refused.title}>
      <form method="post" action="/admin/settings" noValidate>
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {refused.form}
      </form>
    </SmallFormPage>
  );
}
