import { Trans } from "react-i18next";

/** Says what the star beside a label means. It goes to a line of its own where it does not fit beside the lead. */
export function RequiredNote() {
  return (
    <span className="inline-block">
      <Trans i18nKey="form.requiredNote" components={{ star: <span className="text-terra-600" /> }} />
    </span>
  );
}
