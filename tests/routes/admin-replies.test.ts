import { beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import type { NewEnquiry } from "~/domain/enquiries/enquiry";
import { findEnquiry } from "~/domain/enquiries/inbox/received-enquiries.server";
import { erasePerson } from "~/domain/enquiries/people/erasing.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { listReplies, unsentReply } from "~/domain/enquiries/replying/replies.server";
import { takeAdminFlash } from "~/http/flash.server";
import { action as deeds, loader as message } from "~/routes/admin/enquiries/message";
import { action as writes, loader as writing } from "~/routes/admin/enquiries/reply";
import { action as changes, loader as template } from "~/routes/admin/settings/reply-template";
import { loader as templates } from "~/routes/admin/settings/reply-templates";
import type { WritingReply } from "~/ui/admin/enquiries/reply-screen";

import { signedInAs } from "../support/accounts";
import { anEnquiry, aNeighborhood, aPerson, aProperty, theAgency } from "../support/builders";
import { questionNamed } from "../support/questions";
import { type Answer, deed, get, origin, post } from "../support/requests";

const [sends, fills, previews, keeps] = ["send", "fill", "preview", "keep"].map((intent) => deed(writes, intent)) as [
  Action,
  Action,
  Action,
  Action,
];
const retries = deed(deeds, "retry");

type Action = Parameters<typeof post>[0];
type Drawn = {
  answer: {
    values: { body: string; seen: string; template: string };
    errors: Record<string, string[]>;
    preview: unknown;
  };
};

let headers: { Cookie: string };
let marta: { id: number; email: string };
beforeEach(async () => {
  await theAgency(db);
  await aNeighborhood(db, { slug: "gracia", name: "Gràcia" });
  for (const table of ["outbox", "properties", "contact_submissions"] as const) await db.deleteFrom(table).execute();
  marta = await aPerson(db, { admin: "active" });
  headers = await signedInAs(db, marta);
});

let sequence = 0;
async function aMessage(given: Partial<NewEnquiry> = {}): Promise<number> {
  const words = `Message ${(sequence += 1)}`;
  return (await receiveEnquiry(db, anEnquiry({ message: words, ...given }), new Date(Date.now() - 3_600_000))).id;
}

const paramsOf = (id: number) => ({ id: String(id) });
const press = (action: Action, id: number, fields = {}, query = "") =>
  post(action, `/admin/enquiries/${id}/reply${query}`, fields, paramsOf(id), headers);
const opened = (id: number) => get(writing, `/admin/enquiries/${id}/reply`, paramsOf(id), headers);
const words = { subject: "Re: Your message", body: "Dear Ana,\n\nYes, there is a lift.", seen: "" };
const drawnIn = (answer: Answer) => (answer.data as Drawn).answer;

async function saying(answer: Answer) {
  const cookies = answer.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");
  const taken = await takeAdminFlash(new Request(origin, { headers: { Cookie: cookies.join("; ") } }));
  return [answer.status, answer.headers.get("Location"), taken?.flash.name];
}

describe("the page on which a reply is written", () => {
  test("opens with the template of the form in the sender's language, and under the subject of the receipt", async () => {
    const home = await aProperty(db, { title: "Sunny apartment", neighborhood: "gracia" });
    const id = await aMessage({
      ...{ kind: "viewing", language: "ca", propertyId: home.id },
      asked: { firstDay: "2026-12-01", firstPart: "morning" },
    });
    expect((await opened(id)).data).toMatchObject({
      writing: {
        values: {
          subject: expect.stringMatching(/^Re: .*visita/),
          body: expect.stringMatching(
            new RegExp(`^Bon dia, Ana,[^]*Sunny apartment\\n${origin}/ca/property/${home.id}[^]*1 de desembre`),
          ),
          attach: [],
        },
        attachables: [{ key: "brochure" }],
        unwritable: null,
      },
    });
  });

  test("fills a template in on request, and words of one's own stay below it", async () => {
    const id = await aMessage();
    const { data } = await opened(id);
    const { writing: page } = data as {
      writing: { values: { body: string }; templates: { id: number; name: string }[] };
    };
    const template = String(page.templates.find(({ name }) => name.startsWith("Ask"))?.id);

    const filled = drawnIn(await press(fills, id, { ...words, body: page.values.body, template }));
    expect(filled.values.body).toMatch(/^Dear Ana,[^]*Which two or three days/);
    expect(filled.values.body).toContain("{home}");

    const again = drawnIn(await press(fills, id, { ...words, body: filled.values.body, template: "" }));
    expect(again.values.body).toBe(page.values.body.trimEnd());
    const mine = drawnIn(await press(fills, id, { ...words, body: "My own words.", template }));
    expect(mine.values.body).toMatch(/Which two or three days[^]*\n\nMy own words\.$/);
  });

  test("shows the mail as it would leave", async () => {
    const home = await aProperty(db, { title: "Sunny apartment", neighborhood: "gracia" });
    const id = await aMessage({ propertyId: home.id });
    const { preview } = drawnIn(await press(previews, id, { ...words, attach: ["brochure"] }));
    expect(preview).toEqual({
      ...{ from: "Xamfrà <agent@example.com>", to: "ana@example.com", replyTo: "Xamfrà <agent@example.com>" },
      subject: words.subject,
      text: `${words.body}\n\nBrochure: Sunny apartment\n${origin}/property/${home.id}/brochure`,
    });
    expect(await listReplies(db, id)).toEqual([]);
  });
});

describe("sending a reply", () => {
  test("leads back to the message, which is answered", async () => {
    const id = await aMessage();
    const sent = await press(sends, id, words, "?view=late");
    expect(await saying(sent)).toEqual([303, `/admin/enquiries/${id}?view=late`, "replySent"]);
    expect(await findEnquiry(db, id)).toMatchObject({ answer: { how: "email", by: marta.email } });
    const { data } = await get(message, `/admin/enquiries/${id}`, paramsOf(id), headers);
    expect(data).toMatchObject({ replies: [{ body: words.body, delivery: { state: "waiting" } }] });
  });

  test("without subject or words, or with a field that nobody filled in, says so at its place and keeps all", async () => {
    const id = await aMessage();
    for (const [fields, errors] of [
      [{ subject: " " }, { subject: ["reply.subject.required"] }],
      [{ subject: "Two\nlines" }, { subject: ["field.invalid"] }],
      [{ body: "" }, { body: ["reply.body.required"] }],
      [{ body: "Dear {name}, about {home}" }, { body: ["reply.body.unfilled|fields={name}, {home}"] }],
      [{ body: "a".repeat(8001) }, { body: ["field.tooLong|max=8000"] }],
      [{ attach: ["home-999"] }, { attach: ["reply.attach.gone"] }],
    ] as const) {
      const answer = await press(sends, id, { ...words, ...fields });
      expect(answer).toMatchObject({ status: 400, data: { answer: { errors, values: { ...words, ...fields } } } });
    }
    expect(await findEnquiry(db, id)).toMatchObject({ state: "waiting" });
  });

  test("does not send a booking link that there is none of, and says where hours are opened", async () => {
    const home = await aProperty(db);
    const id = await aMessage({ kind: "viewing", propertyId: home.id, asked: {} });
    const { writing: drawn } = (await opened(id)).data as { writing: WritingReply };
    expect(drawn.bookingLink).toBeNull();
    const template = drawn.templates.find(({ name }) => name === "Send the booking link");
    const filled = drawnIn(await press(fills, id, { ...words, body: "", template: String(template?.id) }));
    expect(filled.values).toMatchObject({
      template: String(template?.id),
      body: expect.stringContaining("\n{booking}\n"),
    });
    const refused = drawnIn(await press(sends, id, { ...words, body: filled.values.body.replace("{agent}\n", "") }));
    expect(refused.errors).toEqual({ body: ["reply.body.unfilled|fields={booking}"] });
  });

  test("that is nothing but greeting and sign-off is refused", async () => {
    const id = await aMessage();
    const { writing: page } = (await opened(id)).data as { writing: { values: { subject: string; body: string } } };
    const { subject, body } = page.values;
    expect(body).toMatch(/^Dear Ana,\n\n\n\nKind regards,/);
    expect(await press(sends, id, { subject, body, seen: "" })).toMatchObject({
      status: 400,
      data: { answer: { errors: { body: ["reply.body.required"] } } },
    });
  });

  test("to somebody who was erased meanwhile sends nothing and gives the words back", async () => {
    const id = await aMessage();
    await erasePerson(db, id, new Date());
    for (const action of [sends, fills, previews, keeps]) {
      expect(await press(action, id, words)).toMatchObject({ status: 404, data: { answer: { values: words } } });
    }
    expect(await opened(id)).toMatchObject({ status: 404, data: { writing: null } });
    expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  test("to spam, or to what is no address, is refused and gives the words back", async () => {
    for (const given of [{ spamReason: "honeypot" }, { email: "ana@example.com,eva@example.com" }] as const) {
      const id = await aMessage(given);
      expect(await press(sends, id, words)).toMatchObject({ status: 409, data: { answer: { values: words } } });
      expect(await listReplies(db, id)).toEqual([]);
    }
  });

  test("by the slower of two says so, and goes when it is sent again", async () => {
    const id = await aMessage();
    await press(sends, id, words);
    headers = await signedInAs(db, await aPerson(db, { admin: "active" }));
    const late = await press(sends, id, { ...words, body: "Also from me" });
    expect(late).toMatchObject({ status: 409, data: { answer: { wasAnswered: true } } });
    const again = await press(sends, id, { ...words, body: "Also from me", seen: drawnIn(late).values.seen });
    expect(await saying(again)).toContain("replySentAgain");
  });
});

describe("words that are not sent", () => {
  test("are kept by a press, and stand there again for who wrote them", async () => {
    const home = await aProperty(db, { title: "Sunny apartment", neighborhood: "gracia" });
    const id = await aMessage({ propertyId: home.id });
    const half = { ...words, body: "Half a {name}", attach: ["brochure"] };
    expect(await saying(await press(keeps, id, half))).toEqual([303, `/admin/enquiries/${id}/reply`, "replyKept"]);
    expect((await opened(id)).data).toMatchObject({
      writing: { values: { body: "Half a {name}", attach: ["brochure"] }, keptAt: expect.any(String) },
    });
    const { data } = await get(message, `/admin/enquiries/${id}`, paramsOf(id), headers);
    expect(data).toMatchObject({ hasUnsentReply: true });

    headers = await signedInAs(db, await aPerson(db, { admin: "active" }));
    expect((await opened(id)).data).toMatchObject({ writing: { keptAt: null } });
  });

  test("are kept by the script without a message", async () => {
    const id = await aMessage();
    const kept = await press(keeps, id, { ...words, quietly: "1" });
    expect([kept.status, kept.headers.getSetCookie()]).toEqual([200, []]);
    expect(await unsentReply(db, { enquiryId: id, adminId: marta.id })).toMatchObject({ body: words.body });
  });
});

describe("the link to the messaging app", () => {
  const ready = async (id: number) =>
    ((await get(message, `/admin/enquiries/${id}`, paramsOf(id), headers)).data as { ready: string }).ready;

  test("carries the template where nothing is left to fill in, the words kept unsent, and no bare greeting", async () => {
    expect(await ready(await aMessage({ kind: "valuation" }))).toMatch(/^Dear Ana,[^]*value your home/);
    expect(await ready(await aMessage({ kind: "viewing", asked: {} }))).toBe("");

    const id = await aMessage();
    expect(await ready(id)).toBe("");
    await press(keeps, id, { ...words, body: "Yes, there is." });
    expect(await ready(id)).toBe("Yes, there is.");
  });
});

describe("a reply that failed", () => {
  test("is tried again from its message, and warns before the next is written", async () => {
    const id = await aMessage();
    await press(sends, id, words);
    const said = "550 No such mailbox";
    await db
      .updateTable("outbox")
      .set({ status: "failed", last_error: said })
      .where("template", "=", "reply")
      .execute();
    expect((await opened(id)).data).toMatchObject({ writing: { refusal: said } });

    const [reply] = await listReplies(db, id);
    const mail = String(reply?.delivery?.mail);
    const again = await post(retries, `/admin/enquiries/${id}`, { mail }, paramsOf(id), headers);
    expect(await saying(again)).toEqual([303, `/admin/enquiries/${id}`, "replyRetried"]);
    const other = await aMessage({ email: "ben@example.com" });
    const foreign = await post(retries, `/admin/enquiries/${other}`, { mail }, paramsOf(other), headers);
    expect(await saying(foreign)).toContain("replyNotWaiting");
  });
});

describe("the templates under Settings", () => {
  const list = "/admin/settings/replies";
  const { action: removes, loader: asks } = questionNamed("settings/remove-reply-template");
  const at = (id: string) => [`${list}/${id}`, { id }] as const;
  const texts = { "body-en": "Dear {name}", "body-es": "Hola", "body-ca": "Bon dia", "body-ru": "Здравствуйте" };
  const send = (intent: string, id: string, fields: Record<string, string>) => {
    const [path, params] = at(id);
    return post(deed(changes, intent), path, { ...texts, ...fields }, params, headers);
  };

  test("are added, changed, and removed after a question", async () => {
    expect(await saying(await send("add", "new", { name: "Keys" }))).toEqual([303, list, "replyTemplateAdded"]);
    const { data } = await get(templates, list, {}, headers);
    const { id } = (data as { templates: { id: number; name: string }[] }).templates.find(
      ({ name }) => name === "Keys",
    ) ?? { id: 0 };

    expect((await get(template, ...at(String(id)), headers)).data).toMatchObject({
      state: { values: { name: "Keys", "body-ru": "Здравствуйте", version: "1" } },
    });
    const saved = await send("save", String(id), { name: "Keys and doors", version: "1" });
    expect(await saying(saved)).toEqual([303, list, "replyTemplateSaved"]);
    expect(await send("save", String(id), { name: "Mine", version: "1" })).toMatchObject({
      status: 409,
      data: { state: { values: { name: "Mine", version: "2" }, overtakenBy: { name: "Keys and doors" } } },
    });

    const question = `/admin/settings/ask/remove-reply-template/${id}`;
    expect((await get(asks, question, { id: String(id) }, headers)).data).toMatchObject({
      asked: { lost: [expect.stringContaining("Keys and doors")] },
    });
    expect(await saying(await post(removes, question, {}, { id: String(id) }, headers))).toContain(
      "replyTemplateRemoved",
    );
    expect(await saying(await send("save", String(id), { name: "Mine", version: "2" }))).toContain("replyTemplateGone");
  });

  test("are refused at the place of a field that is none, with all that was typed", async () => {
    const refused = await send("add", "new", { name: "Keys", "body-es": "Hola, {nombre}: {hogar}" });
    expect(refused).toMatchObject({
      status: 400,
      data: {
        state: {
          values: { name: "Keys", "body-es": "Hola, {nombre}: {hogar}" },
          errors: { "body-es": ["settings.reply.unknown|written={nombre}|nearest={name}"] },
        },
      },
    });
  });
});
