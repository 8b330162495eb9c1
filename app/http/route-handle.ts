/**
 * What a route says of itself to the server in front of Remix (app/server). It is written as a literal: the build reads it from the
 * source, without running the route, and adds what the layouts around a route say (app/server/route-descriptions.ts). A route that says
 * nothing is somebody's own: it is never kept and never public.
 */
export type RouteHandle = {
  /**
   * The same for all who ask: drawn once, and sent again until the site's content changes, for so many seconds at most. `query`: the words that
   * it reads in its address; with any other, which somebody may have made up, it is drawn and not kept.
   */
  kept?: { seconds: number; query: readonly string[] };
  /** The same for all who ask, and says itself for how long a browser may keep it. It is not kept here. */
  public?: true;
  /** Somebody fills it in: it is drawn before pages that are only read. */
  form?: true;
  /** For whom it is, where not for visitors: what staff ask for waits in a line of its own. */
  who?: "staff" | "programs";
  /** Photographs or films are sent to it, by somebody signed in. */
  upload?: true;
  /** Its answer names a file that is sent in its place: a backup. */
  download?: true;
  /** A part of its address is a secret, in which capitals count. */
  secret?: true;
  /** Asked for by programs every few seconds: waits for nobody, and is logged only with LOG_LEVEL=debug. */
  probe?: true;
};
