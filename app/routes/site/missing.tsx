import type { LoaderFunctionArgs } from "@remix-run/node";

import { db } from "~/db/db.server";
import { recordMissingPage } from "~/domain/site/missing-pages.server";
import { log } from "~/outside/log.server";

/** Any other address: counted, logged, and answered as not found. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  await recordMissingPage(db, pathname, new Date());
  log.info({ path: pathname }, "page not found");
  throw new Response("Not Found", { status: 404, statusText: "Not Found" });
}

export { loader as action };

export default function Missing() {
  return null;
}
