import type { ReactNode } from "react";

import { useAdminText } from "~/i18n/admin";
import { SaveButton } from "~/ui/admin/save-button";

import type { FormState } from "./form-state";
import { Overtaken, type OvertakenLine } from "./overtaken";

type Props = {
  /** What the settings page does with it. Without one the form goes to a page of its own, `action`. */
  intent?: string;
  action?: string;
  text: string;
  state: FormState;
  /** Its fields by name, as they are said to the second of two people who saved it. */
  lines: readonly OvertakenLine[];
  children: ReactNode;
};

/** A form of the settings with few fields: what it is for, what somebody else saved meanwhile, its fields and one button. */
export function SmallForm({ intent, action = "/admin/settings", text, state, lines, children }: Props) {
  const { t } = useAdminText();
  return (
    <form method="post" action={action} noValidate className="grid gap-4 p-4">
      {intent === undefined ? null : <input type="hidden" name="intent" value={intent} />}
      <p className="text-xs text-stone-600">{text}</p>
      {state.overtakenBy ? <Overtaken values={state.values} stored={state.overtakenBy} lines={lines} /> : null}
      <input type="hidden" name="version" value={state.values.version ?? ""} />
      {children}
      <div>
        <SaveButton kind="secondary" busyLabel={t("settings.saving")}>
          {t("settings.save")}
        </SaveButton>
      </div>
    </form>
  );
}
