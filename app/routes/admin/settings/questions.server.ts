import { idIn } from "~/http/id-in.server";
import { adminText } from "~/i18n/admin.server";

import type { Question } from "../question";

import { lists } from "./kept-lists.server";

/** `:id` is the line of the list. */
function removingLine({ noun, open, remove }: (typeof lists)[keyof typeof lists]): Question {
  return {
    needs: { may: "settings" },
    ask: async ({ params }) => {
      const line = await open(idIn(params, "id"));
      return (
        line && {
          title: adminText(`settings.${noun}.remove`),
          question: adminText(`settings.${noun}.question`),
          lost: [adminText(`settings.${noun}.question.text`, { name: line.name })],
          confirm: adminText(`settings.${noun}.remove`),
          confirming: adminText("settings.removing"),
          parent: { label: adminText("settings.title"), href: "/admin/settings" },
        }
      );
    },
    act: (sent) => remove(idIn(sent.params, "id"), sent),
  };
}

export const removingClaim = removingLine(lists.claims);
export const removingStory = removingLine(lists.stories);
