/**
 * The headers of each page of the admin panel: no copy stays behind, so that after signing out the back button shows
 * nothing. A route without `headers` of its own takes those of the route around it.
 */
export const adminHeaders = { "Cache-Control": "no-store" } as const;
