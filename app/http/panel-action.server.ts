import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";

import type { UndoneForm } from "~/domain/admins/undone-form";
import type { AdminFlashName } from "~/i18n/admin";
import { troubleOf } from "~/outside/trouble";

import { adminHeaders } from "./admin-headers.server";
import { reasonOf } from "./failure-reason.server";
import { redirectWithAdminFlash } from "./flash.server";
import { fieldsOf } from "./post.server";
import { pathBefore } from "./require-admin.server";

// What a button may meet: something that somebody else removed, and fields that no page of ours sends.
const refusals: Partial<Record<number, AdminFlashName>> = { 400: "notRead", 404: "nothingThere", 413: "notRead" };

type Action<Answer> = (args: ActionFunctionArgs) => Promise<Answer>;

/**
 * An action behind a form of the panel. Where it fails unforeseen, as with a full disk, the page says why and keeps what was
 * typed, to be sent again: see `UndoneScreen`. For routes that draw a page.
 */
export function formAction<Answer>(act: Action<Answer>): Action<Answer> {
  return async (args) => {
    try {
      return await act(args);
    } catch (error) {
      if (wasThrownOnPurpose(error)) throw error;
      const { request } = args;
      const { pathname, search } = new URL(request.url);
      const undone: UndoneForm = {
        reason: reasonOf(error, request),
        action: pathname + search,
        back: pathBefore(request),
        fields: fieldsOf(request),
      };
      // A bug stays one; a machine that takes nothing now may do so soon.
      throw data({ undone }, { status: troubleOf(error) === null ? 500 : 503, headers: adminHeaders });
    }
  };
}

/**
 * An action behind a button, for routes without a page: where it fails, or what it is about is gone, the page it was pressed
 * on says so.
 */
export function buttonAction<Answer>(act: Action<Answer>): Action<Answer | Response> {
  return async (args) => {
    try {
      return await act(args);
    } catch (error) {
      const refusal = error instanceof Response ? refusals[error.status] : undefined;
      // Without a page to go back to, the status says it all.
      if (refusal && args.request.headers.has("Referer"))
        return redirectWithAdminFlash(pathBefore(args.request), refusal, { hasFailed: true });
      if (wasThrownOnPurpose(error)) throw error;
      const values = { reason: reasonOf(error, args.request) };
      return redirectWithAdminFlash(pathBefore(args.request), "notDone", { values, hasFailed: true });
    }
  };
}

/** A loader that has to write before its page can be drawn. Where it fails, the page `instead` says why. */
export function writingLoader<Answer>(load: (args: LoaderFunctionArgs) => Promise<Answer>, instead: string) {
  return async (args: LoaderFunctionArgs): Promise<Answer> => {
    try {
      return await load(args);
    } catch (error) {
      if (wasThrownOnPurpose(error)) throw error;
      const values = { reason: reasonOf(error, args.request) };
      throw await redirectWithAdminFlash(instead, "notDone", { values, hasFailed: true });
    }
  };
}

/** What an action throws as its answer: not found, not allowed, a redirect. */
export function wasThrownOnPurpose(error: unknown): boolean {
  return error instanceof Response || isData(error);
}

function isData(error: unknown): boolean {
  return typeof error === "object" && error !== null && "type" in error && error.type === "DataWithResponseInit";
}
