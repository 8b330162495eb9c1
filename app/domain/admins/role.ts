/** What somebody of the staff is. The owner is an admin too. */
export const roles = ["admin", "assistant"] as const;
export type Role = (typeof roles)[number];

/**
 * What not everybody of the staff may: manage admin users, change settings (the hours that visitors may book among them),
 * erase a person's data, take data out of the house, bring a backup back, read who did what, read the mails kept as files
 * (links in them open accounts).
 */
export type Right = "admins" | "settings" | "erasure" | "export" | "restore" | "activity" | "mails";

const assistants: readonly Right[] = [];

/** Whether somebody with this role may do that. Everything that is no `Right` is open to all of the staff. */
export function may({ role }: { role: Role }, right: Right): boolean {
  return role === "admin" || assistants.includes(right);
}
