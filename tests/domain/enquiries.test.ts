import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

import type { Asked } from "~/domain/enquiries/asked/asked.schema";
import { contactSchema } from "~/domain/enquiries/asked/contact.schema";
import { requestText } from "~/domain/enquiries/asked/lines.server";
import { consultationSchema, quoteSchema } from "~/domain/enquiries/asked/service-request.schema";
import { premiumValuationSchema, valuationSchema } from "~/domain/enquiries/asked/valuation.schema";
import { viewingDays } from "~/domain/enquiries/asked/viewing";
import { viewingSchema } from "~/domain/enquiries/asked/viewing.schema";
import { en } from "~/i18n/en";

import { processorTime } from "../support/processor-time";
import { describe, expect, test } from "../support/test";

const days = { first: "2026-11-22", last: "2027-11-21" };
const schemas = {
  contact: contactSchema,
  valuation: valuationSchema,
  "premium valuation": premiumValuationSchema,
  viewing: viewingSchema(days),
  quote: quoteSchema,
  consultation: consultationSchema,
} as const;
const forms = Object.entries(schemas);

// One right answer to each question of each form.
const answers: Record<string, string> = {
  firstName: "Ana",
  lastName: "Puig",
  email: "ana@example.com",
  phone: "(93) 123-45.67",
  news: "on",
  propertyAddress: "Carrer de Mallorca 1",
  message: "On a quiet street",
  propertyType: "penthouse",
  area: "96",
  bedrooms: "3",
  bathrooms: "2",
  saleTime: "half-year",
  visitTime: "evening",
  firstDay: "2026-12-03",
  firstPart: "morning",
  secondDay: "2026-12-04",
  secondPart: "midday",
  package: "luxury",
  talkTime: "afternoon",
};
const required = ["firstName", "lastName", "email", "propertyAddress"];
const lines = ["firstName", "lastName", "email", "propertyAddress"];

type Said = Record<string, string | readonly string[] | undefined>;

/** What a form says to these answers, sent as a browser sends them: a field left empty arrives as an empty text. */
function send<Schema extends z.ZodObject>(schema: Schema, said: Said = {}) {
  const form = new FormData();
  for (const name of fieldsOf(schema)) {
    const value = name in said ? said[name] : answers[name];
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) form.append(name, each);
  }
  return parseWithZod(form, { schema });
}

function errorsOf(schema: z.ZodObject, said: Said) {
  const submission = send(schema, said);
  return submission.status === "success" ? {} : submission.error;
}

const fieldsOf = (schema: z.ZodObject) => Object.keys(schema.shape);

describe.for(forms)("the form for a %s", ([, schema]) => {
  const fields = fieldsOf(schema);

  test("takes a right answer to every question, as it was given", () => {
    const { value } = succeeded(send(schema));
    const read = Object.fromEntries(Object.entries(value).map(([name, answer]) => [name, String(answer)]));
    expect(read).toEqual(Object.fromEntries(fields.map((name) => [name, answers[name]])));
  });

  test("needs no more than what is marked", () => {
    const said = Object.fromEntries(fields.map((name) => [name, required.includes(name) ? answers[name] : ""]));
    const needed = fields.filter((name) => required.includes(name));
    expect(succeeded(send(schema, said)).value).toEqual(
      Object.fromEntries(needed.map((name) => [name, answers[name]])),
    );
  });

  test.for(["", "   ", undefined])("asks for what is missing: %j", (nothing) => {
    for (const name of fields.filter((each) => required.includes(each))) {
      expect(errorsOf(schema, { [name]: nothing })).toEqual({ [name]: [expect.stringMatching(`${name}.required$`)] });
    }
  });

  test("takes spaces alone for no answer where none is needed", () => {
    for (const name of ["phone", "message"].filter((each) => fields.includes(each))) {
      expect(errorsOf(schema, { [name]: "   " })).toEqual({});
    }
  });

  test("says how long a text may be", () => {
    for (const name of fields.filter((each) => [...lines, "phone", "message"].includes(each))) {
      const errors = errorsOf(schema, { [name]: "x".repeat(4001) });
      expect(errors).toEqual({ [name]: [expect.stringMatching(/^field\.tooLong\|max=\d+$/)] });
    }
  });

  test("refuses a null byte, and in a line a line break", () => {
    for (const name of fields.filter((each) => [...lines, "message"].includes(each))) {
      expect(errorsOf(schema, { [name]: "a\0b@c.d" })).toEqual({ [name]: ["field.invalid"] });
    }
    for (const name of fields.filter((each) => lines.includes(each))) {
      expect(errorsOf(schema, { [name]: "a\r\nBcc: x@c.d" })?.[name]?.[0]).toBe("field.invalid");
    }
  });

  test("refuses a field that was sent twice", () => {
    for (const name of fields) {
      const value = answers[name] ?? "";
      expect(errorsOf(schema, { [name]: [value, value] })).toEqual({ [name]: ["field.invalid"] });
    }
  });

  test("complains in sentences that the catalogue has", () => {
    const wrong = ["", "x".repeat(5000), "a\0b", "a\nb", "x", "0.5", "-1", "99999999", "2020-01-01", "2099-01-01"];
    for (const name of fields) {
      for (const value of [...wrong.map((each) => [each]), ["a", "b"], []]) {
        for (const message of Object.values(errorsOf(schema, { [name]: value }) ?? {}).flat()) {
          expect(en, `${name}: ${message}`).toHaveProperty([message?.split("|")[0] ?? ""]);
        }
      }
    }
  });
});

