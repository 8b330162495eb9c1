import type { Role } from "./role";

/** Why an admin user stays as it is: it is the owner's, one's own, or nobody could enter afterwards. */
export type Hold = "owner" | "oneself" | "last";

/** A row of the list of those who may enter, or will once they have signed up. */
export type AdminUser = {
  id: number;
  email: string;
  role: Role;
  isActive: boolean;
  isOwner: boolean;
  /** ISO 8601, UTC. */
  addedAt: string;
  /** Whether an account with this e-mail is there and confirmed. */
  hasSignedUp: boolean;
  /** When the invitation was last sent to somebody who has not come yet, ISO 8601, UTC; null where none is open. */
  invitedAt: string | null;
  /** Whether signing in takes a code from their phone too. */
  hasSecondFactor: boolean;
  /** When they last used the panel, ISO 8601, UTC; null for never. */
  lastSeenAt: string | null;
};

export type ListedAdminUser = AdminUser & { hold: Hold | null };
