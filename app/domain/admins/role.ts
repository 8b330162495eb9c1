/** What somebody of the staff is. The owner is an admin too. */
export const roles = ["admin", "assistant"] as const;
export type Role = (typeof roles)[number];

/**
 * What not everybody of the staff may: manage admin users, change settings (the hours that visitors may book among them),
 * erase a person's data, take data out of the house, read who did what, read the mails kept as files
 * (links in them open accounts), make and fetch backups.
 */
export type Right = "admins" | "settings" | "erasure" | "export" | "activity" | "mails" | "backups";

const assistants: readonly Right[] = [];
/** With a backup everything about everybody leaves the house, and the secret by which sign-ins are known. */
const owner: readonly Right[] = ["backups"];

/** Whether somebody with this role may do that. Everything that is no `Right` is open to all of the staff. */
export function may({ role, isOwner }: { role: Role; isOwner: boolean }, right: Right): boolean {
  if (owner.includes(right)) return isOwner;
  return role === "admin" || assistants.includes(right);
}
