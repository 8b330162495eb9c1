import { z } from "zod";

import { optionalTick } from "~/domain/fields/choice.schema";
import { joinedLineOrBlank } from "~/domain/fields/text.schema";
import { languages } from "~/i18n/languages";
import { spokenLanguages } from "~/i18n/spoken-languages";

import type { AgentSettings } from "./agent";
import { fromFields, toFields, versionField } from "./setting-fields.schema";

export const agentLimits = { name: 60, role: 60, sentence: 160 } as const;

const role = joinedLineOrBlank(agentLimits.role);
const sentence = joinedLineOrBlank(agentLimits.sentence);
const tick = optionalTick();

/**
 * The form of the person who answers. All of it may be blank; but what is said is said in every language, and of somebody with a
 * name.
 */
export const agentSchema = z
  .object({
    version: versionField(),
    name: joinedLineOrBlank(agentLimits.name),
    "role-en": role,
    "role-es": role,
    "role-ca": role,
    "role-ru": role,
    "sentence-en": sentence,
    "sentence-es": sentence,
    "sentence-ca": sentence,
    "sentence-ru": sentence,
    ...Object.fromEntries(spokenLanguages.map((language) => [`speaks-${language}` as const, tick])),
  })
  .transform((form) => {
    const ticked: Readonly<Record<string, unknown>> = form;
    return {
      version: form.version,
      agent: {
        name: form.name,
        role: fromFields(form, "role"),
        sentence: fromFields(form, "sentence"),
        languages: spokenLanguages.filter((language) => ticked[`speaks-${language}`] === "on"),
      } satisfies AgentSettings,
    };
  })
  .superRefine(({ agent }, context) => {
    const complain = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
    const said = [...Object.values(agent.role), ...Object.values(agent.sentence)].some((text) => text !== "");
    if (agent.name === "" && (said || agent.languages.length > 0)) complain("name", "settings.agent.name.required");
    for (const part of ["role", "sentence"] as const) {
      if (languages.every((language) => agent[part][language] === "")) continue;
      for (const language of languages) {
        if (agent[part][language] === "") complain(`${part}-${language}`, "settings.agent.inEach");
      }
    }
  });

/** What stands in the fields of the form. */
export function agentFields(agent: AgentSettings): Record<string, string> {
  return {
    name: agent.name,
    ...toFields("role", agent.role),
    ...toFields("sentence", agent.sentence),
    ...Object.fromEntries(
      spokenLanguages.map((language) => [`speaks-${language}`, agent.languages.includes(language) ? "on" : ""]),
    ),
  };
}
