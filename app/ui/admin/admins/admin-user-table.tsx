import { Check, Clock, KeyRound, Minus, Trash2 } from "lucide-react";

import type { ListedAdminUser } from "~/domain/admins/admin-user";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { formatDay } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { questionPath } from "~/ui/admin/question-path";
import { Badge } from "~/ui/badge";
import { SubmitButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { InviteAgain, RoleSwitch, SecondFactorOff } from "./admin-user-deeds";

/** Everybody on the list, the last added first; below the middle size each row becomes a card of two lines. */
export function AdminUserTable({ admins, now }: { admins: readonly ListedAdminUser[]; now: Date }) {
  const { t } = useAdminText();
  return (
    <div className="relative scrolls-sideways border border-plaster-200 bg-plaster-0">
      <table className="w-full max-md:block [&_td:first-child]:ps-4 [&_th:first-child]:ps-4">
        <caption className="sr-only">{t("admins.title")}</caption>
        <thead className="bg-plaster-100 text-start text-xs text-stone-700 max-md:sr-only">
          <tr>
            <th scope="col" className="h-9 px-3 text-start">
              {t("admins.email")}
            </th>
            <th scope="col" className="px-3 text-start">
              {t("admins.state")}
            </th>
            <th scope="col" className="px-3 text-start">
              {t("admins.role")}
            </th>
            <th scope="col" className="px-3 text-end">
              {t("admins.added")}
            </th>
            <th scope="col" className="px-3 text-end max-lg:hidden">
              {t("admins.seen")}
            </th>
            <th scope="col">
              <span className="sr-only">{t("admins.actions")}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-plaster-200 max-md:block">
          {admins.map((admin) => (
            <AdminUserRow key={admin.id} admin={admin} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function AdminUserRow({ admin, now }: { admin: ListedAdminUser; now: Date }) {
  const { t } = useAdminText();
  const { email, role, isActive, isOwner, hasSignedUp, hasSecondFactor, invitedAt, addedAt, lastSeenAt } = admin;
  return (
    <tr className="max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:p-4 md:hover:bg-plaster-50">
      <td className="font-medium break-all max-md:w-full max-md:ps-0! md:px-3 md:py-2">{email}</td>
      <td className="md:px-3 md:py-2">
        <span className="flex flex-wrap gap-1.5">
          <ActiveBadge isActive={isActive} />
          {hasSignedUp ? null : (
            <Badge className="bg-warn-50 text-warn-700">
              <Icon as={Clock} className="size-3" />
              {t("admins.waits")}
            </Badge>
          )}
          {hasSecondFactor ? (
            <Badge className="bg-mar-50 text-mar-700">
              <Icon as={KeyRound} className="size-3" />
              {t("admins.secondFactor")}
            </Badge>
          ) : null}
        </span>
        {invitedAt === null ? null : (
          <span className="figures mt-1 block text-xs text-stone-600">
            {t("admins.invited", { day: formatDay(defaultLanguage, invitedAt) })}
          </span>
        )}
      </td>
      <td className="max-md:text-stone-600 md:px-3">
        {isOwner ? <Badge className="bg-mar-700 text-plaster-0">{t("admins.owner")}</Badge> : t(`admins.role.${role}`)}
      </td>
      <td className="figures max-md:text-stone-600 md:px-3 md:text-end">
        <span className="md:hidden">{t("admins.added")} </span>
        {formatDay(defaultLanguage, addedAt)}
      </td>
      <td className="figures px-3 text-end max-lg:hidden">
        {lastSeenAt === null ? t("admins.never") : moment(t, lastSeenAt, now)}
      </td>
      <td className="max-md:w-full md:px-2">
        <Actions admin={admin} />
      </td>
    </tr>
  );
}

function ActiveBadge({ isActive }: { isActive: boolean }) {
  const { t } = useAdminText();
  return isActive ? (
    <Badge className="bg-ok-50 text-ok-700">
      <Icon as={Check} className="size-3" />
      {t("admins.active")}
    </Badge>
  ) : (
    <Badge className="bg-plaster-200 text-stone-700">
      <Icon as={Minus} className="size-3" />
      {t("admins.inactive")}
    </Badge>
  );
}

/** What can be done with a person, or the reason why nothing can. */
function Actions({ admin }: { admin: ListedAdminUser }) {
  const { id, email, isActive, hold } = admin;
  const { t } = useAdminText();
  if (hold) return <p className="text-stone-600 md:px-3 md:text-end">{t(`admins.hold.${hold}`)}</p>;
  return (
    <div className="flex flex-wrap items-center justify-end max-md:-mx-3 max-md:justify-start">
      <InviteAgain admin={admin} />
      <SecondFactorOff admin={admin} />
      <RoleSwitch admin={admin} />
      <form method="post" action={`/admin/admins/${id}`} data-swap="admin-users">
        <input type="hidden" name="intent" value={isActive ? "deactivate" : "activate"} />
        <SubmitButton
          id={`switch-${id}`}
          kind="quiet"
          size="sm"
          aria-label={t(isActive ? "admins.deactivate.of" : "admins.activate.of", { email })}
          busyLabel={t(isActive ? "admins.deactivating" : "admins.activating")}
        >
          {t(isActive ? "admins.deactivate" : "admins.activate")}
        </SubmitButton>
      </form>
      <a
        href={questionPath("admins/remove", id)}
        data-dialog
        aria-label={t("admins.remove", { email })}
        title={t("admins.remove", { email })}
        className="flex size-9 items-center justify-center rounded-xs text-stone-600 hover:bg-plaster-100 hover:text-bad-700 max-md:size-11"
      >
        <Icon as={Trash2} className="size-4" />
      </a>
    </div>
  );
}
