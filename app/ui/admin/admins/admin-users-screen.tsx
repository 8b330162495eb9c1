import { Plus } from "lucide-react";

import type { ListedAdminUser } from "~/domain/admins/admin-user";
import { type Role, roles } from "~/domain/admins/role";
import { useAdminText } from "~/i18n/admin";
import { buttonClass, SubmitButton } from "~/ui/button";
import { type FieldState, SelectField, TextField } from "~/ui/fields/field";
import { Icon } from "~/ui/icon";

import { AdminPage, Panel } from "../admin-page";

import { AdminUserTable } from "./admin-user-table";

type Props = {
  /** null where they could not be read. */
  admins: readonly ListedAdminUser[] | null;
  now: Date;
  /** The e-mail that could not be added, and why. */
  attempt?: { email: string; role: Role; errors: string[] };
};

/** Who may enter, and the way to let one more in. */
export function AdminUsersScreen({ admins, now, attempt }: Props) {
  const { t } = useAdminText();
  const email: FieldState = {
    id: "email",
    name: "email",
    initialValue: attempt?.email,
    errors: attempt?.errors,
    required: true,
    maxLength: 254,
  };
  return (
    <AdminPage title={t("admins.title")}>
      <Panel title={t("admins.add")}>
        <form method="post" action="/admin/admins" className="flex flex-wrap items-start gap-3 p-4">
          <TextField
            field={email}
            label={t("admins.email")}
            hint={t("admins.note")}
            type="email"
            autoComplete="off"
            isDense
            className="min-w-64 flex-1"
          />
          <SelectField
            field={{ id: "role", name: "role", initialValue: attempt?.role ?? "admin", required: true }}
            label={t("admins.role")}
            hint={t("admins.role.note")}
            choices={roles.map((role) => ({ value: role, label: t(`admins.role.${role}`) }))}
            isDense
            className="min-w-56 flex-1"
          />
          {/* Level with the field, whatever stands below that. */}
          <SubmitButton size="sm" className="md:mt-6.5" busyLabel={t("admins.sending")}>
            <Icon as={Plus} className="size-4" />
            {t("admins.send")}
          </SubmitButton>
        </form>
      </Panel>
      <div id="admin-users" className="mt-5">
        {admins ? <AdminUserTable admins={admins} now={now} /> : <NotLoaded />}
      </div>
    </AdminPage>
  );
}

function NotLoaded() {
  const { t } = useAdminText();
  return (
    <div role="alert" className="border-s-4 border-bad-700 bg-bad-50 px-4 py-3">
      <p className="font-semibold text-bad-700">{t("admins.failed")}</p>
      <p className="mt-1">{t("admins.failed.text")}</p>
      <p className="mt-3">
        <a href="/admin/admins" className={buttonClass({ kind: "secondary", size: "sm" })}>
          {t("admins.retry")}
        </a>
      </p>
    </div>
  );
}
