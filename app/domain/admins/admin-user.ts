import type { Role } from "./role";

/** Why an admin user can be neither deactivated nor removed: somebody has to be able to enter afterwards. */
export type Hold = "oneself" | "last";

/** A row of the list of those who may enter, or will once they have signed up. */
export type AdminUser = {
  id: number;
  email: string;
  role: Role;
  isActive: boolean;
  /** ISO 8601, UTC. */
  addedAt: string;
  /** Whether an account with this e-mail is there and confirmed. */
  hasSignedUp: boolean;
  /** When they last used the panel, ISO 8601, UTC; null for never. */
  lastSeenAt: string | null;
};

export type ListedAdminUser = AdminUser & { hold: Hold | null };

/** The id that an address names; `undefined` for one that is none. */
export function readAdminUserId(segment: string | undefined): number | undefined {
  return segment !== undefined && /^[1-9]\d{0,8}$/.test(segment) ? Number(segment) : undefined;
}
