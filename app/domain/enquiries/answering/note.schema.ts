import { z } from "zod";

import { optionalText, requiredText } from "~/domain/fields/text.schema";

import { answerWays } from "../enquiry";

import { longestNote } from "./note";

/** A note on a message. */
export const noteSchema = z.object({ note: requiredText("enquiry.note.required", longestNote) });

/** A note that was typed beside a button that does something else. */
export const noteBesideSchema = z.object({ note: optionalText(longestNote) });

/** How a message was answered, with a note where one was typed beside the buttons. */
export const answerSchema = z.object({
  how: z.enum(answerWays, { error: "enquiry.answer.unknown" }),
  note: optionalText(longestNote),
});
