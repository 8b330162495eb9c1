import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";

import { cleanSvg } from "~/domain/agency/logo-svg.server";

const xml = new new JSDOM("").window.DOMParser();

const drawn = (inside: string, head = 'viewBox="0 0 200 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${head}>${inside}</svg>`;

function cleaned(svg: string | Uint8Array): string {
  const answer = cleanSvg(typeof svg === "string" ? Buffer.from(svg) : svg);
  if (!answer.ok) throw new Error(answer.reason);
  const text = Buffer.from(answer.picture.content).toString("utf8");
  // As a browser reads it: by the rules of XML, which forgive nothing.
  expect(xml.parseFromString(text, "image/svg+xml").querySelector("parsererror")).toBeNull();
  return text;
}

function refusalOf(svg: string | Uint8Array): string | undefined {
  const answer = cleanSvg(typeof svg === "string" ? Buffer.from(svg) : svg);
  return answer.ok ? undefined : answer.reason;
}

const path = '<path d="M0 0h20v20z"/>';

describe("of an uploaded SVG", () => {
  test.each([
    ["a script", "<script>fetch('//evil.example')</script>"],
    ["a script in capitals", "<SCRIPT>alert(1)</SCRIPT>"],
    ["a script with a prefix", '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
    ["an event", '<g onload="alert(1)"><path d="M1 1z" onclick="alert(1)"/></g>'],
    [
      "a page inside",
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="//evil.example"/></body></foreignObject>',
    ],
    ["a picture from elsewhere", '<image href="https://evil.example/x.png" width="9" height="9"/>'],
    ["a picture inside", '<image xlink:href="data:image/svg+xml;base64,PHN2Zz4=" width="9" height="9"/>'],
    ["a copy from elsewhere", '<use href="https://evil.example/x.svg#a"/><use xlink:href="//evil.example#a"/>'],
    ["a link", '<a xlink:href="javascript:alert(1)"><path d="M2 2z"/></a>'],
    ["a colour from elsewhere", '<path d="M3 3z" fill="url(https://evil.example/p.svg#a)"/>'],
    ["a colour from elsewhere, hidden", '<path d="M3 3z" style="fill:\\75rl(//evil.example)"/>'],
    [
      "an animation",
      '<path d="M4 4z"><set attributeName="href" to="javascript:alert(1)"/><animate attributeName="d"/></path>',
    ],
    ["a filter", '<filter id="f"><feImage href="https://evil.example"/></filter>'],
    ["another programme's words", "<metadata>evil.example</metadata><title>evil.example</title><desc>alert</desc>"],
    ["an instruction", '<?xml-stylesheet href="https://evil.example/x.css"?>'],
    ["a comment", "<!-- evil.example -->"],
  ])("%s is left out, the drawing stays", (_what, hostile) => {
    const text = cleaned(drawn(hostile + path));
    expect(text).toContain('d="M0 0h20v20z"');
    expect(text).not.toMatch(
      /evil|alert|script|onload|onclick|foreignObject|iframe|image|animate|<set|<a |data:|feImage/i,
    );
    expect(cleaned(text)).toBe(text);
  });

  test("its own prefix before each name is taken off", () => {
    const text = cleaned(
      '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><svg:script>alert(1)</svg:script><svg:path d="M0 0z"/></svg:svg>',
    );
    expect(text).toContain('<path d="M0 0z">');
    expect(text).not.toContain("alert");
  });

  test("entities of a document type stand for nothing", () => {
    const text = cleaned(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY x SYSTEM "file:///etc/passwd">]>${drawn(`<text x="1" y="9">&a;&x;</text>${path}`)}`,
    );
    expect(text).toMatch(/^<svg/);
    expect(text).not.toMatch(/passwd|ENTITY|aaaa/);
  });

  test("colours by rule, gradients and copies inside the file stay, with their names", () => {
    const text = cleaned(
      drawn(
        `<style><![CDATA[.a{fill:#114e52}@media (prefers-color-scheme:dark){.a{fill:#fff}}]]></style>
        <defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient><clipPath id="c"><rect width="9" height="9"/></clipPath></defs>
        <path id="p" class="a" d="M1 1z"/><use xlink:href="#p" x="9"/><path fill="url(#g)" clip-path="url('#c')" d="M5 5z"/>`,
      ),
    );
    for (const kept of [
      ".a{fill:#114e52}",
      "@media",
      "linearGradient",
      'href="#p"',
      "url(#g)",
      "clipPath",
      'class="a"',
    ]) {
      expect(text).toContain(kept);
    }
  });

  test("a file is refused that cannot be a logo, and says why", () => {
    expect(refusalOf("hello")).toBe("not-a-picture");
    expect(refusalOf(Buffer.from([0xff, 0xfe, 0x3c, 0x00]))).toBe("not-a-picture");
    expect(refusalOf(drawn("<style>@import url(//evil.example)</style>"))).toBe("unsafe-style");
    expect(refusalOf(drawn("<style>@font-face{src:url(data:font/woff2;base64,AA)}</style>"))).toBe("unsafe-style");
    expect(refusalOf(drawn("<style>a{fill:red}&lt;/style>&lt;script></style>"))).toBe("unsafe-style");
    expect(refusalOf(drawn(path, ""))).toBe("no-size");
    expect(refusalOf(drawn(path, 'viewBox="0 0 0 40"'))).toBe("no-size");
    expect(refusalOf(drawn(`<path id="a" d="M0 0z"/>${'<use href="#a"/>'.repeat(13)}`))).toBe("too-complex");
    expect(refusalOf(drawn(path.repeat(3001)))).toBe("too-complex");
    expect(refusalOf(drawn(path + " ".repeat(100 * 1024)))).toBe("too-large");
  });

  test("the size is that of the view box, else of width and height", () => {
    const sizeOf = (head: string) => {
      const answer = cleanSvg(Buffer.from(drawn(path, head)));
      return answer.ok ? [answer.picture.width, answer.picture.height] : answer.reason;
    };
    expect(sizeOf('viewBox="0 0 200 40" width="100%"')).toEqual([200, 40]);
    expect(sizeOf('width="120px" height="30"')).toEqual([120, 30]);
    expect(sizeOf('viewBox="-5,-5, 1e9 1"')).toBe("no-size");
    expect(sizeOf('viewBox="0 0 20000 4000"')).toEqual([4096, 819]);
  });
});
