import { useAdminText } from "~/i18n/admin";

import type { CommonFailure } from "./attempt";

/** Says what failed though nothing was wrong with what was typed. */
export function useFailureText(): (failure: CommonFailure) => string {
  const { t } = useAdminText();
  return (failure) =>
    failure.reason === "tooMany"
      ? t("signIn.failed.tooMany", { count: failure.minutes })
      : t(`signIn.failed.${failure.reason}`);
}
