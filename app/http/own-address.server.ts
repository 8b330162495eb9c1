import { environment } from "~/environment.server";

/** The origin under which the site is known: as set, else as the request says. No slash at its end. */
export function ownOrigin(request: Request): string {
  return environment.baseUrl ?? new URL(request.url).origin;
}

/** The hosts whose addresses are our own, for the links of an article. */
export function ownHosts(request: Request): string[] {
  return [...new Set([new URL(ownOrigin(request)).host, new URL(request.url).host])];
}
