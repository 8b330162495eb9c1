/** How the admin's sidebar stands; `open` where nothing was chosen. */
export type SidebarState = "open" | "rail";

const sevenDays = 7 * 24 * 60 * 60;

// Plain text, and not only for the server: the panel's script writes the same cookie when it draws the sidebar in.
const name = "sidebar";

export function sidebarOf(request: Request): SidebarState {
  const cookies = request.headers.get("Cookie") ?? "";
  return /(?:^|;\s*)sidebar=rail(?:;|$)/.test(cookies) ? "rail" : "open";
}

/** The header that keeps the choice for seven days (section 9 of the specification). */
export function keepSidebar(state: SidebarState): Headers {
  return new Headers({ "Set-Cookie": `${name}=${state}; Path=/admin; Max-Age=${sevenDays}; SameSite=Lax` });
}
