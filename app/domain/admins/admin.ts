import type { Role } from "./role";

/** Somebody who proved with a password who they are. That alone gives no rights. */
export type Account = {
  id: number;
  email: string;
  isConfirmed: boolean;
};

/** Somebody who may work in the admin panel. */
export type Admin = { userId: number; email: string; name: string; role: Role; isOwner: boolean };

/** Why an account may not: its e-mail was never confirmed, nobody added it, an admin deactivated it, or its rights could not be read. */
export type Refusal = "unconfirmed" | "notAdded" | "deactivated" | "unread";

export type Rights = { ok: true; admin: Admin } | { ok: false; email: string; reason: Refusal };

/** What a link in a mail is for: confirming the e-mail of an account, or giving it a new password. */
export type LinkPurpose = "confirm" | "reset";

/** Why a link in a mail leads nowhere. `unknown`: damaged, or a newer mail has taken its place. */
export type DeadLink = "unknown" | "used" | "expired";
