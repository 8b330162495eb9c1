import type { Db } from "~/db/database";
import { type BookingHours, closedHours } from "~/domain/agency/booking-hours";
import { findBookingHours, saveBookingHours } from "~/domain/agency/booking-hours.server";
import { closedWeek } from "~/domain/agency/opening-hours";
import { bookPathFor } from "~/domain/booking/booking-for-message.server";
import type { EnquiryKind, NewEnquiry } from "~/domain/enquiries/enquiry";
import { findEnquiry } from "~/domain/enquiries/inbox/received-enquiries.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { attachablesFor, openingText, templateValues } from "~/domain/enquiries/replying/reply-opening.server";
import { replyTemplateSchema, templateFormFields } from "~/domain/enquiries/replying/reply-template.schema";
import {
  addTemplate,
  changeTemplate,
  findTemplate,
  listTemplates,
  openingTemplate,
  removeTemplate,
} from "~/domain/enquiries/replying/reply-templates.server";
import { replySchema } from "~/domain/enquiries/replying/reply.schema";
import { filledIn, unfilledFields, unknownFields } from "~/domain/enquiries/replying/template-fields";
import { languages } from "~/i18n/languages";

import { aDevelopment, anEnquiry, aNeighborhood, aPerson, aProperty, theAgency } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-23T10:00:00.000Z");
const siteUrl = "https://www.xamfra.example";

async function aMessage(db: Db, given: Partial<NewEnquiry> = {}) {
  await theAgency(db);
  const { id } = await receiveEnquiry(db, anEnquiry(given), now);
  const enquiry = await findEnquiry(db, id);
  if (!enquiry) throw new Error("The message was not stored.");
  return {
    enquiry,
    values: await templateValues(db, enquiry, { siteUrl, writer: "Marta", bookPath: await bookPathFor(db, enquiry) }),
  };
}

/** Opens hours on Mondays in which that can be booked, in place of those that were open. */
async function hoursFor(db: Db, kinds: BookingHours["kinds"]) {
  const { id: goes } = await aPerson(db, { admin: "active" });
  const { version } = await findBookingHours(db);
  const hours = { ...closedWeek, monday: [{ opens: "10:00", closes: "13:30" }] };
  expect(await saveBookingHours(db, { ...closedHours, hours, kinds, goes }, version, now)).toBe(true);
}

test("a template is added once, however often the button is pressed", async ({ db }) => {
  const { id: by } = await aPerson(db);
  const body = Object.fromEntries(languages.map((language) => [language, "{name}"])) as Record<
    (typeof languages)[number],
    string
  >;
  const template = { name: "Keys", opensFor: null, body };
  const added = await addTemplate(db, template, by, now);
  expect(await addTemplate(db, template, by, now)).toEqual(added);
  expect(await addTemplate(db, { ...template, body: { ...body, ru: "{name}!" } }, by, now)).not.toEqual(added);
});

describe("the fields of a template", () => {
  test("are filled in where they are known, and stay to be seen where they are not", () => {
    const text = filledIn("Dear {name}, about {home}: {times}. {agent}", { name: "Ana", agent: "{home}" });
    expect(text).toBe("Dear Ana, about {home}: {times}. {home}");
    expect(unfilledFields(text)).toEqual(["home", "times"]);
  });

  test("that are none are named with the one that was meant", () => {
    expect(unknownFields("{nmae} {Name} {telephone} {hom} {link} {lnik} {agncy} {}")).toEqual([
      { written: "nmae", nearest: "name" },
      { written: "Name", nearest: "name" },
      { written: "telephone", nearest: "phone" },
      { written: "hom", nearest: "home" },
      { written: "lnik", nearest: "link" },
      { written: "agncy", nearest: "agency" },
      { written: "", nearest: "name" },
    ]);
  });

  test("keep a reply from being sent until they are filled in", () => {
    const reply = (body: string) => replySchema.safeParse({ subject: "Re: Visit", body }).error?.issues[0]?.message;
    expect(reply("Come to {home} at {times}.")).toBe("reply.body.unfilled|fields={home}, {times}");
    expect(reply("Braces are fine {sic}.")).toBeUndefined();
  });
});

describe("the templates to begin with", () => {
  test("say the same in four languages, with fields that there are", async ({ db }) => {
    const templates = await listTemplates(db);
    expect(templates).toHaveLength(7);
    for (const { name, body } of templates) {
      for (const language of languages) {
        expect(unknownFields(body[language]), `${name} in ${language}`).toEqual([]);
        expect(unfilledFields(body[language]), `${name} in ${language}`).toEqual(unfilledFields(body.en));
        expect(body[language], `${name} in ${language}`).not.toMatch(/e-mail|\d (€|%|m²)|l\.l|!\n.*!/);
      }
    }
  });

  test("open a viewing and both valuations by themselves", async ({ db }) => {
    const templates = await listTemplates(db);
    const opens = (kind: EnquiryKind) => openingTemplate(templates, { kind, language: "en" }, { times: "Friday" });
    expect(opens("viewing")?.name).toBe("Propose a viewing");
    expect(opens("valuation")).toEqual(opens("premium-valuation"));
    expect(opens("valuation")?.name).toBe("Appointment for a valuation");
    expect(opens("contact")).toBeUndefined();
  });
});

