import { z } from "zod";

import { line, requiredLine, requiredText, words } from "~/domain/fields/text.schema";

import { mostAttachments } from "./attachment";
import { replyLimits } from "./reply";
import { unfilledFields } from "./template-fields";

const chosen = z
  .array(z.string(), { error: "field.invalid" })
  .max(mostAttachments, { error: `reply.attach.tooMany|max=${mostAttachments}` })
  .default([]);

/** A reply as it leaves. A field of a template that nobody filled in would be read by the visitor. */
export const replySchema = z.object({
  subject: requiredLine("reply.subject.required", replyLimits.subject),
  body: requiredText("reply.body.required", replyLimits.body).superRefine((body, context) => {
    const fields = unfilledFields(body);
    if (fields.length === 0) return;
    const names = fields.map((field) => `{${field}}`).join(", ");
    context.addIssue({ code: "custom", message: `reply.body.unfilled|fields=${names}` });
  }),
  attach: chosen,
  /** What its writer had before them, see `seenOf`. */
  seen: words(200),
});

/** The same while it is being written: whatever there is of it. */
export const unsentReplySchema = z.object({
  subject: line(replyLimits.subject),
  body: words(replyLimits.body),
  attach: chosen,
  /** The template that is to be filled in. */
  template: words(20),
});
