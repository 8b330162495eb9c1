import { PasswordsBusy } from "~/domain/admins/password.server";

/** Does what needs a password hashed, or says that too many wait for that already. */
export async function unlessBusy<Result>(work: () => Promise<Result>): Promise<Result | "busy"> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PasswordsBusy) return "busy";
    throw error;
  }
}
