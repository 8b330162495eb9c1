import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import { action, loader } from "~/routes/admin/ask";
import type { QuestionName } from "~/ui/admin/question-path";

/** The route of all questions before a loss, as one of them has it. */
export function questionNamed(name: QuestionName) {
  const [section, question] = name.split("/");
  return {
    loader: (args: LoaderFunctionArgs) => loader({ ...args, params: { ...args.params, section, question } }),
    action: (args: ActionFunctionArgs) => action({ ...args, params: { ...args.params, section, question } }),
  };
}
