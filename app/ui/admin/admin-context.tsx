import { createContext, type ReactNode, useContext } from "react";

import type { Admin } from "~/domain/admins/admin";
import { may, type Right } from "~/domain/admins/role";

/** How the sidebar stands: open, or drawn in to a rail of icons. Kept in a cookie for seven days. */
export type SidebarState = "open" | "rail";

type Panel = {
  admin: Admin;
  sidebar: SidebarState;
  /** Messages that wait for an answer. */
  waiting: number;
};

const Context = createContext<Panel | null>(null);

/**
 * Tells the admin screens who is signed in. The server has checked the rights before anything inside is drawn, so there is
 * no state in which they are not known yet.
 */
export function AdminProvider({ panel, children }: { panel: Panel; children: ReactNode }) {
  return <Context.Provider value={panel}>{children}</Context.Provider>;
}

/** @throws {Error} outside an AdminProvider; its words are those of section 8 of the specification. */
export function useAdmin(): Panel {
  const panel = useContext(Context);
  if (!panel) throw new Error("useAdmin must be used within an AdminProvider");
  return panel;
}

/** Whether who is signed in may do that: what the server would refuse is not offered. */
export function useMay(right: Right): boolean {
  return may(useAdmin().admin, right);
}
