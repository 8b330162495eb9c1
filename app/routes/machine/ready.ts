import type { RouteHandle } from "~/http/route-handle";

export const handle = { who: "programs", probe: true } satisfies RouteHandle;

/** Whoever hears this is served: it listens only when the data are brought up to date. Says nothing of faults that come later. */
export function loader() {
  return new Response("ready", {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