describe("a reply begins", () => {
  test("to a viewing request with its home, link and times in the sender's language", async ({ db }) => {
    await aNeighborhood(db);
    const { id } = await aProperty(db, { title: "Sunny apartment" });
    await db
      .insertInto("property_translations")
      .values({
        ...{ property_id: id, language: "es", title: "Piso con sol", description: "Sol." },
        ...{ source_revision: 1, updated_at: now.toISOString() },
      })
      .execute();
    const { enquiry, values } = await aMessage(db, {
      ...{ kind: "viewing", language: "es", propertyId: id },
      asked: { firstDay: "2026-11-26", firstPart: "morning", secondDay: "2026-11-27" },
    });
    const text = openingText(openingTemplate(await listTemplates(db), enquiry, values), values, enquiry);

    expect(text).toContain("Hola, Ana:");
    expect(text).toContain(`Piso con sol\n${siteUrl}/es/property/${id}`);
    expect(text).toContain("26 de noviembre de 2026, por la mañana; 27 de noviembre de 2026");
    expect(text).toContain("Marta\nXamfrà\n+34 600 000 000");
    expect(unfilledFields(text)).toEqual([]);
  });

  test("to a viewing that was asked for without times by asking for them, and leaves nothing to fill in", async ({
    db,
  }) => {
    await aNeighborhood(db);
    const { id } = await aProperty(db, { title: "Sunny apartment" });
    const { enquiry, values } = await aMessage(db, { kind: "viewing", propertyId: id, asked: {} });
    const templates = await listTemplates(db);
    const template = openingTemplate(templates, enquiry, values);
    expect(template?.name).toBe("Ask for times");
    expect(unfilledFields(openingText(template, values, enquiry))).toEqual([]);

    // Where nothing is kept for that, no text opens that names the times; one of the agent's own that does not, does.
    const others = templates.filter((each) => each !== template);
    expect(openingTemplate(others, enquiry, values)).toBeUndefined();
    const own = others.map((each) => ({ ...each, body: { ...each.body, en: "Dear {name}, when?" } }));
    expect(openingTemplate(own, enquiry, values)?.name).toBe("Propose a viewing");
  });

  test("to a viewing without times with the link to book one, while hours are open for it", async ({ db }) => {
    await aNeighborhood(db);
    const { id } = await aProperty(db, { title: "Sunny apartment" });
    await hoursFor(db, ["viewing"]);
    const templates = await listTemplates(db);
    const { enquiry, values } = await aMessage(db, { kind: "viewing", language: "ru", propertyId: id, asked: {} });
    const template = openingTemplate(templates, enquiry, values);
    expect(template?.name).toBe("Send the booking link");
    const text = openingText(template, values, enquiry);
    expect(text).toContain(`\n${siteUrl}/ru/book?home=${id}\n`);
    expect(unfilledFields(text)).toEqual([]);

    // Times that were suggested are answered first.
    expect(openingTemplate(templates, enquiry, { ...values, times: "Friday" })?.name).toBe("Propose a viewing");
    await hoursFor(db, ["call"]);
    const closed = await aMessage(db, { kind: "viewing", propertyId: id, asked: {} });
    expect(openingTemplate(templates, closed.enquiry, closed.values)?.name).toBe("Ask for times");
    expect(unfilledFields(openingText(template, closed.values, closed.enquiry))).toEqual(["booking"]);
  });

  test("with a link that books what the message asks for, and with none that books something else", async ({ db }) => {
    await aNeighborhood(db);
    const { id: propertyId } = await aProperty(db);
    const { id: sold } = await aProperty(db, { status: "sold", sold_at: now.toISOString() });
    const booking = async (given: Partial<NewEnquiry>) =>
      (await aMessage(db, given)).values.booking?.slice(siteUrl.length);

    expect(await booking({ kind: "contact" })).toBeUndefined();
    await hoursFor(db, ["viewing", "call", "valuation"]);
    expect(await booking({ kind: "contact", language: "ca", propertyId })).toBe(`/ca/book?home=${propertyId}`);
    expect(await booking({ kind: "consultation", language: "es" })).toBe("/es/book?kind=call");
    expect(await booking({ kind: "premium-valuation" })).toBe("/book?kind=valuation");
    expect(await booking({ kind: "viewing", propertyId: sold, asked: {} })).toBeUndefined();

    await hoursFor(db, ["call"]);
    expect(await booking({ kind: "contact", propertyId, message: "And the lift?" })).toBe("/book?kind=call");
    expect(await booking({ kind: "valuation" })).toBeUndefined();
    expect(await booking({ kind: "viewing", propertyId, asked: {} })).toBeUndefined();
  });

  test("without a template with greeting and sign-off, and no name that is none", async ({ db }) => {
    const { enquiry, values } = await aMessage(db, { firstName: "http://spam.example", language: "ru" });
    expect(openingText(undefined, values, enquiry)).toBe(
      "Здравствуйте!\n\n\n\nС\u00a0уважением,\nMarta\nXamfrà\n+34 600 000 000",
    );
    expect(values.name).toBeUndefined();
  });

  test("signed by the agency alone where nobody is named yet", async ({ db }) => {
    const { enquiry, values } = await aMessage(db, { kind: "valuation" });
    const text = openingText(
      openingTemplate(await listTemplates(db), enquiry, values),
      { ...values, agent: undefined },
      enquiry,
    );
    expect(text).toMatch(/Kind regards,\nXamfrà\n/);
    expect(unfilledFields(text)).toEqual([]);
  });

  test("with the page of a development, and no page of a home that is a draft", async ({ db }) => {
    await aNeighborhood(db);
    const building = await aDevelopment(db, { name: "Illa Nova", slug: "illa-nova" });
    const about = await aMessage(db, { kind: "development", language: "ca", developmentId: building.id });
    expect(about.values).toMatchObject({ home: "Illa Nova", link: `${siteUrl}/ca/developments/illa-nova` });

    const draft = await aProperty(db, { status: "draft", published_at: null, title: "Not yet" });
    const { values, enquiry } = await aMessage(db, { kind: "viewing", propertyId: draft.id, asked: {} });
    expect([values.home, values.link, values.times]).toEqual(["Not yet", undefined, undefined]);
    expect(await attachablesFor(db, enquiry)).toEqual([]);
  });
});

