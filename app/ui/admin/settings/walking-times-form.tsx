import { walkGoals } from "~/domain/places/walking-times";
import { useAdminText } from "~/i18n/admin";
import { AdminPage } from "~/ui/admin/admin-page";

import type { FormState } from "./form-state";
import { SettingsForm } from "./settings-form";

const list = "/admin/settings/neighborhoods";

/** How far it is on foot from the middle of one neighbourhood. */
export function WalkingTimesForm({ slug, name, state }: { slug: string; name: string; state: FormState }) {
  const { t } = useAdminText();
  const part = {
    title: t("settings.walkingTimes"),
    text: t("settings.walkingTimes.text"),
    lines: walkGoals.map((goal) => ({
      name: goal,
      label: t(`settings.walkingTimes.${goal}`),
      unit: t("settings.walkingTimes.minutes"),
      max: 4,
      isOptional: true,
    })),
  };
  return (
    <AdminPage title={name} parent={{ label: t("settings.neighborhoods"), href: list }}>
      <SettingsForm action={`${list}/${slug}`} state={state} parts={[part]} parent={list} />
    </AdminPage>
  );
}
