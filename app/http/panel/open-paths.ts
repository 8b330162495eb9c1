/** The addresses below /admin that stand open: the ways in and out. Everything else of the panel asks who is there. */
const openPaths = [
  "/admin/login",
  "/admin/sign-up",
  "/admin/confirm",
  "/admin/forgot",
  "/admin/reset",
  "/admin/invitation",
  "/admin/second-step",
  "/admin/session-ended",
  "/admin/confirm-password",
  "/admin/carry-on",
  "/admin/sign-out",
] as const;

/** Whether an address is one of the panel at which only the staff is let in. */
export function isGuarded(path: string): boolean {
  return (path === "/admin" || path.startsWith("/admin/")) && !openPaths.some((open) => open === path);
}
