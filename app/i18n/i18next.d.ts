import "i18next";

import type { en } from "./en";
import type { admin } from "./en/admin";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: typeof en; admin: typeof admin };
    keySeparator: false;
    nsSeparator: false;
    returnNull: false;
  }
}
