import { gzipSync } from "node:zlib";

import { describe, inject, test } from "vitest";

import { asOwner, attack, attacked, underAttack } from "../support/hostile/attack";
import { ask, opens, sendBytes } from "../support/hostile/raw";
import { some } from "../support/hostile/strings";
import { mark } from "../support/hostile/verdict";

underAttack("bodies");

const { forms, addresses } = inject("survey");
const urlencoded = "application/x-www-form-urlencoded";
const host = `127.0.0.1:${attacked.port}`;

// What takes a form of any kind: visitors', accounts', the panel's, and addresses that take none.
const ofVisitors = ["/contact", "/valuation/premium", "/search", "/property/1/viewing", "/favourites", "/es/contact"];
const ofAccounts = [
  "/admin/login",
  "/admin/forgot",
  "/admin/sign-up",
  "/admin/sign-out",
  "/admin/menu",
  "/admin/session-ended",
];
const ofPanel = [
  "/admin/articles/batch",
  "/admin/properties/new",
  "/admin/properties/1/images",
  "/admin/articles/1/pictures",
  "/admin/enquiries/1",
  "/admin/guide/nota-simple",
  "/admin/properties/1/translations/es",
];
const ofNobody = [
  "/",
  "/properties",
  "/nowhere",
  "/healthz",
  "/robots.txt",
  "/favicon.svg",
  "/uploads/none.jpg",
  "/__manifest",
];
const places = [...ofVisitors, ...ofAccounts, ...ofPanel, ...ofNobody];

