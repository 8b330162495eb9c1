import { domainToASCII } from "node:url";

import fc from "fast-check";
import { createTransport } from "nodemailer";
import { describe, expect, test } from "vitest";

import { contactSchema } from "~/domain/enquiries/asked/contact.schema";
import { probablyMeant } from "~/domain/fields/mail-address";
import { mailbox } from "~/domain/mail/mail-text";
import { messageOf } from "~/outside/mail/message.server";

const taken = (email: string) => contactSchema.shape.email.safeParse(email).data;

function inAscii(address: string): string {
  const at = address.lastIndexOf("@");
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
}

/** To whom the library sends a mail. */
async function recipients(to: string) {
  const mail = {
    ...{ messageId: "<1@xamfra.example>", from: { name: "X", address: "x@xamfra.example" }, to },
    ...{ subject: "S", text: "T", isReceipt: true, isByHand: false },
  };
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { envelope } = await transport.sendMail(messageOf(mail as unknown as Parameters<typeof messageOf>[0]));
  return envelope.to;
}

describe("an address that was pasted", () => {
  test.for([
    "bruna\u200b@example.com",
    "\u202abruna@example.com\u202c",
    "\u2066bruna@example.com\u2069",
    "\ufeffbruna@example.com\u00a0",
    "bru\u00adna@example.com",
    "mailto:bruna@example.com",
    "mailto:bruna@example.com?subject=A%20home",
    '"Bruna Puig" <bruna@example.com>',
    "Bruna Puig <bruna@example.com>",
    "<bruna@example.com>",
    "“bruna@example.com”",
    "'<mailto:bruna@example.com>',",
    "bruna@example.com.",
  ])("is taken without what came with it: %j", (pasted) => expect(taken(pasted)).toBe("bruna@example.com"));

  test.for(["josé@correo.example", "пример@почта.рф", "o'hara+news@example.com", "Bruna@Example.com"])(
    "keeps the letters that were typed: %s",
    (typed) => expect(taken(typed)).toBe(typed),
  );

  test.for([
    "a@b@c.example",
    "a@b",
    "a b@example.com",
    "a@b.example, c@d.example",
    "a..b@example.com",
    "a@-b.example",
    "a@1.2.3.4",
  ])("is no address: %s", (typed) => expect(taken(typed)).toBeUndefined());
});

test("what the form takes, the mailer takes as exactly that one recipient", async () => {
  const part = fc.string({
    unit: fc.oneof(
      fc.constantFrom(..."ab.-_+'\"<>(),;:@ \\|=éпßſⅧ\u200b\u202e%"),
      fc.string({ unit: "grapheme", maxLength: 1 }),
    ),
    maxLength: 12,
  });
  const address = fc.oneof(
    fc
      .tuple(part, part, fc.constantFrom("com", "рф", "example"))
      .map(([name, domain, top]) => `${name}@${domain}.${top}`),
    fc.emailAddress(),
  );
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(address, async (typed) => {
      const email = taken(typed);
      if (email === undefined) return;
      sent += 1;
      expect(mailbox(email)).toBe(email);
      // With a name in letters of its own the library writes the domain so too.
      expect((await recipients(email)).map(inAscii)).toEqual([inAscii(email)]);
    }),
    { numRuns: 600 },
  );
  expect(sent).toBeGreaterThan(100);
});

test("an address that looks mistyped is known, and no other", () => {
  for (const [typed, meant] of [
    ["a@gmial.com", "a@gmail.com"],
    ["a@Hotmial.com", "a@hotmail.com"],
    ["a@gamil.con", "a@gmail.com"],
    ["a@yaho.com", "a@yahoo.com"],
    ["a@firm.con", "a@firm.com"],
    ["a@hotnail.com", "a@hotmail.com"],
    ["a@gmail.cm", "a@gmail.com"],
    ["a@gmail.comm", "a@gmail.com"],
    ["a@gmail.es", "a@gmail.com"],
    ["a@gmaill.co", "a@gmail.com"],
    ["a@yahooo.es", "a@yahoo.es"],
    ["a@outlok.es", "a@outlook.es"],
    ["a@yandex.ri", "a@yandex.ru"],
  ] as const) {
    expect(probablyMeant(typed)).toBe(meant);
  }
  for (const typed of [
    ...["a@gmail.com", "a@mail.com", "a@ymail.com", "a@email.com", "a@falcon.example", "a@mail.ru", "a@gmx.es"],
    ...["a@hotmail.es", "a@yahoo.co.uk", "a@outlook.fr", "a@yandex.by", "a@icloud.com", "a@cloud.com", "a@gencat.cat"],
  ]) {
    expect(probablyMeant(typed)).toBeUndefined();
  }
});
