import { redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { findUnit } from "~/domain/developments/units.server";
import { appointmentsAhead, cancelAhead, type Chosen } from "~/domain/diary/ahead-of-listing.server";
import type { About, Appointment } from "~/domain/diary/appointment";
import { toldOf } from "~/domain/diary/telling.server";
import { whoAskedAbout } from "~/domain/enquiries/inbox/asked-about.server";
import { templateForGoneHome } from "~/domain/enquiries/replying/reply-templates.server";
import { readId } from "~/domain/fields/address-number";
import { listingStanding } from "~/domain/listings/standing.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { listingIn, listingPath } from "~/http/listing-request.server";
import type { Visit } from "~/http/panel/panel-route.server";
import type { AdminFlashName } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { formatDay } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { formatTimeSpan } from "~/i18n/time-span";
import { dayWithName } from "~/ui/admin/diary/appointment-words";
import { questionPath } from "~/ui/admin/question-path";
import type { Choices } from "~/ui/admin/question-screen";

import type { Question } from "../question";

const field = "appointment";

/**
 * Asked once a home, a development or a unit was sold, reserved or withdrawn while somebody is still to come: who is cancelled and told, and
 * who else asked. `:id` is the listing, `:part` the unit. Nothing has been sent by then, and nothing is without the press.
 */
export const tellingVisitors: Question = {
  needs: { may: "enter" },
  ask: async (visit) => {
    const { about, standing, edit } = await placeIn(visit);
    if (!standing) return undefined;
    const { title, state, unitName } = standing;
    const ahead = await appointmentsAhead(db, about, visit.now);
    const others = await othersFor(about, unitName, ahead);
    if (ahead.length === 0 && others.length === 0) throw redirect(edit, { status: 303, headers: adminHeaders });
    const isAhead = ahead.length > 0;
    return {
      question: adminText(isAhead ? `visitors.question.${state}` : "visitors.others.question", { title }),
      lost: [
        ...(isAhead ? [adminText("visitors.planned", { count: ahead.length })] : []),
        ...(others.length > 0 ? [adminText("visitors.others", { count: others.length }), { items: others }] : []),
      ],
      ...(isAhead
        ? { choices: choicesOf(ahead, "visitors.choose", true), confirm: adminText("visitors.confirm") }
        : {}),
      confirming: adminText("visitors.confirming"),
      keep: adminText(isAhead ? "visitors.keep" : "visitors.back", { title }),
      parent: { label: title, href: edit },
    };
  },
  act: async (sent) => {
    const { about, standing, edit } = await placeIn(sent);
    const here = pathOf(about);
    const chosen = chosenIn(sent.post);
    if (chosen.length === 0) return redirectWithAdminFlash(here, "visitorsNotChosen", { hasFailed: true });
    const { cancelled: count, stayed } = await cancelAhead(db, about, chosen, sent.now);
    if (stayed > 0) return redirectWithAdminFlash(here, "visitorsChanged", { values: { count }, hasFailed: true });
    const others = await othersFor(about, standing?.unitName ?? null, []);
    return redirectWithAdminFlash(others.length > 0 ? here : edit, "visitorsTold", { values: { count } });
  },
};

/**
 * Leads to that question where somebody is still to come, else where it would have led.
 * @param said what the next page says of what was done
 */
export async function askAboutVisitors(
  about: About,
  now: Date,
  said: { name: AdminFlashName; values?: Record<string, string | number> },
): Promise<Response | undefined> {
  if ((await appointmentsAhead(db, about, now)).length === 0) return undefined;
  return redirectWithAdminFlash(pathOf(about), said.name, { values: said.values });
}

/** The boxes of a removal, not ticked: what is deleted is asked about first, and nothing is sent unasked. */
export async function choicesForRemoval(about: About, now: Date): Promise<Choices | undefined> {
  const ahead = await appointmentsAhead(db, about, now);
  return ahead.length > 0 ? choicesOf(ahead, "visitors.choose.removal", false) : undefined;
}

/** The appointments whose boxes were ticked. */
export function chosenIn(post: FormData): Chosen[] {
  return post.getAll(field).flatMap((value) => {
    const [id, version] = String(value)
      .split(".")
      .map((number) => readId(number));
    return id === undefined || version === undefined ? [] : [{ id, version }];
  });
}

function choicesOf(
  ahead: readonly Appointment[],
  legend: "visitors.choose" | "visitors.choose.removal",
  areTicked: boolean,
) {
  const items = ahead.map((appointment) => {
    const { id, version, kind, startsAt, person, about } = appointment;
    const told = toldOf(appointment).map(({ email }) => email);
    const note =
      told.length > 0
        ? adminText("visitors.mail", { recipients: told.join(", ") })
        : person.phone
          ? adminText("visitors.noMail", { phone: person.phone })
          : adminText("visitors.noWay");
    const who = [adminText(`diary.kind.${kind}`), person.name || person.email || person.phone, about?.unitName];
    const when = `${dayWithName(startsAt)}, ${adminText("diary.range", formatTimeSpan(defaultLanguage, appointment))}`;
    return { value: `${id}.${version}`, label: `${when}: ${who.filter(Boolean).join(", ")}`, note };
  });
  return { legend: adminText(legend), name: field, items, areTicked };
}

/** Who else asked, each as a link to a reply that begins with the text for a home that is gone. */
async function othersFor(about: About, unitName: string | null, ahead: readonly Appointment[]) {
  const thing = about.kind === "property" ? about : { ...about, unitName };
  const except = ahead.flatMap(({ person }) => (person.email === "" ? [] : [person.email]));
  const [people, template] = await Promise.all([whoAskedAbout(db, thing, except), templateForGoneHome(db)]);
  return people.map(({ id, name, receivedAt }) => ({
    label: adminText("visitors.other", { name, day: formatDay(defaultLanguage, receivedAt) }),
    href: `/admin/enquiries/${id}/reply${template === undefined ? "" : `?template=${template}`}`,
  }));
}

async function placeIn(visit: Pick<Visit, "request" | "params">) {
  const listing = listingIn(visit);
  const unit = readId(visit.params.part) ?? null;
  const about: About =
    listing.kind === "property" ? { kind: "property", id: listing.id } : { kind: "development", id: listing.id, unit };
  const form = unit === null ? undefined : await findUnit(db, listing.id, unit);
  const found = await listingStanding(db, listing);
  const standing =
    found && (unit === null || form) ? { ...found, ...(form ? ofUnit(found.title, form.values) : {}) } : undefined;
  return { about, standing, edit: `${listingPath(listing)}/edit` };
}

function ofUnit(building: string, { name, status }: { name: string; status: "available" | "reserved" | "sold" }) {
  return { title: `${building}, ${name}`, state: status, unitName: name };
}

function pathOf(about: About): string {
  if (about.kind === "property") return questionPath("properties/visitors", about.id);
  return questionPath("developments/visitors", about.id, ...(about.unit === null ? [] : [about.unit]));
}
