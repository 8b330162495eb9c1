import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";

import { db } from "~/db/db.server";
import type { DevelopmentWords } from "~/domain/developments/development-translations";
import { developmentTranslationSchema } from "~/domain/developments/development-translations.schema";
import {
  findDevelopmentTranslation,
  saveDevelopmentTranslation,
} from "~/domain/developments/development-translations.server";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/image-request.server";
import { notFound } from "~/http/not-found.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { largestPropertyForm } from "~/http/property-answer.server";
import { requireAdmin } from "~/http/require-admin.server";
import { adminText } from "~/i18n/admin.server";
import { isLanguage, languageNames } from "~/i18n/languages";
import {
  type DevelopmentTranslationAnswer,
  DevelopmentTranslationScreen,
} from "~/ui/admin/developments/development-translation-screen";

export const meta = adminMetaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const translation = await translationOf(params);
  const page = adminText("translation.title", {
    language: languageNames[translation.language],
    title: translation.name,
  });
  return { title: adminText("admin.title", { page }), now: new Date().toISOString(), translation };
}

export const action = formAction(async ({ request, params }: ActionFunctionArgs) => {
  await requireAdmin(request);
  const form = await readPost(request, largestPropertyForm);
  const translation = await translationOf(params);
  const { developmentId, language } = translation;
  const words = wordsOf(form);
  const revision = Number(form.get("sourceRevision"));
  const answer: DevelopmentTranslationAnswer = {
    words,
    sourceRevision: Number.isSafeInteger(revision) && revision > 0 ? revision : translation.sourceRevision,
    savedAt: String(form.get("over") ?? form.get("savedAt") ?? "") || null,
    errors: {},
    conflict: null,
  };
  const read = developmentTranslationSchema(translation.source).safeParse(words);
  if (!read.success) return data({ ...answer, errors: z.flattenError(read.error).fieldErrors }, { status: 400 });

  const change = { ...answer, words: read.data };
  const saved = await saveDevelopmentTranslation(db, developmentId, language, change, new Date());
  if (saved.ok) {
    return redirectWithAdminFlash(`/admin/developments/${developmentId}/translations/${language}`, "translationSaved");
  }
  if (saved.reason === "not-found") throw notFound();
  return data({ ...answer, conflict: saved.current }, { status: 409 });
});

export default function TranslateDevelopment() {
  const { translation, now } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <DevelopmentTranslationScreen translation={translation} answer={answer} now={new Date(now)} />;
}

async function translationOf(params: LoaderFunctionArgs["params"]) {
  const { language } = params;
  const id = idIn(params, "id");
  const found = isLanguage(language) ? await findDevelopmentTranslation(db, id, language) : undefined;
  if (!found) throw notFound();
  return found;
}

function wordsOf(form: FormData): DevelopmentWords {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
  };
  return {
    location: text("location"),
    summary: text("summary"),
    description: text("description"),
    surroundings: text("surroundings"),
  };
}
