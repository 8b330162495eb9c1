import type { ReactNode } from "react";

import { versionName } from "~/domain/agency/setting-fields.schema";
import { useAdminText } from "~/i18n/admin";
import { SaveButton } from "~/ui/admin/save-button";

import type { FormState } from "./form-state";
import { Overtaken, type OvertakenLine } from "./overtaken";

type Props = {
  /** Which part it is of the form of its page, whose buttons send all parts along. Without one it is a form by itself. */
  part?: string;
  /** Where that is sent, and what buttons of it name that stand elsewhere. */
  action?: string;
  id?: string;
  text: string;
  state: FormState;
  /** Its fields by name, as they are said to the second of two people who saved it. */
  lines: readonly OvertakenLine[];
  children: ReactNode;
};

/** A form of the settings with few fields: what it is for, what somebody else saved meanwhile, its fields and one button. */
export function SmallForm({ part, action, id, text, state, lines, children }: Props) {
  const { t } = useAdminText();
  const isPart = part !== undefined;
  const content = (
    <>
      <p className="text-xs text-stone-600">{text}</p>
      {state.overtakenBy ? <Overtaken values={state.values} stored={state.overtakenBy} lines={lines} /> : null}
      <input type="hidden" name={isPart ? versionName(part) : "version"} value={state.values.version ?? ""} />
      {children}
      <div>
        <SaveButton
          {...(isPart ? { name: "intent", value: part } : {})}
          kind="secondary"
          busyLabel={t("settings.saving")}
        >
          {t("settings.save")}
        </SaveButton>
      </div>
    </>
  );
  const look = "grid gap-4 p-4";
  if (isPart) return <div className={look}>{content}</div>;
  return (
    <form id={id} method="post" action={action} noValidate className={look}>
      {content}
    </form>
  );
}

/** Enter presses the first button of a form: one before those of its parts, which saves them all. */
export function EnterSavesAll() {
  return <button name="intent" value="all" tabIndex={-1} aria-hidden="true" className="sr-only" />;
}
