import "i18next";

import type { en } from "./en";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    // The panel's phrases are typed in admin.ts: so many in a second namespace are more than the compiler bears.
    resources: { translation: typeof en; admin: Record<string, string> };
    keySeparator: false;
    nsSeparator: false;
    returnNull: false;
  }
}
