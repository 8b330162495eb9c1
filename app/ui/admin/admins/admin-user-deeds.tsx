import type { ListedAdminUser } from "~/domain/admins/admin-user";
import { useAdminText } from "~/i18n/admin";
import { SubmitButton } from "~/ui/button";

/** Sends the invitation again to who has not signed up. */
export function InviteAgain({ admin: { id, email, isActive, hasSignedUp } }: { admin: ListedAdminUser }) {
  const { t } = useAdminText();
  if (hasSignedUp || !isActive) return null;
  return (
    <form method="post" action={`/admin/admins/${id}`} data-swap="admin-users">
      <input type="hidden" name="intent" value="invite" />
      <SubmitButton
        id={`invite-${id}`}
        kind="quiet"
        size="sm"
        aria-label={t("admins.invite.of", { email })}
        busyLabel={t("admins.inviting")}
      >
        {t("admins.invite")}
      </SubmitButton>
    </form>
  );
}

/** Gives the other role. */
export function RoleSwitch({ admin: { id, email, role } }: { admin: ListedAdminUser }) {
  const { t } = useAdminText();
  const other = role === "admin" ? "assistant" : "admin";
  const label = other === "admin" ? "admins.makeAdmin" : "admins.makeAssistant";
  return (
    <form method="post" action={`/admin/admins/${id}`} data-swap="admin-users">
      <input type="hidden" name="intent" value="role" />
      <input type="hidden" name="role" value={other} />
      <SubmitButton
        id={`role-${id}`}
        kind="quiet"
        size="sm"
        aria-label={t(`${label}.of`, { email })}
        busyLabel={t("admins.changing")}
      >
        {t(label)}
      </SubmitButton>
    </form>
  );
}

/** For somebody who has lost both phone and recovery codes. */
export function SecondFactorOff({ admin: { id, email, hasSecondFactor } }: { admin: ListedAdminUser }) {
  const { t } = useAdminText();
  if (!hasSecondFactor) return null;
  return (
    <form method="post" action={`/admin/admins/${id}`} data-swap="admin-users">
      <input type="hidden" name="intent" value="second-factor-off" />
      <SubmitButton
        id={`second-factor-${id}`}
        kind="quiet"
        size="sm"
        aria-label={t("admins.secondFactor.off.of", { email })}
        busyLabel={t("admins.changing")}
      >
        {t("admins.secondFactor.off")}
      </SubmitButton>
    </form>
  );
}
