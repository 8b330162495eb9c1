import { data } from "@remix-run/node";

import { db } from "~/db/db.server";
import { completionOf, readQuarter } from "~/domain/developments/completion";
import { findDevelopmentForm } from "~/domain/developments/development-editing.server";
import type { DevelopmentAnswer, DevelopmentConflict, DevelopmentEntry } from "~/domain/developments/development-entry";
import { formTextsOf } from "~/domain/developments/development-form";
import type { DevelopmentErrors } from "~/domain/developments/development-form.schema";
import { listDevelopmentTranslations } from "~/domain/developments/development-translations.server";
import { listUnits } from "~/domain/developments/units.server";
import { environment } from "~/environment.server";
import { removePhoto } from "~/outside/photos/accept.server";
import { removeReceived } from "~/outside/photos/received.server";

import { noteError } from "./error-reference.server";

/** Everything about a development that its editing page shows; null where there is none. */
export async function editedDevelopment(id: number, now: Date) {
  const form = await findDevelopmentForm(db, id);
  if (!form) return null;
  const [translations, units] = await Promise.all([listDevelopmentTranslations(db, id), listUnits(db, id)]);
  const { values, ...kept } = form;
  return {
    development: {
      ...kept,
      name: values.name,
      isPublished: values.isPublished,
      completion: completionOf(values.constructionState, readQuarter(values.completion), now),
      texts: formTextsOf(values),
    },
    translations,
    units,
  };
}

const statusCodes = { redrawn: 200, refused: 400, conflict: 409, gone: 404, failed: 500 } as const;

type Said = { errors?: DevelopmentErrors; conflict?: DevelopmentConflict; failure?: string };

/** The answer to a form of a development that was not stored: the same page with everything that stood in it. */
export function developmentAnswer(
  { texts, feature, errors, version }: DevelopmentEntry,
  status: DevelopmentAnswer["status"],
  said: Said = {},
) {
  const answer: DevelopmentAnswer = {
    texts,
    feature,
    version,
    status,
    errors: said.errors ?? errors,
    conflict: said.conflict ?? null,
    failure: said.failure ?? null,
  };
  return data(answer, { status: statusCodes[status] });
}

/** The rows are gone by now: a file that stays behind is noted, and swept at night. */
export async function removeFilesOf(
  { photos, uploads }: { photos: readonly string[]; uploads: readonly string[] },
  request: Request,
): Promise<void> {
  const { uploadsDir } = environment;
  const removals = [
    ...photos.map((name) => () => removePhoto(name, uploadsDir)),
    ...uploads.map((file) => () => removeReceived(file, uploadsDir)),
  ];
  for (const remove of removals) {
    try {
      await remove();
    } catch (error) {
      noteError(error, request);
    }
  }
}
