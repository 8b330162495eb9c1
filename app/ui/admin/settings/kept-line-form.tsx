import { claimLimits } from "~/domain/agency/claim.schema";
import { storyLimits } from "~/domain/agency/story.schema";
import { verifications } from "~/domain/agency/verification";
import { type AdminText, useAdminText } from "~/i18n/admin";
import { AdminPage } from "~/ui/admin/admin-page";

import type { Part } from "./form-part";
import type { FormState } from "./form-state";
import { SettingsForm, useLinesInEachLanguage } from "./settings-form";

const settings = "/admin/settings";
const lists = { claim: "claims", story: "stories" } as const;

/** @param id of a line that is changed; null for one that is added */
export function KeptLineForm({ noun, id, state }: { noun: "claim" | "story"; id: number | null; state: FormState }) {
  const { t } = useAdminText();
  const inEach = useLinesInEachLanguage();
  return (
    <AdminPage
      title={t(`settings.${noun}.${id === null ? "new" : "edit"}`)}
      parent={{ label: t("settings.title"), href: settings }}
    >
      <SettingsForm
        action={`${settings}/${lists[noun]}/${id ?? "new"}`}
        intent={id === null ? "add" : "save"}
        state={state}
        parts={noun === "claim" ? claimParts(t, inEach) : storyParts(t, inEach)}
        parent={settings}
      />
    </AdminPage>
  );
}

type InEach = ReturnType<typeof useLinesInEachLanguage>;

function claimParts(t: AdminText, inEach: InEach): Part[] {
  return [
    {
      title: t("settings.claim.value"),
      text: t("settings.claim.value.text"),
      lines: inEach("value", t("settings.claim.value"), claimLimits.value),
    },
    {
      title: t("settings.claim.label"),
      text: t("settings.claim.label.text"),
      lines: inEach("label", t("settings.claim.label"), claimLimits.label),
    },
    {
      title: t("settings.claim.source"),
      text: t("settings.claim.source.text"),
      lines: [
        ...inEach("source", t("settings.claim.source"), claimLimits.source, { isOptional: true }),
        {
          name: "since",
          label: t("settings.claim.since"),
          hint: t("settings.claim.since.hint"),
          max: 4,
          isOptional: true,
        },
      ],
    },
    {
      title: t("settings.claim.basis.title"),
      text: t("settings.claim.basis.text"),
      lines: [
        {
          name: "basis",
          label: t("settings.claim.basis"),
          hint: t("settings.claim.basis.hint"),
          max: claimLimits.basis,
          rows: 3,
        },
      ],
    },
  ];
}

function storyParts(t: AdminText, inEach: InEach): Part[] {
  return [
    {
      title: t("settings.story.quote"),
      text: t("settings.story.quote.text"),
      lines: inEach("quote", t("settings.story.quote"), storyLimits.quote, { rows: 2 }),
    },
    {
      title: t("settings.story.byline"),
      text: t("settings.story.byline.text"),
      lines: inEach("byline", t("settings.story.byline"), storyLimits.byline),
    },
    {
      title: t("settings.story.howVerified"),
      text: t("settings.story.howVerified.text"),
      lines: [
        {
          name: "verification",
          label: t("settings.story.verification"),
          choices: [
            { value: "", label: t("settings.story.verification.choose") },
            ...verifications.map((value) => ({ value, label: t(`settings.story.verification.${value}`) })),
          ],
        },
        {
          name: "link",
          label: t("settings.story.link"),
          hint: t("settings.story.link.hint"),
          max: storyLimits.link,
          type: "url",
          isOptional: true,
        },
        ...inEach("howVerified", t("settings.story.described"), storyLimits.howVerified, { rows: 2, isOptional: true }),
      ],
    },
    {
      title: t("settings.story.saidIn"),
      text: t("settings.story.saidIn.text"),
      lines: [
        {
          name: "saidIn",
          label: t("settings.story.saidIn"),
          hint: t("settings.story.saidIn.hint"),
          max: 10,
          isOptional: true,
        },
      ],
    },
    {
      title: t("settings.story.publication"),
      lines: [{ name: "isPublished", label: t("settings.story.isPublished"), isBox: true }],
    },
  ];
}
