import type { Db } from "~/db/database";
import { findAgentSettings } from "~/domain/agency/agent.server";

import { keptName } from "./article-form";
import { findChosen, listStaffNames } from "./chosen-homes.repository.server";

/** As many as stand under an article. */
export const mostChosen = 3;

/** Who may sign an article beside the agency: the person who answers, and the staff. */
export async function articleAuthors(db: Db): Promise<string[]> {
  const { agent } = await findAgentSettings(db);
  return [...new Set([agent.name, ...(await listStaffNames(db))])].filter((name) => name !== "");
}

type Chosen = { ok: true; ids: number[]; homes: string } | { ok: false; message: string };

/**
 * The homes that a field names, by references, numbers or addresses of their pages, with commas between them; and the field as
 * it is kept: references, or numbers where there is none.
 */
export async function readChosenHomes(db: Db, typed: string): Promise<Chosen> {
  const named = typed.split(/[,;\s]+/).filter(Boolean);
  if (named.length > mostChosen) return { ok: false, message: `articleForm.homes.tooMany|most=${mostChosen}` };
  const found = new Map<number, string>();
  for (const name of named) {
    const id = Number(/(?:^|property\/)(\d{1,9})(?:[/?#].*)?$/.exec(name)?.[1] ?? 0);
    const home = await findChosen(db, { reference: name, id });
    if (!home) return { ok: false, message: `articleForm.homes.unknown|name=${name.slice(0, 60)}` };
    found.set(home.id, keptName(home));
  }
  return { ok: true, ids: [...found.keys()], homes: [...found.values()].join(", ") };
}
