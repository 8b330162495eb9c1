import { vi } from "vitest";

import type { Db } from "~/db/database";

/** How often some work asks the database outside of transactions: as often for many rows as for few, where none is asked for by itself. */
export async function statementsOf(db: Db, work: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(db.getExecutor(), "executeQuery");
  try {
    await work();
    return asked.mock.calls.length;
  } finally {
    asked.mockRestore();
  }
}
