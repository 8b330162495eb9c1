import { useLoaderData } from "@remix-run/react";

import { findEntryFiles } from "~/domain/guide/check/guide-files.server";
import { asItHolds } from "~/domain/guide/corrections/corrected-files.server";
import { openEntry } from "~/domain/guide/corrections/entry-list.server";
import type { EntryFileName } from "~/domain/guide/entry-groups";
import { guideFolder } from "~/domain/guide/guide.server";
import { adminMeta } from "~/http/admin-meta";
import { notFound } from "~/http/not-found.server";
import { panelLoader } from "~/http/panel/panel-route.server";
import { dayInBarcelona } from "~/i18n/barcelona-time";
import { defaultLanguage, isLanguage } from "~/i18n/languages";
import { EntryPreviewScreen } from "~/ui/admin/guide/entry-preview-screen";

import { previewEntry } from "./preview-entry.server";

export const meta = adminMeta;

/** The article that the built-in writer makes of an entry as it holds: `?language=`, and of what is `?asked=` of it. */
export const loader = panelLoader({ may: "enter" }, async ({ request, url, params: { entry: key = "" }, now }) => {
  const release = findEntryFiles(guideFolder, key);
  if (!release) throw notFound();
  const said = url.searchParams.get("language") ?? "";
  const language = isLanguage(said) ? said : defaultLanguage;
  const contents = asItHolds(release).contents as Record<EntryFileName, string>;
  const asked = url.searchParams.get("asked") ?? "what";
  const seen = await previewEntry({ key, contents, language, asked }, request, now);
  // Its files cannot be read: nobody finds it in the guide either.
  if (!seen.ok) throw notFound();
  const { title } = openEntry(key, dayInBarcelona(now));
  return { title, entry: { key, title }, preview: seen.preview };
});

export default function Preview() {
  const { entry, preview } = useLoaderData<typeof loader>();
  return <EntryPreviewScreen entry={entry} preview={preview} />;
}
