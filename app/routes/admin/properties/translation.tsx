import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";

import { db } from "~/db/db.server";
import { readPropertyId } from "~/domain/properties/property-id";
import type { PropertyWords } from "~/domain/properties/property-translations";
import { translationSchema } from "~/domain/properties/property-translations.schema";
import { findTranslation, saveTranslation } from "~/domain/properties/property-translations.server";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { largestPropertyForm } from "~/http/property-answer.server";
import { requireAdmin } from "~/http/require-admin.server";
import { adminText } from "~/i18n/admin.server";
import { isLanguage, languageNames } from "~/i18n/languages";
import { TranslationScreen, type TranslationAnswer } from "~/ui/admin/properties/translation-screen";

export const meta = adminMetaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const translation = await translationOf(params);
  const page = adminText("translation.title", {
    language: languageNames[translation.language],
    title: translation.source.title,
  });
  return { title: adminText("admin.title", { page }), now: new Date().toISOString(), translation };
}

export const action = formAction(async ({ request, params }: ActionFunctionArgs) => {
  await requireAdmin(request);
  const form = await readPost(request, largestPropertyForm);
  const translation = await translationOf(params);
  const { propertyId, language } = translation;
  const here = `/admin/properties/${propertyId}/translations/${language}`;
  const words = wordsOf(form);
  if (Object.values(words).every((text) => text.trim() === "")) {
    // Nothing left of it: that asks first, where there is something to lose.
    if (translation.state !== "missing") return redirect(`${here}/delete`, { status: 303 });
  }

  const over = form.get("over");
  const revision = Number(form.get("sourceRevision"));
  const answer: TranslationAnswer = {
    words,
    sourceRevision: Number.isSafeInteger(revision) && revision > 0 ? revision : translation.sourceRevision,
    savedAt: String(over ?? form.get("savedAt") ?? "") || null,
    errors: {},
    conflict: null,
  };
  const read = translationSchema(translation.source).safeParse(words);
  if (!read.success) return data({ ...answer, errors: z.flattenError(read.error).fieldErrors }, { status: 400 });

  const saved = await saveTranslation(db, propertyId, language, { ...answer, words: read.data }, new Date());
  if (saved.ok) return redirectWithAdminFlash(here, "translationSaved");
  if (saved.reason === "not-found") throw notFound();
  return data({ ...answer, conflict: saved.current }, { status: 409 });
});

export default function TranslateProperty() {
  const { translation, now } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <TranslationScreen translation={translation} answer={answer} now={new Date(now)} />;
}

async function translationOf(params: LoaderFunctionArgs["params"]) {
  const id = readPropertyId(params.id);
  const { language } = params;
  const found = id !== undefined && isLanguage(language) ? await findTranslation(db, id, language) : undefined;
  if (!found) throw notFound();
  return found;
}

function wordsOf(form: FormData): PropertyWords {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
  };
  return { title: text("title"), summary: text("summary"), description: text("description") };
}
