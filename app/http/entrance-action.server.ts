import type { ActionFunctionArgs } from "@remix-run/node";

import { troubleOf } from "~/outside/trouble";

import { noteError } from "./error-reference.server";
import { wasThrownOnPurpose } from "./panel-action.server";
import { formOf } from "./post.server";

/** Why a form failed that nothing was wrong with: a machine that takes nothing now may do so soon; a bug stays one. */
export type Unforeseen = { reason: "unstored" | "broken" };

/**
 * An action of a way into the panel, or of a form that holds passwords alone. Where it fails unforeseen, as with a full disk, its
 * own page says so and keeps what was typed.
 * @param again draws that page; the form is empty where it had not been read yet
 */
export function entranceAction<Answer, Again>(
  act: (args: ActionFunctionArgs) => Promise<Answer>,
  again: (form: FormData, failure: Unforeseen, request: Request) => Again | Promise<Again>,
): (args: ActionFunctionArgs) => Promise<Answer | Again> {
  return async (args) => {
    try {
      return await act(args);
    } catch (error) {
      if (wasThrownOnPurpose(error)) throw error;
      const { request } = args;
      noteError(error, request);
      const reason = troubleOf(error) === null ? "broken" : "unstored";
      return await again(formOf(request) ?? new FormData(), { reason }, request);
    }
  };
}