const multipart = (body: string, boundary = "x") => ({
  headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` },
  body,
});
const part = (name: string, value: string, more = "") =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const file = (name: string, filename: string, value: string | Buffer = "a", type = "image/jpeg") =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n${value.toString()}\r\n`;

type Body = { headers: Record<string, string>; body: string | Buffer };

const bodies: Record<string, Body> = {
  "no content type": { headers: {}, body: "a=b" },
  "an empty content type": { headers: { "Content-Type": "" }, body: "a=b" },
  JSON: { headers: { "Content-Type": "application/json" }, body: '{"__proto__":{"x":1},"email":{"$ne":null}}' },
  "JSON that is none": { headers: { "Content-Type": "application/json" }, body: '{"a":' },
  "JSON said to be a form": { headers: { "Content-Type": urlencoded }, body: '{"a":1}' },
  "deep JSON": { headers: { "Content-Type": "application/json" }, body: "[".repeat(50_000) },
  XML: {
    headers: { "Content-Type": "application/xml" },
    body: '<!DOCTYPE x [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><x>&b;</x>',
  },
  "plain text": { headers: { "Content-Type": "text/plain" }, body: "email=a@b.c" },
  "another alphabet": { headers: { "Content-Type": `${urlencoded}; charset=utf-16` }, body: "a=b" },
  "an alphabet that is none": { headers: { "Content-Type": `${urlencoded}; charset=__proto__` }, body: "a=b" },
  "seven bits": { headers: { "Content-Type": `${urlencoded}; charset=utf-7` }, body: "a=+ADw-script+AD4-" },
  "a content type twice": {
    headers: { "Content-Type": `${urlencoded}, multipart/form-data; boundary=x` },
    body: "a=b",
  },
  "a content type in capitals": { headers: { "Content-Type": urlencoded.toUpperCase() }, body: "a=b" },
  "a content type of 6 kB": { headers: { "Content-Type": `${urlencoded};${"a".repeat(6000)}` }, body: "a=b" },
  "bytes that are no text": {
    headers: { "Content-Type": urlencoded },
    body: Buffer.from([0xff, 0xfe, 0x61, 0x3d, 0xc0, 0xaf, 0xed, 0xa0, 0x80]),
  },
  "broken codes": { headers: { "Content-Type": urlencoded }, body: "%=%zz&%E0%A4%A=%c0%af&email=%FF" },
  "nothing but signs": { headers: { "Content-Type": urlencoded }, body: "&&&===&;;;=&=&" },
  "20,000 names": {
    headers: { "Content-Type": urlencoded },
    body: Array.from({ length: 20_000 }, (_, index) => `a${index}=b`).join("&"),
  },
  "300,000 names": { headers: { "Content-Type": urlencoded }, body: "a&".repeat(300_000) },
  "deep names": { headers: { "Content-Type": urlencoded }, body: `a${"[0]".repeat(10_000)}=1` },
  "deep names with dots": { headers: { "Content-Type": urlencoded }, body: `a${".b".repeat(15_000)}=1` },
  "a list with a far end": {
    headers: { "Content-Type": urlencoded },
    body: "a[99999999]=1&neighborhoods[4294967294]=x&features[1e9]=1",
  },
  "a list with an end below nothing": {
    headers: { "Content-Type": urlencoded },
    body: "a[-1]=1&a[1.5]=1&a[NaN]=1&a[]=1&a[][]=1",
  },
  "names of prototypes": {
    headers: { "Content-Type": urlencoded },
    body: "__proto__=1&__proto__[x]=1&__proto__.x=1&constructor.prototype.x=1&constructor=1&toString=1&hasOwnProperty=1&email.__proto__.x=1",
  },
  "orders of the form library": {
    headers: { "Content-Type": urlencoded },
    body: `__intent__=${encodeURIComponent('{"type":"insert","payload":{"name":"a","index":99999999}}')}&__state__=%7B%7D&intent=validate/email`,
  },
  "one field of 900 kB": { headers: { "Content-Type": urlencoded }, body: `email=${"a".repeat(900_000)}` },
  "one field of 900 kB of codes": { headers: { "Content-Type": urlencoded }, body: `email=${"%41".repeat(300_000)}` },
  "one name of 900 kB": { headers: { "Content-Type": urlencoded }, body: `${"a".repeat(900_000)}=1` },
  "an address that takes patterns long": {
    headers: { "Content-Type": urlencoded },
    body: `email=${"a@".repeat(15_000)}&phone=${"1 ".repeat(15_000)}x`,
  },
  "3 MB": { headers: { "Content-Type": urlencoded }, body: `message=${"a".repeat(3_000_000)}` },
  compressed: { headers: { "Content-Type": urlencoded, "Content-Encoding": "gzip" }, body: gzipSync("email=a@b.c") },
  "compressed from 50 MB": {
    headers: { "Content-Type": urlencoded, "Content-Encoding": "gzip" },
    body: gzipSync(Buffer.alloc(50_000_000, "a")),
  },
  "compressed in an unknown way": { headers: { "Content-Type": urlencoded, "Content-Encoding": "cow" }, body: "a=b" },
  "parts without a boundary": { headers: { "Content-Type": "multipart/form-data" }, body: part("a", "b") },
  "parts with an empty boundary": {
    headers: { "Content-Type": "multipart/form-data; boundary=" },
    body: "--\r\n\r\n--",
  },
  "parts with a boundary of 5 kB": multipart("--x--", "x".repeat(5000)),
  "parts with an odd boundary": multipart("--x--", `"${'\\"'}x\u00e9"`),
  "parts that are empty": multipart(""),
  "parts that never come": multipart("--x--\r\n"),
  "parts without an end": multipart(part("a", "b")),
  "parts without a beginning": multipart("a=b\r\n--y\r\n"),
  "a part without a name": multipart("--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--\r\n"),
  "a part without a header": multipart("--x\r\n\r\na\r\n--x--\r\n"),
  "a part with a header of 100 kB": multipart(`--x\r\nX-A: ${"a".repeat(100_000)}\r\n\r\na\r\n--x--\r\n`),
  "a part with 3,000 headers": multipart(`--x\r\n${"X-A: b\r\n".repeat(3000)}\r\na\r\n--x--\r\n`),
  "a part with a broken header": multipart("--x\r\nContent-Disposition form-data; name=a\r\n\r\na\r\n--x--\r\n"),
  "a part in an unknown alphabet": multipart(
    `--x\r\nContent-Disposition: form-data; name*=cow'en'%FF; filename*=utf-8''%00%ff\r\n\r\na\r\n--x--\r\n`,
  ),
  "a part in base64": multipart(
    `--x\r\nContent-Disposition: form-data; name="a"\r\nContent-Transfer-Encoding: base64\r\n\r\n!!!\r\n--x--\r\n`,
  ),
  "parts in parts": multipart(
    `--x\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: multipart/mixed; boundary=y\r\n\r\n--y\r\n\r\na\r\n--y--\r\n\r\n--x--\r\n`,
  ),
  "10,000 parts": multipart(`${part("a", "b").repeat(10_000)}--x--\r\n`),
  "parts named like prototypes": multipart(
    `${part("__proto__", "b")}${part("constructor", "b")}${part("__proto__[x]", "b")}--x--\r\n`,
  ),
  "a part named with markup": multipart(`${part(mark.replaceAll('"', "%22"), mark)}--x--\r\n`),
  "a file where a word is expected": multipart(
    `${file("email", "a.txt", "a", "text/plain")}${file("firstName", "b.html", mark, "text/html")}--x--\r\n`,
  ),
  "two files": multipart(
    `${file("csv", "a.csv", "a,b")}${file("csv", "b.csv", "a,b")}${file("images", "a.jpg")}${file("images", "b.jpg")}--x--\r\n`,
  ),
  "500 files": multipart(`${file("images", "a.jpg").repeat(500)}${file("csv", "a.csv").repeat(500)}--x--\r\n`),
  "files in fields of another name": multipart(
    `${file("__proto__", "a.jpg")}${file("", "a.jpg")}${file("images[]", "a.jpg")}--x--\r\n`,
  ),
  "files named like paths": multipart(
    `${["../../../x.jpg", "..\\\\..\\\\x.jpg", "/etc/passwd", "C:\\\\x.jpg", "a\0b.jpg", ".", "..", "", "con", "a\nb.jpg", "a;b.jpg", mark.replaceAll('"', "%22"), "a".repeat(300)].map((name) => file("images", name)).join("")}--x--\r\n`,
  ),
  "a file with a name of 500 kB": multipart(`${file("images", "a".repeat(500_000))}--x--\r\n`),
  "a picture that is none": multipart(`${file("images", "a.jpg", "\u00ff\u00d8\u00ff\u00e0not a picture")}--x--\r\n`),
  "a drawing with a script": multipart(
    `${file("images", "a.svg", `<svg xmlns="http://www.w3.org/2000/svg" onload="xq()"><image href="file:///etc/passwd"/></svg>`, "image/svg+xml")}--x--\r\n`,
  ),
  "a list that is none": multipart(`${part("name", "x")}${file("csv", "a.csv", `"${"a,".repeat(50_000)}`)}--x--\r\n`),
  "a list of 20,000 lines": multipart(
    `${part("name", "x")}${file("csv", "a.csv", "keyword,title\n".repeat(20_000))}--x--\r\n`,
  ),
  "a list of bytes": multipart(`${file("csv", "a.csv", "\u0000\uFEFF\u0000=cmd|x,\u202e\n")}--x--\r\n`),
  "3 MB in parts": multipart(`${part("message", "a".repeat(3_000_000))}--x--\r\n`),
};

const attacksOn = (paths: readonly string[], headers: Record<string, string>) =>
  Object.entries(bodies).flatMap(([name, sent], place) =>
    some(paths, 8, place).map((path) => ({
      name: `${name} to ${path}`,
      make: () => ask(attacked, path, { method: "POST", body: sent.body, headers: { ...headers, ...sent.headers } }),
    })),
  );

describe("a body that is no form", () => {
  test("is refused to a stranger everywhere", async () => {
    await attack(attacksOn(places, {}), 2);
  });

  test("is refused to the owner everywhere", async () => {
    await attack(attacksOn(ofPanel, await asOwner()), 2);
  });

  test("is refused by every address that takes a form", async () => {
    const headers = await asOwner();
    const names = [
      "JSON",
      "broken codes",
      "names of prototypes",
      "a list with a far end",
      "parts without a boundary",
      "a file where a word is expected",
    ];
    const actions = [...new Set(forms.map(({ action }) => action))].filter((action) => !/sign-out/.test(action));
    await attack(
      names.flatMap((name, place) =>
        actions
          .filter((_, index) => index % names.length === place % names.length || index % 5 === place)
          .map((path) => ({
            name: `${name} to ${path}`,
            make: () =>
              ask(attacked, path, {
                method: "POST",
                body: bodies[name]!.body,
                headers: { ...headers, ...bodies[name]!.headers },
              }),
          })),
      ),
    );
  });
});

describe("a body that is too large", () => {
  test("is answered 413, said beforehand or not, not cut off", async () => {
    const large = Buffer.alloc(4_000_000, "a");
    const chunk = Buffer.concat([Buffer.from("10000\r\n"), Buffer.alloc(0x10000, "a"), Buffer.from("\r\n")]);
    const chunked = Buffer.concat([...Array.from({ length: 60 }, () => chunk), Buffer.from("0\r\n\r\n")]);
    const taking = [...ofVisitors, ...ofAccounts].filter(
      (path) => !["/admin/session-ended", "/admin/menu"].includes(path),
    );
    await attack(
      taking.flatMap((path) => [
        {
          name: `${path} said beforehand`,
          make: () => ask(attacked, path, { method: "POST", body: large, headers: { "Content-Type": urlencoded } }),
          statuses: [413],
        },
        {
          name: `${path} in pieces`,
          make: () =>
            ask(attacked, path, {
              method: "POST",
              body: chunked,
              headers: { "Content-Type": urlencoded, "Transfer-Encoding": "chunked" },
            }),
          statuses: [413],
        },
      ]),
      2,
    );
  });

  test("is not waited for where it is refused anyway", async () => {
    await attack(
      [...places, ...addresses.map(({ address }) => address).filter((_, index) => index % 9 === 0)].map((path) => ({
        name: path,
        make: () =>
          sendBytes(
            attacked,
            `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${urlencoded}\r\nContent-Length: 99999999999\r\nConnection: close\r\n\r\na=b`,
            { ms: 8000 },
          ),
      })),
    );
  });

  test("that waits to be asked for is asked for or refused", async () => {
    await attack(
      [...ofVisitors, ...ofAccounts, ...ofNobody].map((path) => ({
        name: path,
        make: () =>
          sendBytes(
            attacked,
            `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${urlencoded}\r\nContent-Length: 99999999\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`,
            { ms: 8000 },
          ),
      })),
    );
  });
});

describe("a body that breaks off", () => {
  test("leaves nothing behind", async () => {
    const headers = await asOwner();
    const half = `${file("images", "a.jpg", "a".repeat(20_000))}--x\r\nContent-Disposition: form-data; name="images"; filename="b.jpg"\r\n\r\nbroken`;
    for (const path of places) {
      for (const body of [half, "email=a@b.c&fir", ""]) {
        const type = body === half ? "multipart/form-data; boundary=x" : urlencoded;
        for (const framing of ["Content-Length: 90000", "Transfer-Encoding: chunked"]) {
          const sent = framing.startsWith("T") && body ? `${body.length.toString(16)}\r\n${body}\r\n` : body;
          const socket = await opens(
            attacked,
            `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${headers.Cookie}\r\nContent-Type: ${type}\r\n${framing}\r\n\r\n${sent}`,
          );
          await new Promise((resolve) => socket.write("", resolve));
          if (path.length % 2) socket.resetAndDestroy();
          else socket.destroy();
        }
      }
    }
    await attack([{ name: "the next visitor", make: () => ask(attacked, "/contact"), statuses: [200] }]);
  });
});
