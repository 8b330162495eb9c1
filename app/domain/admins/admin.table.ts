import type { Generated } from "kysely";

import type { LinkPurpose } from "./admin";
import type { Role } from "./role";

export interface UserTable {
  id: Generated<number>;
  email: string;
  name: Generated<string>; // "" where nobody gave one
  password_hash: string; // argon2id
  email_confirmed_at: string | null; // ISO 8601, UTC; without it the account has no rights
  created_at: string;
  updated_at: string;
  last_seen_at: string | null; // ISO 8601, UTC; to the minute
}

export interface SessionTable {
  id: string; // SHA-256 of what the cookie carries
  user_id: number;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  password_at: string | null; // when the password was last given in it
  device: Generated<string>; // browser and system, such as "Firefox on Windows"
}

export interface AdminUserTable {
  id: Generated<number>;
  user_id: number | null; // set when the account with this e-mail is confirmed
  email: string;
  role: Generated<Role>;
  is_active: Generated<0 | 1>;
  is_owner: Generated<0 | 1>;
  created_at: string;
}

export interface UserTokenTable {
  token_hash: string; // SHA-256 of what the link in the mail carries
  user_id: number;
  purpose: LinkPurpose;
  expires_at: string; // ISO 8601, UTC
  used_at: string | null;
}

export interface InvitationTable {
  admin_user_id: number;
  token_hash: string; // SHA-256 of what the link in the mail carries
  sent_at: string; // ISO 8601, UTC
  expires_at: string;
  used_at: string | null;
}

export interface SecondFactorTable {
  user_id: number;
  sealed_secret: string; // encrypted: see second-factor-secret.server.ts
  begun_at: string; // ISO 8601, UTC
  confirmed_at: string | null; // in force from then on
  last_step: Generated<number>; // of thirty seconds since 1970
}

export interface RecoveryCodeTable {
  user_id: number;
  code_hash: string; // SHA-256
  used_at: string | null;
}

export interface AccountRequestTable {
  kind: "sign-up" | "forgot";
  asked: Generated<number>;
  withheld: Generated<number>; // of these, how many had no mail because of a cap
  last_at: string;
}
