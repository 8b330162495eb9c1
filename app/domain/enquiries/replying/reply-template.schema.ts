import { z } from "zod";

import { fromFields, toFields, versionField } from "~/domain/agency/setting-fields.schema";
import { choiceOrNull } from "~/domain/fields/choice.schema";
import { joinedLine, requiredText } from "~/domain/fields/text.schema";

import { openings, type ReplyTemplate, templateLimits } from "./reply-template";
import { unknownFields } from "./template-fields";

const body = requiredText("settings.reply.body.required", templateLimits.body).superRefine((text, context) => {
  const [unknown] = unknownFields(text);
  if (!unknown) return;
  const written = unknown.written.replaceAll(/[|=]/g, "").slice(0, 40);
  context.addIssue({
    code: "custom",
    message: `settings.reply.unknown|written={${written}}|nearest={${unknown.nearest}}`,
  });
});

/** The form of a template. A field that is none is refused at its place, with the one that was probably meant. */
export const replyTemplateSchema = z
  .object({
    version: versionField(),
    name: joinedLine("settings.reply.name.required", templateLimits.name),
    opensFor: choiceOrNull(openings).default(null),
    "body-en": body,
    "body-es": body,
    "body-ca": body,
    "body-ru": body,
  })
  .transform((form) => ({
    version: form.version,
    template: {
      name: form.name,
      opensFor: form.opensFor,
      body: fromFields(form, "body"),
    } satisfies ReplyTemplate,
  }));

/** What stands in the fields of the form. */
export function templateFormFields({ name, opensFor, body: texts }: ReplyTemplate): Record<string, string> {
  return { name, opensFor: opensFor ?? "", ...toFields("body", texts) };
}
