import { Trans } from "react-i18next";

/** Says what the star beside a label means. */
export function RequiredNote() {
  return <Trans i18nKey="form.requiredNote" components={{ star: <span className="text-terra-600" /> }} />;
}
