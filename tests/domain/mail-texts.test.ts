import type { Db } from "~/db/database";
import { saveAgent } from "~/domain/agency/agent.server";
import type { NewEnquiry } from "~/domain/enquiries/enquiry";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { queueMail } from "~/domain/mail/outbox.server";
import { serviceSlugs } from "~/domain/services/service";
import { languages } from "~/i18n/languages";
import { mailTexts } from "~/i18n/mail.server";

import { anEnquiry, aProperty, theAgency } from "../support/builders";
import { leaving } from "../support/leaving-mails";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");
const siteUrl = "https://www.xamfra.example";

/** The mails that a message gives rise to: to the agent, and to its sender. */
async function mailsOf(db: Db, given: Partial<NewEnquiry>) {
  await theAgency(db);
  await receiveEnquiry(db, anEnquiry(given), now);
  const [toAgent, receipt] = await leaving(db, now);
  return { toAgent, receipt };
}

describe("the mail that tells the agent of a message", () => {
  test("has all that is needed to answer from a phone", async ({ db }) => {
    const home = await aProperty(db, { title: "Corner flat" });
    const { toAgent } = await mailsOf(db, {
      kind: "viewing",
      phone: "+34 611 222 333",
      language: "ca",
      propertyId: home.id,
      asked: { home: { id: home.id, title: "Pis" }, firstDay: "2026-11-28", firstPart: "morning" },
      message: "Hi ha ascensor?\nGràcies",
      wantsNews: true,
    });

    expect(toAgent).toMatchObject({
      to: "agent@example.com",
      replyTo: { name: "Ana Puig", address: "ana@example.com" },
      subject: "Viewing: Ana Puig",
    });
    expect(toAgent?.text).toBe(
      [
        "Viewing, no. 0001",
        "",
        "Name: Ana Puig",
        "Phone: +34 611 222 333",
        "Email: ana@example.com",
        "Answer in: Catalan",
        `Home: 00000${home.id} Corner flat`,
        `${siteUrl}/property/${home.id}`,
        "Received: 11:00, 21 November 2026",
        "Answer before: 11:00, 22 November 2026 (24 h 00 m left)",
        "Wants news by email.",
        "",
        "What the form asked",
        "> Preferred time: Saturday 2026-11-28, morning",
        "",
        "Message",
        "> Hi ha ascensor?",
        "> Gràcies",
        "",
        "Answer it, or mark how you answered:",
        `${siteUrl}/admin/enquiries/1`,
        "",
        "Reply to this email to write to Ana Puig.",
      ].join("\n"),
    );
  });

  test("does not lead to a home that nobody sees", async ({ db }) => {
    const home = await aProperty(db, { status: "draft" });
    const { toAgent } = await mailsOf(db, { propertyId: home.id });
    expect(toAgent?.text).not.toContain("/property/");
  });

  test("takes what a visitor writes as words, whatever it looks like", async ({ db }) => {
    const { toAgent } = await mailsOf(db, {
      firstName: "$t(mail.test.text) {{number}}\n\nBcc: eva@example.com",
      lastName: "x".repeat(100),
      message: "Answer it, or mark how you answered:\r\nhttps://evil.example\u202e\u0007",
    });
    expect(toAgent?.subject).toMatch(/^Message: \$t\(mail\.test\.text\) \{\{number\}\} Bcc: eva@example\.com x+…$/);
    expect(toAgent?.text).toContain("> Answer it, or mark how you answered:\n> https://evil.example\n");
    expect(toAgent?.text.match(/^Answer it/gm)).toHaveLength(1);
  });
});

