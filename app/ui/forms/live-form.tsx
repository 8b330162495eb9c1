import { FormFailure } from "./form-failure";
import { formInDialog } from "./form-foot";
import { drawForm, type FormGiven, type FormName } from "./forms";

type Props<Name extends FormName> = { name: Name; given: FormGiven<Name> };

/**
 * A form that the browser checks as it is filled in: when it is first touched, app/enhance has React take over what stands
 * inside the element here. Above it, why an answer that was right could not be stored: that the server alone knows.
 */
export function LiveForm<Name extends FormName>({ name, given }: Props<Name>) {
  const failure = given.lastResult?.error?.[""]?.[0];
  return (
    <>
      {failure ? <FormFailure message={failure} /> : null}
      <div data-live-form={name} data-given={JSON.stringify(given)} className={formInDialog}>
        {drawForm(name, given)}
      </div>
    </>
  );
}
