import { Check, Minus } from "lucide-react";

import type { ClaimSettings, StorySettings } from "~/domain/agency/agency";
import { useAdminText } from "~/i18n/admin";
import { defaultLanguage } from "~/i18n/languages";
import { Badge } from "~/ui/badge";
import { Icon } from "~/ui/icon";

/** A claim in the list of the settings: its name, and what it is shown as. */
export function claimLine({ value, label, basis }: ClaimSettings) {
  const name = `${value[defaultLanguage]} ${label[defaultLanguage]}`;
  return {
    name,
    content: (
      <>
        <span className="font-medium">{name}</span>
        <span className="block text-xs text-stone-600">{basis}</span>
      </>
    ),
  };
}

/** A review in the list of the settings: who, whether the site shows it, and how it was verified. */
export function StoryLine({ story }: { story: StorySettings }) {
  const { t } = useAdminText();
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        {story.byline[defaultLanguage]}
        {story.isPublished ? (
          <Badge className="bg-ok-50 text-ok-700">
            <Icon as={Check} className="size-3" />
            {t("settings.story.state.published")}
          </Badge>
        ) : (
          <Badge className="bg-plaster-200 text-stone-700">
            <Icon as={Minus} className="size-3" />
            {t("settings.story.state.hidden")}
          </Badge>
        )}
      </span>
      <span className="line-clamp-2 text-stone-700">{story.quote[defaultLanguage]}</span>
      <span className="block text-xs text-stone-600">
        {story.verification === "described"
          ? story.howVerified[defaultLanguage]
          : t(`settings.story.verification.${story.verification}`)}
      </span>
    </>
  );
}