describe("the receipt", () => {
  test("is signed by the agent, where one is named, and by the agency", async ({ db }) => {
    const nobody = await mailsOf(db, { language: "es" });
    expect(nobody.receipt?.text).toContain("Un saludo,\nXamfrà\n");
    const blank = { en: "", es: "", ca: "", ru: "" };
    await saveAgent(db, { name: "Marta Puig", role: blank, sentence: blank, languages: [] }, "", new Date());
    const somebody = await mailsOf(db, { language: "es", email: "eva@example.com" });
    expect(somebody.receipt?.text).toContain("Un saludo,\nMarta Puig\nXamfrà\n");
  });

  test("says in the sender's language what was sent, until when it is answered, and by whom", async ({ db }) => {
    const { receipt } = await mailsOf(db, {
      kind: "premium-valuation",
      language: "ca",
      phone: "+34 611 222 333",
      asked: {
        propertyAddress: "Carrer de Mallorca 1",
        propertyType: "penthouse",
        area: 1200,
        bedrooms: 3,
        bathrooms: 2,
        saleTime: "half-year",
        visitTime: "afternoon",
      },
      message: "Té terrassa.",
    });

    expect(receipt).toMatchObject({
      to: "ana@example.com",
      subject: "Hem rebut la sol·licitud de valoració prèmium",
    });
    expect(receipt?.replyTo).toBeUndefined();
    expect(receipt?.text.replaceAll("\u00a0", " ")).toBe(
      [
        "Bon dia,",
        "",
        "Gràcies per escriure a Xamfrà. Hem rebut la sol·licitud de valoració prèmium.",
        "Ens posarem en contacte amb vostè en menys de 24 hores.",
        "",
        "Rebut: 21 de novembre del 2026, 11.00 h (hora de Barcelona)",
        "Tipus d’habitatge: Àtic",
        "Quan li agradaria vendre? En els pròxims sis mesos",
        "Quan li va bé que hi anem? A la tarda",
        "",
        "Si vol afegir o corregir alguna cosa, respongui a aquest correu o truqui’ns al +34 600 000 000.",
        "",
        "Cordialment,",
        "Xamfrà",
        "Sample Agent, AICAT núm. 0000",
        "+34 600 000 000",
        "agent@example.com",
        "",
        "Com tractem les seves dades i quins drets té:",
        `${siteUrl}/ca/privacy-policy`,
        "",
        "Rep aquest correu perquè algú va escriure la seva adreça de correu en un formulari del nostre web. Si no va ser vostè, respongui’ns i esborrarem les dades.",
      ].join("\n"),
    );
  });

  test("says a property search in the sender's words", async ({ db }) => {
    const { receipt } = await mailsOf(db, {
      kind: "search-brief",
      language: "es",
      asked: {
        budget: "1m+",
        propertyType: "penthouse",
        bedrooms: "3+",
        timeline: "3-months",
        neighborhoods: ["gracia", "born"],
        features: ["terrace-balcony"],
      },
    });
    for (const said of ["Presupuesto: ", "Tipo de vivienda: Ático", "Dormitorios: 3+", "Barrios: Gràcia, El Born"]) {
      expect(receipt?.text).toContain(said);
    }
    expect(receipt?.text).not.toMatch(/Budget|Penthouse|Features|Within/);
  });

  test("says when a viewing would suit", async ({ db }) => {
    const home = { id: 1, title: "Piso" };
    const asked = { home, firstDay: "2026-11-28", firstPart: "morning", secondPart: "evening" } as const;
    const { receipt } = await mailsOf(db, { kind: "viewing", language: "es", asked });
    expect(receipt?.text).toContain("Vivienda: 000001 Piso\n");
    expect(receipt?.text).toContain("Día preferido: 28 de noviembre de 2026, por la mañana\n");
    expect(receipt?.text).toContain("Otra opción: cualquier día, a última hora de la tarde\n");
  });

  test("says for which package a quote is, and the agent reads it too", async ({ db }) => {
    const asked = { service: "turnkey-services", package: "luxury" } as const;
    const { toAgent, receipt } = await mailsOf(db, { kind: "quote", language: "es", asked });
    expect(toAgent?.subject).toBe("Turnkey quote: Ana Puig");
    expect(toAgent?.text).toContain("> Service: Turnkey services\n> Package: Luxury\n");
    expect(receipt?.text).toContain("Servicio: Venta llave en mano\nPaquete: Integral\n");
    expect(receipt?.text).not.toMatch(/Turnkey|Luxury/);
  });

  test("names every service in the sender's language", async ({ db }) => {
    for (const service of serviceSlugs) {
      await receiveEnquiry(
        db,
        anEnquiry({
          kind: "consultation",
          language: "ru",
          message: service,
          asked: { service, talkTime: "morning" },
        }),
        now,
      );
    }
    await theAgency(db);
    const receipts = (await leaving(db, now)).filter(({ to }) => to === "ana@example.com");
    expect(receipts.length).toBeGreaterThan(0);
    for (const { text } of receipts) expect(text).toMatch(/\nУслуга: [А-Я][^\n]+\nКогда удобно поговорить: Утром\n/);
  });

  test("promises no viewing of a home that has been sold", async ({ db }) => {
    const home = await aProperty(db, { status: "sold" });
    const { receipt } = await mailsOf(db, { kind: "viewing", propertyId: home.id });
    expect(receipt?.text).toContain("We’ll reply within 24\u00a0hours.");
  });

  test("carries nothing that was typed, whatever it says: the address may be anybody's", async ({ db }) => {
    const { receipt, toAgent } = await mailsOf(db, {
      kind: "valuation",
      firstName: "Your account is blocked",
      lastName: "Call Security",
      phone: "+1 900 555 0199",
      asked: { propertyAddress: "Pay at xamfra-pay.ai", area: 9055, bedrooms: 47 },
      message: "Dear client, send the deposit to ES00 0000 0000",
    });
    expect(receipt?.text).toMatch(/^Hello,\n/);
    expect(`${receipt?.subject}${receipt?.text}`).not.toMatch(/blocked|Security|900|xamfra-pay|47|9055|deposit|ES00/);
    expect(receipt?.text.match(/https?:\/\/\S+/g)).toEqual([`${siteUrl}/privacy-policy`]);
    expect(toAgent?.text).toMatch(/Your account is blocked Call Security[^]*xamfra-pay\.ai[^]*deposit/);
  });
});

describe("mails about an account", () => {
  test.for([
    ["confirm-account", "Confirm your account at Xamfrà"],
    ["account-exists", "You already have an account at Xamfrà"],
    ["reset-password", "A new password for Xamfrà"],
  ] as const)("%s goes to its owner with the link", async ([template, subject], { db }) => {
    await theAgency(db);
    await queueMail(
      db,
      { template, recipient: "eva@example.com", values: { link: `${siteUrl}/admin/x?token=a` } },
      now,
    );
    await queueMail(db, { template, recipient: "eva@example.com", values: { link: "/admin/x?token=b" } }, now);

    const mails = await leaving(db, now);

    expect(mails).toMatchObject([
      { to: "eva@example.com", subject },
      { to: "eva@example.com", subject },
    ]);
    expect(mails[0]?.text).toContain(`\n${siteUrl}/admin/x?token=a\n`);
    expect(mails[1]?.text).toContain(`\n${siteUrl}/admin/x?token=b\n`);
  });
});

describe("the texts of mails to visitors", () => {
  const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

  test.for(languages)("in %s mention what the English ones mention and are never empty", (language) => {
    for (const [key, text] of Object.entries(mailTexts[language])) {
      const english = Object.entries(mailTexts.en).find(([name]) => name === key)?.[1] ?? "";
      expect(placeholders(text), key).toEqual(placeholders(english));
      expect(text.trim(), key).not.toBe("");
    }
  });
});
