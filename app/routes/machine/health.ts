import { checkMachine } from "~/http/panel/machine-check.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle = { who: "programs", probe: true } satisfies RouteHandle;

const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

/** Well: the database is read and takes writes, and its disk has room. Else 503 and the reason in a word. */
export async function loader() {
  const { fault } = await checkMachine();
  return fault === null ? new Response("ok", { headers }) : new Response(fault, { status: 503, headers });
}
