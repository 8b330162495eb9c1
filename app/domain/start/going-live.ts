import { type JobRun, type MailTest, isLate } from "~/domain/site/status";

import type { PlaceholderLine } from "./placeholders";

/** Done, still to do, or not to be told from where the site stands. */
export type StepState = "done" | "open" | "unseen";

/** What is looked at before a site goes live: the state of each step, what was seen, and what fills its sentence. */
export type Step = { [Name in keyof Seen]: { name: Name; seen: keyof Seen[Name] & string } }[keyof Seen] & {
  state: StepState;
  values?: Record<string, string | number>;
};

/** Everything that can be seen of each step, with what it makes of it. The sentences stand in the catalogue under `start.<step>.<seen>`. */
const seen = {
  agency: { own: "done", sample: "open", faults: "open" },
  look: { own: "done", sample: "open", missing: "open" },
  mail: { delivered: "done", unset: "open", untested: "open", waiting: "open", failed: "open" },
  address: { secure: "done", elsewhere: "unseen", plain: "open", local: "open", unset: "open" },
  agent: { shown: "done", faceless: "open", nameless: "open", nobody: "open" },
  home: { public: "done", drafted: "open", none: "open" },
  backups: { copied: "done", running: "unseen", unset: "open", never: "open", failed: "open", late: "open" },
  colleague: { there: "done", invited: "open", alone: "open" },
  samples: { gone: "done", kept: "done", there: "open" },
} as const satisfies Record<string, Record<string, StepState>>;
type Seen = typeof seen;
export type StepName = keyof Seen;

/** The pictures by which an agency is known. */
export const lookParts = ["logo", "icon", "sharing"] as const;
export type LookPart = (typeof lookParts)[number];

/** What the site can see of itself. */
export type StartFacts = {
  agency: { placeholders: readonly PlaceholderLine[]; faults: number };
  look: { isSample: boolean; missing: readonly LookPart[] };
  mail: { server: string | null; test: MailTest | null };
  /** `host` is the one under which the page is looked at. */
  address: { baseUrl: string | null; host: string };
  agent: { name: string; hasPortrait: boolean };
  /** Homes and developments that are no samples. */
  own: { published: number; drafts: number };
  backups: { copiesTo: string | null; copy: JobRun | null };
  /** Admins who can enter, and those who were added and have not come yet. */
  admins: { entering: number; awaited: number };
  samples: { going: number; kept: number };
};

/** Each step as it stands, in the order in which they are best taken. */
export function stepsOf(facts: StartFacts, now: Date): Step[] {
  return [
    agencyStep(facts.agency),
    lookStep(facts.look),
    agentStep(facts.agent),
    mailStep(facts.mail),
    homeStep(facts.own),
    samplesStep(facts.samples),
    addressStep(facts.address),
    backupsStep(facts.backups, now),
    colleagueStep(facts.admins),
  ];
}

/** How many steps are still to be taken; what cannot be seen from here is none. */
export function openSteps(steps: readonly Step[]): number {
  return steps.filter(({ state }) => state === "open").length;
}

function step<Name extends StepName>(name: Name, what: keyof Seen[Name] & string, values?: Step["values"]): Step {
  const state = (seen[name] as Record<string, StepState>)[what] ?? "open";
  return { name, seen: what, state, ...(values && { values }) } as Step;
}

function agencyStep({ placeholders, faults }: StartFacts["agency"]): Step {
  if (placeholders.length > 0) return step("agency", "sample", { count: placeholders.length });
  return faults > 0 ? step("agency", "faults", { count: faults }) : step("agency", "own");
}

function lookStep({ isSample, missing }: StartFacts["look"]): Step {
  if (isSample) return step("look", "sample");
  return missing.length > 0 ? step("look", "missing") : step("look", "own");
}

function mailStep({ server, test }: StartFacts["mail"]): Step {
  if (server === null) return step("mail", "unset");
  if (test === null) return step("mail", "untested");
  const said = { recipient: test.recipient };
  if (test.status === "sent") return step("mail", "delivered", said);
  if (test.status === "failed" || test.lastError !== null) return step("mail", "failed", said);
  return step("mail", "waiting", said);
}

function addressStep({ baseUrl, host }: StartFacts["address"]): Step {
  if (baseUrl === null) return step("address", "unset", { host });
  const set = new URL(baseUrl);
  const said = { url: baseUrl, host };
  if (isLocal(set.hostname)) return step("address", "local", said);
  if (set.protocol !== "https:") return step("address", "plain", said);
  return step("address", set.host === host ? "secure" : "elsewhere", said);
}

/** Whether a name leads nowhere but to this machine or its own network. */
function isLocal(hostname: string): boolean {
  return (
    /^(?:localhost|\[::1?\]|0\.0\.0\.0)$|\.(?:localhost|local|internal|test|example|invalid)$/.test(hostname) ||
    /^(?:127|10)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\./.test(hostname)
  );
}

function agentStep({ name, hasPortrait }: StartFacts["agent"]): Step {
  if (name === "") return step("agent", hasPortrait ? "nameless" : "nobody");
  return step("agent", hasPortrait ? "shown" : "faceless", { name });
}

function homeStep({ published, drafts }: StartFacts["own"]): Step {
  if (published > 0) return step("home", "public", { count: published });
  return drafts > 0 ? step("home", "drafted", { count: drafts }) : step("home", "none");
}

function backupsStep({ copiesTo, copy }: StartFacts["backups"], now: Date): Step {
  if (copiesTo === null) return step("backups", "unset");
  const said = { host: copiesTo };
  if (copy === null) return step("backups", "never", said);
  if (copy.lastError !== null) return step("backups", "failed", said);
  if (isLate(copy, now)) return step("backups", "late", said);
  return step("backups", copy.finishedAt === null ? "running" : "copied", said);
}

function colleagueStep({ entering, awaited }: StartFacts["admins"]): Step {
  if (entering > 1) return step("colleague", "there", { count: entering });
  return step("colleague", awaited > 0 ? "invited" : "alone");
}

function samplesStep({ going, kept }: StartFacts["samples"]): Step {
  if (going > 0) return step("samples", "there", { count: going });
  return kept > 0 ? step("samples", "kept", { count: kept }) : step("samples", "gone");
}