describe("what can be sent along", () => {
  test("is the brochure of the home and others like it", async ({ db }) => {
    await aNeighborhood(db);
    const asked = await aProperty(db, { title: "Asked about", price: 600_000 });
    const like = await aProperty(db, { title: "Like it", price: 620_000 });
    await aProperty(db, { title: "Not for sale", price: 610_000, status: "draft", published_at: null });
    const { enquiry } = await aMessage(db, { kind: "viewing", propertyId: asked.id, asked: {} });
    expect(await attachablesFor(db, enquiry)).toEqual([
      { key: "brochure", kind: "brochure", path: `/property/${asked.id}/brochure`, title: "Asked about" },
      { key: `home-${like.id}`, kind: "home", path: `/property/${like.id}`, title: "Like it", price: 620_000 },
    ]);
  });

  test("is what fits, where a search was stored", async ({ db }) => {
    await aNeighborhood(db);
    const fits = await aProperty(db, { title: "Three bedrooms", bedrooms: 3, price: 600_000 });
    await aProperty(db, { title: "One bedroom", bedrooms: 1, price: 600_000 });
    const { enquiry } = await aMessage(db, {
      kind: "search-brief",
      asked: { bedrooms: "3+", neighborhoods: [], features: [] },
    });
    expect((await attachablesFor(db, enquiry)).map(({ key }) => key)).toEqual([`home-${fits.id}`]);
  });
});

describe("the agent's own templates", () => {
  const template = {
    name: "Keys",
    opensFor: "viewing",
    body: { en: "Dear {name}", es: "Hola", ca: "Bon dia", ru: "Здравствуйте" },
  } as const;

  test("are added, changed and removed; one at most opens a kind of message", async ({ db }) => {
    const { id: by } = await aPerson(db, { admin: "active" });
    const { id } = await addTemplate(db, template, by, now);
    const viewing = { kind: "viewing", language: "en" } as const;
    expect(openingTemplate(await listTemplates(db), viewing, { times: "Friday" })?.id).toBe(id);

    const changed = { ...template, name: "Keys and doors", opensFor: "contact" } as const;
    expect(await changeTemplate(db, id, changed, { version: "1", by }, now)).toEqual({ ok: true });
    expect(await findTemplate(db, id)).toMatchObject({ name: "Keys and doors", opensFor: "contact", version: "2" });
    expect(await changeTemplate(db, id, changed, { version: "1", by }, now)).toEqual({ ok: false, reason: "changed" });

    expect(await removeTemplate(db, id, by, now)).toBe(true);
    expect(await removeTemplate(db, id, by, now)).toBe(false);
    expect(await changeTemplate(db, id, changed, { version: "2", by }, now)).toMatchObject({ reason: "not-found" });
  });

  test("with a field that is none are refused at their place, with the one that was meant", () => {
    const form = { ...templateFormFields(template), version: "1" };
    expect(replyTemplateSchema.parse(form)).toEqual({ version: "1", template });
    const refused = replyTemplateSchema.safeParse({ ...form, "body-ca": "Bon dia, {nom}," });
    expect(refused.error?.issues).toMatchObject([
      { path: ["body-ca"], message: "settings.reply.unknown|written={nom}|nearest={name}" },
    ]);
    expect(replyTemplateSchema.safeParse({ ...form, "body-es": " " }).error?.issues).toMatchObject([
      { path: ["body-es"], message: "settings.reply.body.required" },
    ]);
  });
});
