import type { PlacedFault } from "~/domain/guide/corrections/correction";
import type { AdminText } from "~/i18n/admin";

/** A fault of another file than the one at which it is said: which, and where in it. */
export function faultWords(t: AdminText, { entry, file, line, fault }: PlacedFault): string {
  return t("guide.fault.elsewhere", { entry, file, line, fault });
}
