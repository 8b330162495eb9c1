import { contentSigns } from "~/domain/enquiries/receiving/spam-signs";
import { carriesLink, linksIn } from "~/domain/mail/links";
import { mailboxBehind } from "~/domain/mail/mailbox";

import { describe, expect, test } from "../support/test";

describe("a link in what a stranger writes", () => {
  test.each([
    ...["xamfra-pay.ai", "bit.ly/x", "update.zip", "my.bank", "www.evil.example", "https://evil.example/win"],
    ...["evil。com", "evil．com", "ｅｖｉｌ.ｃｏｍ", "evil[.]com", "evil (dot) com", "evil dot com", "evil . com"],
    ...["ev\u200bil.c\u00adom", "192.0.2.1", "http://3232235777/", "hxxps://evil.example", "пример.рф", "кошелёк.рус"],
    ...["Ana visit xamfra-pay.ai or +1 900 555 0199", "write to help@evil.support", "tg://resolve?domain=evil"],
  ])("is seen: %s", (text) => {
    expect(carriesLink(text)).toBe(true);
  });

  test.each([
    ...["Ana Puig", "Anna & Peter Smith", "Carrer de Girona 5, 2n 1a", "118 m², 3 bedrooms. Is there a lift?"],
    ...["850.000 €", "10.30 h", "Mª José d’Arc-Llull", "St. Gervasi", "№ 12, к. 3", "1.250.000"],
  ])("is not seen where there is none: %s", (text) => {
    expect(linksIn(text)).toEqual([]);
  });

  // In the square of their number these took half a minute.
  test("is seen behind any number of blanks, and soon", () => {
    expect(linksIn(`${" ".repeat(100_000)}x${" ".repeat(100_000)}evil . com`)).toEqual(["evil.com"]);
  });

  test("speaks for an advertisement whatever its ending, and a missing space does not", () => {
    expect(contentSigns("SEO services, write to rank-it.ai")).toMatchObject({ links: 1 });
    expect(contentSigns("SEO services。see evil。com")).toMatchObject({ links: 1 });
    expect(contentSigns("Our lender asked for SEO services.Me gusta la casa")).toBeNull();
  });
});

describe("a mailbox", () => {
  test.each([
    ["Ana.Puig+x1@GMail.com", "anapuig@gmail.com"],
    ["a.n.a.puig@googlemail.com", "anapuig@gmail.com"],
    ["ana.puig+bank@outlook.com", "ana.puig@outlook.com"],
    ["ana+1@xamfra.example", "ana@xamfra.example"],
    ["shop@ana.fastmail.com", "ana@fastmail.com"],
    ["ana_puig@pm.me", "anapuig@proton.me"],
    ["+34600@example.com", "+34600@example.com"],
    ["ana@me.com", "ana@icloud.com"],
  ])("is the same behind %s", (address, mailbox) => {
    expect(mailboxBehind(address)).toBe(mailbox);
  });
});
