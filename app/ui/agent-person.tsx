import { Fragment } from "react";

import { type AgencyIdentity, business } from "~/domain/agency/agency";
import type { Agent } from "~/domain/agency/agent";
import { formatList } from "~/i18n/format";
import { languageNames, languages } from "~/i18n/languages";
import { spokenLanguageName } from "~/i18n/spoken-languages";
import { useText } from "~/i18n/text";

import { Photo } from "./photo";

/** The person who answers, as far as the agent has said who it is: every line of it may be missing, and leaves no gap. */
export function AgentPerson({ agent, className = "" }: { agent: Agent; className?: string }) {
  const { portrait, name, role, sentence } = agent;
  return (
    <div className={className}>
      <div className="flex items-center gap-4">
        {portrait ? (
          <div className="shrink-0">
            <Photo photo={portrait} sizes="5rem" className="h-25 w-20 max-w-none" />
          </div>
        ) : null}
        <div className="min-w-0 wrap-anywhere">
          <p className="text-title-3">{name}</p>
          {role === "" ? null : <p className="text-base text-stone-600">{role}</p>}
        </div>
      </div>
      {sentence === "" ? null : <p className="mt-3 text-base text-stone-700">{sentence}</p>}
      <SpokenLanguages agent={agent} className="mt-2 text-sm text-stone-600" />
    </div>
  );
}

/** In which languages one can talk to the agent. */
export function SpokenLanguages({ agent, className }: { agent: Agent; className: string }) {
  const { t, language } = useText();
  if (agent.languages.length === 0) return null;
  const names = agent.languages.map((spoken) => spokenLanguageName(spoken, language));
  return <p className={className}>{t("person.languages", { languages: formatList(language, names) })}</p>;
}

/** Who markets a home: the person, if one is named, and the agency's standing. The languages of the site are those of nobody in particular. */
export function AgentCredentials({ agency: { agent } }: { agency: AgencyIdentity }) {
  const { t } = useText();
  const ownLanguages = (agent?.languages.length ?? 0) > 0;
  return (
    <>
      {agent ? <AgentPerson agent={agent} className="mt-4 mb-3" /> : null}
      <p className="mt-1 text-base text-stone-700">
        {t("agent.credentials", { years: business.experienceYears })}
        {ownLanguages
          ? null
          : languages.map((language, index) => (
              <Fragment key={language}>
                {index === 0 ? " " : ", "}
                <span lang={language}>{languageNames[language]}</span>
              </Fragment>
            ))}
      </p>
    </>
  );
}
