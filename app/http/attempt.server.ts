type Errors = { email?: string[] | null; password?: string[] | null };

/** What a page is drawn with after a form that did not let somebody in: the e-mail, never the password, and the reason. */
export function attemptOf<const Failure = never>(
  form: FormData,
  { errors, failure }: { errors?: Errors | null; failure?: Failure },
): { email: string; errors: Errors; failure: Failure | null } {
  const typed = form.get("email");
  return { email: typeof typed === "string" ? typed : "", errors: errors ?? {}, failure: failure ?? null };
}
