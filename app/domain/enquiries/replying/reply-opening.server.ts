import type { Db } from "~/db/database";
import { agencyIdentity } from "~/domain/agency/agency.server";
import { nameByStaff } from "~/domain/mail/mail-text";
import { homesById, similarHomes } from "~/domain/properties/properties.server";
import type { HomeCard } from "~/domain/properties/property";
import { href } from "~/i18n/href";
import { mailTextsIn } from "~/i18n/mail.server";

import { askedLines } from "../asked/lines.server";
import { homesForBrief } from "../briefs/brief-matching.server";
import type { ReceivedEnquiry } from "../inbox/received-enquiry";

import type { Attachable } from "./attachment";
import type { KeptTemplate } from "./reply-template";
import { findAddressee } from "./reply.repository.server";
import { filledIn, type TemplateValues } from "./template-fields";

const shownHomes = 12;

/** What a message and the settings know of the fields of a template, in the sender's language. */
export async function templateValues(
  db: Db,
  enquiry: ReceivedEnquiry,
  given: {
    siteUrl: string;
    /** Who writes, where the settings name no agent. */
    writer: string;
    /** Path at which the sender can book by themselves; undefined where they cannot. */
    bookPath: string | undefined;
  },
): Promise<TemplateValues> {
  const { siteUrl, writer, bookPath } = given;
  const { language, id, kind, asked } = enquiry;
  const [agency, addressee, about] = await Promise.all([
    agencyIdentity(db, language),
    findAddressee(db, id),
    whatItIsAbout(db, enquiry),
  ]);
  const times = askedLines({ kind, asked }, language).filter(({ topic }) => /^(first|second)Wish$/.test(topic));
  return {
    name: nameByStaff(addressee?.first_name ?? ""),
    home: about?.title,
    link: about?.path && `${siteUrl}${href(language, about.path)}`,
    // A Russian date may end in a point: nothing of ours follows it but a break.
    times: times.length > 0 ? times.map(({ value }) => value).join("; ") : undefined,
    booking: bookPath && `${siteUrl}${href(language, bookPath)}`,
    agent: agency.agent?.name || writer || undefined,
    agency: agency.name,
    phone: agency.phone || undefined,
  };
}

/** A reply before a word of it is written: greeting and sign-off, or the template. */
export function openingText(
  template: KeptTemplate | undefined,
  values: TemplateValues,
  enquiry: ReceivedEnquiry,
): string {
  const { language } = enquiry;
  if (template) {
    // Where nobody is named yet, the agency alone signs: a line of its own is left out.
    const body =
      values.agent === undefined ? template.body[language].replace(/^\{agent\}\n/gm, "") : template.body[language];
    return filledIn(body, values);
  }
  const t = mailTextsIn(language);
  const greeting =
    values.name === undefined ? t("receipt.greeting.nameless") : t("receipt.greeting", { name: values.name });
  const signed = [t("receipt.regards"), values.agent, values.agency, values.phone].filter(Boolean).join("\n");
  return `${greeting}\n\n\n\n${signed}`;
}

/**
 * What can be sent along: the brochure of the home or the development that the message is about, and homes: those that fit a
 * search, those that were asked about, else those like the one that was.
 */
export async function attachablesFor(db: Db, enquiry: ReceivedEnquiry): Promise<Attachable[]> {
  const [about, homes] = await Promise.all([whatItIsAbout(db, enquiry), homesToShow(db, enquiry)]);
  return [
    ...(about?.brochure
      ? [{ key: "brochure", kind: "brochure" as const, path: about.brochure, title: about.title }]
      : []),
    ...homes.slice(0, shownHomes).map(({ id, title, price }) => ({
      ...{ key: `home-${id}`, kind: "home" as const, path: `/property/${id}` },
      ...{ title, price },
    })),
  ];
}

async function homesToShow(db: Db, { id, kind, language, home, asked }: ReceivedEnquiry): Promise<HomeCard[]> {
  if (kind === "search-brief") {
    const fitting = await homesForBrief(db, id);
    return homesById(
      db,
      language,
      fitting.map((match) => match.home.id),
    );
  }
  if (asked.homes && asked.homes.length > 0) {
    return homesById(
      db,
      language,
      asked.homes.map((each) => each.id),
    );
  }
  return home ? similarHomes(db, language, home.id) : [];
}

/** The home or the development of a message under its name in the sender's language; where it can be shown, with its pages. */
async function whatItIsAbout(
  db: Db,
  { id, language, home }: ReceivedEnquiry,
): Promise<{ title: string; path?: string; brochure?: string } | undefined> {
  if (home) {
    const [card] = await homesById(db, language, [home.id]);
    // A draft has no page that a visitor could open.
    if (!card) return { title: home.title };
    const path = `/property/${card.id}`;
    return { title: card.title, path, brochure: card.status === "sold" ? undefined : `${path}/brochure` };
  }
  const building = await db
    .selectFrom("developments")
    .innerJoin("contact_submissions as message", "message.development_id", "developments.id")
    .where("message.id", "=", id)
    .where("developments.is_published", "=", 1)
    .select(["developments.name", "developments.slug"])
    .executeTakeFirst();
  if (!building) return undefined;
  const path = `/developments/${building.slug}`;
  return { title: building.name, path, brochure: `${path}/brochure` };
}
