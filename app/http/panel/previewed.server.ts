import { redirect } from "@remix-run/node";

import { adminHeaders } from "~/http/admin-headers.server";
import type { Visit } from "~/http/panel/panel-route.server";
import { href } from "~/i18n/href";
import { isLanguage, type Language } from "~/i18n/languages";

/** The language in which a preview is asked for. @param source of the listing's own texts, where none is named */
export function previewLanguage({ url }: Pick<Visit, "url">, source: Language): Language {
  const asked = url.searchParams.get("language");
  return isLanguage(asked) ? asked : source;
}

/** Leads from the preview of what is public by now to its page. @param path without language */
export function toPublicPage(language: Language, path: string): Response {
  return redirect(href(language, path), { headers: adminHeaders });
}
