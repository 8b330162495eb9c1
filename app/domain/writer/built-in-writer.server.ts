import type { Db } from "~/db/database";
import { guide } from "~/domain/guide/guide.server";
import type { Language } from "~/i18n/languages";

import { compose, type Composed } from "./article/compose";
import { takeTurn } from "./article/turns";
import { readOurData } from "./values/our-data.server";
import type { Writer } from "./writer";

/**
 * The writer that needs no network: it answers from the guide, from our homes and neighbourhoods as they are in the database now and
 * from the dated facts. What it does not know for certain it does not write.
 */
export function builtInWriter(db: Db, now: () => Date): Writer {
  return {
    name: "built-in",
    async write(assignment, signal) {
      const data = await readOurData(db, assignment.language);
      await takeTurn();
      if (signal.aborted) return { ok: false, mayPass: true, message: "Writing was stopped before it was done." };

      const composed = await compose(assignment, data, now());
      if (composed.ok) return { ok: true, draft: composed.draft, raw: composed.draft.content };
      return { ok: false, mayPass: false, message: whyNot(composed, assignment) };
    },
  };
}

function whyNot(
  composed: Extract<Composed, { ok: false }>,
  { keyword, language }: { keyword: string; language: Language },
) {
  switch (composed.reason) {
    case "choose": {
      const titles = composed.near.flatMap(({ entry }) => guide()[entry]?.in[language].title ?? []);
      return `“${keyword}” is near to what the guide tells, but asks for something else. Choose what the article answers: ${titles.join("; ")}.`;
    }
    case "unknown":
      return `The guide tells nothing about “${keyword}”; use the article service or write it yourself.`;
    case "too-little":
      return "We have no homes to show for this keyword.";
  }
}