describe("an e-mail address", () => {
  test.for(["ana@example.com", "a+b@sub.example.cat", "анна@почта.рф"])("can be %s", (email) => {
    expect(errorsOf(contactSchema, { email })).toEqual({});
  });

  test.for(["ana", "ana@example", "@example.com", "ana@exam ple.com", "a@b@c.d"])("cannot be %s", (email) => {
    expect(errorsOf(contactSchema, { email })).toEqual({ email: ["field.email.invalid"] });
  });

  test("is not searched for long when it is far too long", async () => {
    const reads = () => errorsOf(contactSchema, { email: `a@${".".repeat(60_000)}@` });
    expect(reads()).toEqual({ email: ["field.tooLong|max=254"] });
    expect(await processorTime(reads)).toBeLessThan(500);
  });
});

describe("a phone number", () => {
  test.for(["+34 600 000 000", "600000000", "0034-93.123.45.67", "(93) 123 45 67", "93 123 45 67/68"])(
    "can be %s",
    (phone) => expect(errorsOf(contactSchema, { phone })).toEqual({}),
  );

  test.for(["12345", "call me", "+34 six hundred", "+++++++"])("cannot be %s", (phone) => {
    expect(errorsOf(contactSchema, { phone })).toEqual({ phone: ["field.phone.invalid"] });
  });
});

describe("a message", () => {
  test("may have as many line breaks as its length allows, however the browser sends them", () => {
    const message = `${"line\r\n".repeat(799)}line`;
    expect(succeeded(send(contactSchema, { message })).value.message).toBe(message.replaceAll("\r\n", "\n"));
  });
});

describe("the numbers of a valuation", () => {
  test("are left out when nothing is entered", () => {
    const { value } = succeeded(send(valuationSchema, { area: "", bedrooms: "", bathrooms: "" }));
    expect([value.area, value.bedrooms, value.bathrooms]).toEqual([undefined, undefined, undefined]);
  });

  test("can be zero", () => {
    expect(succeeded(send(valuationSchema, { bedrooms: "0" })).value.bedrooms).toBe(0);
  });

  test.for(["85.5", "85,5", "1.200", "-1", "many", "1e999", "85 m²"])("cannot be %s", (area) => {
    expect(errorsOf(valuationSchema, { area })).toEqual({ area: ["field.number.invalid|example=85"] });
  });

  test("have an upper end", () => {
    expect(errorsOf(valuationSchema, { area: "10001" })).toEqual({ area: ["field.number.tooLarge|max=10000"] });
    expect(errorsOf(valuationSchema, { bedrooms: "51" })).toEqual({ bedrooms: ["field.number.tooLarge|max=50"] });
  });
});

