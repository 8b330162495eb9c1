import type { Deed, Needs, Visit } from "~/http/panel/panel-route.server";
import type { Asked } from "~/ui/admin/question-screen";

/** A question before a loss. The address says what it is about: `:id`, and `:part` for a part of it. */
export type Question = {
  needs: Needs;
  /** What is asked; undefined where nothing is there to be lost. */
  ask: (visit: Visit) => Promise<Asked | undefined> | Asked;
  /** What is done where the answer is yes, and where it leads. */
  act: Deed<Response>;
};
