import { createContext, type ReactNode, useContext } from "react";

import type { Admin } from "~/domain/admins/admin";

const Context = createContext<Admin | null>(null);

/**
 * Tells the admin screens who is signed in. The server has checked the rights before anything inside is drawn, so there is
 * no state in which they are not known yet.
 */
export function AdminProvider({ admin, children }: { admin: Admin; children: ReactNode }) {
  return <Context.Provider value={admin}>{children}</Context.Provider>;
}

/** @throws {Error} outside an AdminProvider; its words are those of section 8 of the specification. */
export function useAdmin(): Admin {
  const admin = useContext(Context);
  if (!admin) throw new Error("useAdmin must be used within an AdminProvider");
  return admin;
}
