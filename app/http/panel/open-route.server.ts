import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import { troubleOf } from "~/outside/trouble";

import { unstored } from "../admin-headers.server";
import { noteError } from "../error-reference.server";
import { formOf } from "../post.server";

import { wasThrownOnPurpose } from "./failed-deed.server";
import type { Deed, Sent } from "./panel-route.server";

/** Why a form failed that nothing was wrong with: a machine that takes nothing now may do so soon; a bug stays one. */
export type Unforeseen = { reason: "unstored" | "broken" };

/** A loader that stands open to whoever asks: of a way into the panel, or out of it. See open-paths.ts. */
export function openLoader<Answer>(
  load: (args: LoaderFunctionArgs) => Answer | Promise<Answer>,
): (args: LoaderFunctionArgs) => Promise<Answer> {
  return (args) => unstored(async () => await load(args));
}

/**
 * An action that stands open to whoever asks. Where it fails unforeseen, as with a full disk, its own page says so and keeps what
 * was typed.
 * @param again draws that page; the form is empty where it had not been read yet
 */
export function openAction<Answer, Again = never>(
  act: (args: ActionFunctionArgs) => Promise<Answer>,
  again?: (form: FormData, failure: Unforeseen, request: Request) => Again | Promise<Again>,
): (args: ActionFunctionArgs) => Promise<Answer | Again> {
  return (args) =>
    unstored(async () => {
      try {
        return await act(args);
      } catch (error) {
        if (!again) throw error;
        return await again(formOf(args.request) ?? new FormData(), unforeseen(error, args.request), args.request);
      }
    });
}

/** A deed of the panel whose form holds passwords alone, and so keeps nothing: where it fails, its own page says so. */
export function orAgain<Answer, Again>(
  deed: Deed<Answer>,
  again: (failure: Unforeseen) => Again,
): (sent: Sent) => Promise<Answer | Again> {
  return async (sent) => {
    try {
      return await deed(sent);
    } catch (error) {
      return again(unforeseen(error, sent.request));
    }
  };
}

function unforeseen(error: unknown, request: Request): Unforeseen {
  if (wasThrownOnPurpose(error)) throw error;
  noteError(error, request);
  return { reason: troubleOf(error) === null ? "broken" : "unstored" };
}
