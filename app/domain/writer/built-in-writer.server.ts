import type { Db } from "~/db/database";

import { compose } from "./article/compose";
import { takeTurn } from "./article/turns";
import { readOurData } from "./values/our-data.server";
import type { Writer } from "./writer";

/**
 * The writer that needs no network: it composes from our homes and neighbourhoods as they are in the database now and
 * from the dated facts. The same keyword, rows and day give the same draft.
 */
export function builtInWriter(db: Db, now: () => Date): Writer {
  return {
    name: "built-in",
    async write(assignment, signal) {
      const data = await readOurData(db, assignment.language);
      await takeTurn();
      if (signal.aborted) return { ok: false, mayPass: true, message: "Writing was stopped before it was done." };

      const composed = compose(assignment, data, now());
      if (!composed.ok) {
        const message = whyNot(composed.reason, assignment.keyword);
        return { ok: false, mayPass: false, message };
      }
      return { ok: true, draft: composed.draft, raw: composed.draft.content };
    },
  };
}

function whyNot(reason: "unknown" | "too-little", keyword: string): string {
  return reason === "unknown"
    ? `The built-in writer knows nothing about “${keyword}”; use the article service or write it yourself.`
    : "There is too little in the database for an article about this keyword.";
}
