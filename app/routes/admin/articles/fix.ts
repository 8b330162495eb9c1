import { redirect } from "@remix-run/node";

import { panelLoader } from "~/http/panel/panel-route.server";
import { questionPath } from "~/ui/admin/question-path";

/** The address that the specification names; the one button is asked about where everything is. */
export const loader = panelLoader({ may: "enter" }, () => redirect(questionPath("articles/fix")));
