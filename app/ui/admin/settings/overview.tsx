import { Plus, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

import type { AgencySettings, ClaimSettings, Edited, StorySettings } from "~/domain/agency/agency";
import { brandUrl } from "~/domain/agency/brand";
import type { WriterSettings } from "~/domain/agency/writer-settings";
import type { Photo as PhotoNoun } from "~/domain/listings/photo";
import { useAdminText } from "~/i18n/admin";
import { defaultLanguage } from "~/i18n/languages";
import { AdminPage, Panel } from "~/ui/admin/admin-page";
import { useBrand } from "~/ui/brand-context";
import { BrandSign } from "~/ui/brand-sign";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Photo } from "~/ui/photo";

import { AgencyLines } from "./agency-lines";
import type { FormState } from "./form-state";
import { claimLine, StoryLine } from "./kept-line";
import { KeptList, settingsForm } from "./kept-list";
import { MailTestForm } from "./mail-test-form";
import { MortgageForm } from "./mortgage-form";
import { ProofForm } from "./proof-form";
import { EnterSavesAll } from "./small-form";
import { TurnkeyForm } from "./turnkey-form";
import type { WriterEndpoint } from "./writer-form";
import { WriterSummary } from "./writer-summary";

type Props = {
  agent: { name: string; portrait: PhotoNoun | null };
  agency: AgencySettings;
  /** How many lines of the agency are stored in a way that the form would refuse. */
  faults: number;
  claims: readonly Edited<ClaimSettings>[];
  stories: readonly Edited<StorySettings>[];
  /** How many neighbourhoods there are, and of how many walking times are entered. */
  walkingTimes: { entered: number; all: number };
  mortgage: { state: FormState; wasChecked: boolean };
  proof: FormState;
  turnkey: FormState;
  writer: { settings: WriterSettings; endpoint: WriterEndpoint | null; spent: number };
  replyTemplates: number;
  mailTest: FormState;
  today: string;
};

/** Everything that can be set, as it stands; the long forms have pages of their own. */
export function SettingsOverview({
  agent,
  agency,
  faults,
  claims,
  stories,
  walkingTimes,
  mortgage,
  proof,
  turnkey,
  writer,
  replyTemplates,
  mailTest,
  today,
}: Props) {
  const { t } = useAdminText();
  const brand = useBrand();
  return (
    <AdminPage title={t("settings.title")}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-5">
          <Panel
            title={t("settings.agency")}
            note={<Action href="/admin/settings/agency">{t("settings.changeAgency")}</Action>}
          >
            {faults > 0 ? (
              <p className="flex gap-2 border-b border-plaster-200 bg-warn-50 px-4 py-3 text-warn-700">
                <Icon as={TriangleAlert} className="mt-0.5 size-4" />
                {t("settings.agency.faults", { count: faults })}
              </p>
            ) : null}
            <AgencyLines agency={agency} />
          </Panel>
          <Panel
            title={t("settings.brand")}
            note={<Action href="/admin/settings/brand">{t("settings.brand.change")}</Action>}
          >
            <div className="flex flex-wrap items-center gap-4 px-4 py-3">
              <BrandSign ground="light" place="panel" />
              {brand.icon ? <img src={brandUrl(brand.icon)} alt="" className="size-6 object-contain" /> : null}
            </div>
          </Panel>
          <Panel
            title={t("settings.agent")}
            note={<Action href="/admin/settings/agent">{t("settings.agent.change")}</Action>}
          >
            <div className="flex items-center gap-4 px-4 py-3">
              {agent.portrait ? <Photo photo={agent.portrait} sizes="3rem" className="h-15 w-12" alt="" /> : null}
              <p className={agent.name === "" ? "text-stone-600" : "font-medium"}>
                {agent.name || t("settings.agent.none")}
              </p>
            </div>
          </Panel>
          <div id="claims">
            <Panel
              title={t("settings.claims")}
              note={
                <Action href="/admin/settings/claims/new" isAdding>
                  {t("settings.claims.add")}
                </Action>
              }
            >
              <Lead>{t(claims.length === 0 ? "settings.claims.none" : "settings.claims.text")}</Lead>
              <KeptList name="claims" items={claims.map((claim) => ({ id: claim.id, ...claimLine(claim) }))} />
            </Panel>
          </div>
          <div id="stories">
            <Panel
              title={t("settings.stories")}
              note={
                <Action href="/admin/settings/stories/new" isAdding>
                  {t("settings.stories.add")}
                </Action>
              }
            >
              <Lead>{t(stories.length === 0 ? "settings.stories.none" : "settings.stories.text")}</Lead>
              <KeptList
                name="stories"
                items={stories.map((story) => ({
                  id: story.id,
                  name: story.byline[defaultLanguage],
                  content: <StoryLine story={story} />,
                }))}
              />
            </Panel>
          </div>
        </div>
        {/* Its small forms are parts of one: whichever button is pressed, what was typed into the others goes along. */}
        <form id={settingsForm} method="post" action="/admin/settings" noValidate className="min-w-0 space-y-5">
          <EnterSavesAll />
          <Panel
            title={t("settings.neighborhoods")}
            note={<Action href="/admin/settings/neighborhoods">{t("settings.neighborhoods.change")}</Action>}
          >
            <p className="px-4 py-3">{t("settings.neighborhoods.summary", walkingTimes)}</p>
          </Panel>
          <Panel
            title={t("settings.replies")}
            note={<Action href="/admin/settings/replies">{t("settings.replies.change")}</Action>}
          >
            <p className="px-4 py-3">{t("settings.replies.summary", { count: replyTemplates })}</p>
          </Panel>
          <Panel title={t("settings.mortgage")}>
            <MortgageForm {...mortgage} today={today} />
          </Panel>
          <Panel title={t("settings.proof")}>
            <ProofForm state={proof} />
          </Panel>
          <Panel title={t("settings.turnkey")}>
            <TurnkeyForm state={turnkey} />
          </Panel>
          <Panel
            title={t("settings.writer")}
            note={<Action href="/admin/settings/writer">{t("settings.writer.change")}</Action>}
          >
            <WriterSummary {...writer} />
          </Panel>
          <Panel title={t("settings.mailTest")}>
            <MailTestForm state={mailTest} />
          </Panel>
        </form>
      </div>
    </AdminPage>
  );
}

function Action({ href, isAdding = false, children }: { href: string; isAdding?: boolean; children: ReactNode }) {
  return (
    <a href={href} className={buttonClass({ kind: "quiet", size: "sm", className: "-me-3" })}>
      {isAdding ? <Icon as={Plus} className="size-4" /> : null}
      {children}
    </a>
  );
}

function Lead({ children }: { children: ReactNode }) {
  return <p className="px-4 pt-3 pb-1 text-xs text-stone-600 last:pb-4">{children}</p>;
}
