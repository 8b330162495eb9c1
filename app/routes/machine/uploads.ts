import type { LoaderFunctionArgs } from "@remix-run/node";

import { environment } from "~/environment.server";
import { notFound } from "~/http/not-found.server";
import { standingHeaders } from "~/http/security-headers.server";
import { openUpload } from "~/outside/photos/serve.server";

/** The files made from photos. Their names are random and never used again, so they may be kept for ever. */
export async function loader({ params }: LoaderFunctionArgs) {
  const file = await openUpload(params.file ?? "", environment.uploadsDir);
  if (!file) throw notFound();
  return new Response(file.stream, {
    headers: {
      ...standingHeaders,
      "Content-Type": file.type,
      "Content-Length": String(file.size),
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
