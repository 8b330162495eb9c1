import type { Generated } from "kysely";

import type { LinkPurpose } from "./admin";

export interface UserTable {
  id: Generated<number>;
  email: string;
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
}

export interface AdminUserTable {
  id: Generated<number>;
  user_id: number | null; // set when the account with this e-mail is confirmed
  email: string;
  role: Generated<"admin">;
  is_active: Generated<0 | 1>;
  created_at: string;
}

export interface UserTokenTable {
  token_hash: string; // SHA-256 of what the link in the mail carries
  user_id: number;
  purpose: LinkPurpose;
  expires_at: string; // ISO 8601, UTC
  used_at: string | null;
}
