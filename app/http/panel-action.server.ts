import type { ActionFunctionArgs } from "@remix-run/node";

import { buttonFailure, formFailure } from "./panel/failed-deed.server";

type Action<Answer> = (args: ActionFunctionArgs) => Promise<Answer>;

/** An action behind a form of the panel, until its route is made with `panelAction`. */
export function formAction<Answer>(act: Action<Answer>): Action<Answer> {
  return async (args) => {
    try {
      return await act(args);
    } catch (error) {
      return formFailure(error, args.request);
    }
  };
}

/** An action behind a button, until its route is made with `panelButtons`. */
export function buttonAction<Answer>(act: Action<Answer>): Action<Answer | Response> {
  return async (args) => {
    try {
      return await act(args);
    } catch (error) {
      return buttonFailure(error, args.request);
    }
  };
}
