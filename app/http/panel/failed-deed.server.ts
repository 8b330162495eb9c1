import { data } from "@remix-run/node";

import type { UndoneForm } from "~/domain/admins/undone-form";
import type { AdminFlashName } from "~/i18n/admin";
import { troubleOf } from "~/outside/trouble";

import { adminHeaders } from "../admin-headers.server";
import { reasonOf } from "../failure-reason.server";
import { redirectWithAdminFlash } from "../flash.server";
import { fieldsOf } from "../post.server";
import { pathBefore } from "../require-admin.server";

// What a button may meet: something that somebody else removed, and fields that no page of ours sends.
const refusals: Partial<Record<number, AdminFlashName>> = { 400: "notRead", 404: "nothingThere", 413: "notRead" };

/** What a page says whose form failed unforeseen: why, and all that was typed. It is thrown, as what was answered on purpose. */
export async function formFailure(error: unknown, request: Request): Promise<never> {
  if (wasThrownOnPurpose(error)) throw error;
  // A bug stays one; a machine that takes nothing now may do so soon.
  throw undoneForm(reasonOf(error, request), request, troubleOf(error) === null ? 500 : 503);
}

/** The same where a page knows why: what the form was about is gone, and what was typed is not. */
export function undoneForm(reason: string, request: Request, status: number) {
  const { pathname, search } = new URL(request.url);
  const undone: UndoneForm = {
    reason,
    action: pathname + search,
    back: pathBefore(request),
    fields: fieldsOf(request),
  };
  return data({ undone }, { status, headers: adminHeaders });
}

/** Back to the page on which a button was pressed that failed, or whose thing is gone; it says so. */
export async function buttonFailure(error: unknown, request: Request): Promise<Response> {
  const refusal = error instanceof Response ? refusals[error.status] : undefined;
  // Without a page to go back to, the status says it all.
  if (refusal && request.headers.has("Referer"))
    return redirectWithAdminFlash(pathBefore(request), refusal, { hasFailed: true });
  return notDone(error, request, pathBefore(request));
}

/** To a page that says why something failed unforeseen; what was thrown on purpose is thrown on. */
export async function notDone(
  error: unknown,
  request: Request,
  page: string,
  name: AdminFlashName = "notDone",
): Promise<Response> {
  if (wasThrownOnPurpose(error)) throw error;
  return redirectWithAdminFlash(page, name, { values: { reason: reasonOf(error, request) }, hasFailed: true });
}

/** What is thrown as an answer: not found, not allowed, a redirect. */
export function wasThrownOnPurpose(error: unknown): boolean {
  return error instanceof Response || isData(error);
}

function isData(error: unknown): boolean {
  return typeof error === "object" && error !== null && "type" in error && error.type === "DataWithResponseInit";
}
