import { guideArchive } from "~/domain/guide/corrections/guide-archive.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { panelLoader } from "~/http/panel/panel-route.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle = { who: "staff" } satisfies RouteHandle;

/** The guide with its corrections, as the files of the project. */
export const loader = panelLoader({ may: "export" }, async ({ now }) => {
  return new Response(await guideArchive(), {
    headers: {
      ...adminHeaders,
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="guide-${now.toISOString().slice(0, 10)}.zip"`,
    },
  });
});
