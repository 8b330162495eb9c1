import type { Photo } from "~/domain/listings/photo";
import type { Localized } from "~/i18n/languages";
import type { SpokenLanguage } from "~/i18n/spoken-languages";

/** The person who answers, as a page in one language shows them. Role and sentence may be blank. */
export type Agent = {
  name: string;
  role: string;
  sentence: string;
  languages: readonly SpokenLanguage[];
  portrait: Photo | null;
};

/** The same as the agent keeps it. Without a name nothing of it is shown; the portrait is kept apart. */
export type AgentSettings = {
  name: string;
  role: Localized;
  sentence: Localized;
  languages: readonly SpokenLanguage[];
};