describe("the type of a valued home", () => {
  test.for(["loft", "castle"])("cannot be %s", (propertyType) => {
    expect(errorsOf(valuationSchema, { propertyType })).toEqual({ propertyType: ["field.invalid"] });
  });
});

describe("the days of a viewing", () => {
  test("begin tomorrow, as the calendar stands in Barcelona", () => {
    expect(viewingDays(new Date("2026-11-21T12:00:00Z"))).toEqual(days);
    expect(viewingDays(new Date("2026-06-30T21:59:00Z")).first).toBe("2026-07-01");
    expect(viewingDays(new Date("2026-06-30T22:00:00Z")).first).toBe("2026-07-02");
    expect(viewingDays(new Date("2026-12-31T22:59:00Z")).first).toBe("2027-01-01");
  });

  test.for([
    ["2026-11-21", "field.day.past"],
    ["2020-02-29", "field.day.past"],
    ["2027-11-22", "field.day.far"],
    ["2026-02-30", "field.day.invalid"],
    ["3 December", "field.day.invalid"],
  ])("cannot be %s", ([firstDay, message]) => {
    expect(errorsOf(viewingSchema(days), { firstDay })).toEqual({ firstDay: [message] });
  });

  test.for(Object.values(days))("can be %s", (secondDay) => {
    expect(errorsOf(viewingSchema(days), { secondDay })).toEqual({});
  });
});

describe("the text that the agent reads", () => {
  test("tells all that was said of a home to value", () => {
    const text = requestText({
      kind: "premium-valuation",
      asked: {
        propertyAddress: "Carrer de Mallorca 1",
        propertyType: "apartment",
        area: 96,
        bedrooms: 0,
        bathrooms: 2,
        saleTime: "half-year",
        visitTime: "evening",
      },
      message: "Renovated in 2019",
    });
    expect(text.split("\n")).toEqual([
      "Property type: apartment",
      "Address: Carrer de Mallorca 1",
      "Bedrooms: 0",
      "Bathrooms: 2",
      "Area: 96 m²",
      "Would like to sell: within six months",
      "Best time for a visit: evening",
      "Renovated in 2019",
    ]);
  });

  test("leaves out what was left open", () => {
    const asked = { propertyAddress: "Carrer de Mallorca 1" };
    expect(requestText({ kind: "premium-valuation", asked })).toBe("Address: Carrer de Mallorca 1");
  });

  const home = { id: 3, title: "Corner apartment with gallery" };

  test("tells when a visitor could come", () => {
    const asked = { home, firstDay: "2026-12-03", firstPart: "morning", secondDay: "2026-12-05" } as const;
    expect(requestText({ kind: "viewing", asked })).toBe(
      [
        "Home: 000003 Corner apartment with gallery",
        "Preferred time: Thursday 2026-12-03, morning",
        "Alternative: Saturday 2026-12-05, any time",
      ].join("\n"),
    );
  });

  test("takes the second wish for the first where that was left open", () => {
    expect(requestText({ kind: "viewing", asked: { home, secondPart: "evening" } })).toBe(
      "Home: 000003 Corner apartment with gallery\nPreferred time: any day, evening",
    );
  });
});

function succeeded<Value>(submission: { status: string | undefined; value?: Value; error?: unknown }) {
  expect(submission.error).toBeUndefined();
  if (submission.value === undefined) throw new Error("The form was refused");
  return { value: submission.value };
}

describe("what the agent reads of a service", () => {
  test("names it, the package and the time to talk", () => {
    const quote = (chosen?: "premium") =>
      requestText({ kind: "quote", asked: { service: "turnkey-services", package: chosen } });
    expect(quote("premium")).toBe("Service: Turnkey services\nPackage: Premium");
    expect(quote()).toBe("Service: Turnkey services\nPackage: not decided yet");
    const consultation = (asked: Asked) => requestText({ kind: "consultation", asked });
    expect(consultation({ service: "legal-support", talkTime: "morning" })).toBe(
      "Service: Legal support\nBest time to talk: morning",
    );
    expect(consultation({ service: "new-construction" })).toBe("Service: New construction sales");
  });

  test("knows no other package", () => {
    expect(errorsOf(quoteSchema, { package: "gold" })).toEqual({ package: ["field.invalid"] });
  });
});
