import { describe, expect, test } from "vitest";

import { attack, attacked, underAttack } from "../support/hostile/attack";
import { type Answer, ask } from "../support/hostile/raw";
import { some } from "../support/hostile/strings";

underAttack("ranges, conditions and names of files");

const kinds = [
  "/favicon.svg",
  "css",
  "js",
  "font",
  "/robots.txt",
  "/sitemap.xml",
  "/",
  "/contact",
  "/nowhere",
  "photo",
  "avif",
  "/articles/feed.xml",
  "/uploads/none.jpg",
];

/** An address of each kind of file that the site sends, taken from its pages. */
async function filesToAsk(): Promise<string[]> {
  const pages = [await ask(attacked, "/"), await ask(attacked, "/property/1"), await ask(attacked, "/contact")];
  const html = pages.map(({ body }) => body.toString()).join("");
  const css = /"(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? "";
  const style = (await ask(attacked, css)).body.toString();
  const found: Record<string, string | undefined> = {
    css,
    js: /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1],
    font: /url\(["']?([^"')]+\.woff2)/.exec(style)?.[1],
    photo: /(\/uploads\/[\w-]+\.jpg)/.exec(html)?.[1],
    avif: /(\/uploads\/[\w-]+\.avif)/.exec(html)?.[1],
  };
  return kinds.map((kind) => (kind.startsWith("/") ? kind : (found[kind] ?? `missing ${kind}`)));
}

const ranges = [
  "bytes=0-0",
  "bytes=0-",
  "bytes=-1",
  "bytes=-0",
  "bytes=5-3",
  "bytes=-",
  "bytes=",
  "bytes",
  "=",
  "",
  "bytes=0-999999999999999999999",
  "bytes=999999999999-",
  "bytes=999999999999999999999-999999999999999999999",
  "bytes=-999999999999999999999",
  "bytes=9007199254740993-",
  "bytes=1e3-2e3",
  "bytes=0x1-0x2",
  "bytes=+1-+2",
  "bytes=1.5-2.5",
  "bytes=NaN-NaN",
  "bytes=Infinity-",
  "bytes=a-b",
  "bytes= 0 - 5 ",
  "bytes=0--5",
  "bytes=--5",
  "bytes=0-1-2",
  "bytes=0-0,1-1",
  "bytes=0-0,0-0,0-0",
  "bytes=0-100,50-150",
  "bytes=,",
  "bytes=,0-0",
  "bytes=0-0,",
  "bytes=5-3,0-0",
  "bytes=0-0,999999999999-",
  `bytes=${"0-,".repeat(1300)}0-`,
  `bytes=${Array.from({ length: 900 }, (_, index) => `${index}-${index}`).join(",")}`,
  `bytes=0-${"9".repeat(5000)}`,
  "BYTES=0-0",
  "pages=1-2",
  "items=0-5",
  "seconds=1-",
  "__proto__=0-0",
  "bytes=\u0660-\u0661",
  "bytes=0-0\u00ff",
  "none",
];

describe("a range", () => {
  test("is answered with that part, all of it, or 416", async () => {
    const files = await filesToAsk();
    expect(files.filter((file) => file.startsWith("missing"))).toEqual([]);
    await attack(
      files.flatMap((path, file) =>
        ranges.flatMap((range, place) =>
          ((file + place) % 4 ? ["GET"] : ["GET", "HEAD"]).map((method) => ({
            name: `${method} ${path} ${range.slice(0, 60)}`,
            make: async () => checked(await ask(attacked, path, { method, headers: { Range: range } }), path, method),
            statuses: [200, 206, 400, 404, 416, 431],
          })),
        ),
      ),
    );
  });

  test("of a file that is sent compressed fits what is sent", async () => {
    const [, css, js] = await filesToAsk();
    for (const path of [css!, js!, "/"]) {
      for (const encoding of ["br", "gzip", "identity"]) {
        const whole = await ask(attacked, path, { headers: { "Accept-Encoding": encoding } });
        const part = await ask(attacked, path, { headers: { "Accept-Encoding": encoding, Range: "bytes=10-29" } });
        expect([200, 206], path).toContain(part.status);
        expect(part.headers["content-encoding"], path).toBe(whole.headers["content-encoding"]);
        if (part.status === 206) {
          expect(part.body.equals(whole.body.subarray(10, 30)), `${path} as ${encoding}`).toBe(true);
          expect(part.headers["content-range"]).toBe(`bytes 10-29/${whole.body.length}`);
        }
      }
    }
  });

  test("with a condition that no longer holds is the whole file", async () => {
    const files = await filesToAsk();
    const conditions = [
      '"none"',
      'W/"none"',
      '"',
      "*",
      "",
      "Thu, 01 Jan 1970 00:00:00 GMT",
      "Thu, 01 Jan 0000 00:00:00 GMT",
      "tomorrow",
      `"${"x".repeat(4000)}"`,
      '"\u00ff"',
    ];
    await attack(
      files.flatMap((path) =>
        conditions.map((condition) => ({
          name: `${path} if ${condition.slice(0, 40)}`,
          make: () => ask(attacked, path, { headers: { Range: "bytes=0-4", "If-Range": condition } }),
          // An empty line is as none at all.
          statuses: condition === "" ? [200, 206, 404, 416] : [200, 404, 416],
        })),
      ),
    );
  });
});

describe("a condition", () => {
  const conditions: Record<string, string>[] = [
    ...[
      "*",
      "",
      '"',
      '""',
      "x",
      'W/"x"',
      "W/",
      '"a","b"',
      '"a',
      ",,,,",
      '"a" "b"',
      'w/"a"',
      '"\u00e9"',
      `${'"x", '.repeat(1500)}"y"`,
      "__proto__",
    ].flatMap((tags) => ["If-None-Match", "If-Match"].map((name) => ({ [name]: tags }))),
    ...[
      "Thu, 01 Jan 0000 00:00:00 GMT",
      "Fri, 31 Dec 9999 23:59:59 GMT",
      "Fri, 31 Dec 275760 23:59:59 GMT",
      "0",
      "-1",
      "NaN",
      "Infinity",
      "now",
      "1970-01-01",
      "Thu, 32 Foo 2026 25:61:61 GMT",
      "9".repeat(3000),
      "\u0660",
    ].flatMap((date) => ["If-Modified-Since", "If-Unmodified-Since"].map((name) => ({ [name]: date }))),
    { "If-None-Match": '"x"', "If-Modified-Since": "Fri, 31 Dec 9999 23:59:59 GMT" },
    { "If-Match": "*", "If-None-Match": "*", Range: "bytes=0-0", "If-Range": "*" },
  ];

  test("is held or not, and breaks nothing", async () => {
    const files = await filesToAsk();
    await attack(
      files.flatMap((path, file) =>
        some(conditions, 20, file).map((headers) => ({
          name: `${path} ${JSON.stringify(headers).slice(0, 80)}`,
          make: () => ask(attacked, path, { headers }),
          statuses: [200, 206, 304, 400, 404, 412, 416],
        })),
      ),
    );
  });

  test("that names the tag of the page in any way is answered 304, with the headers of the page and no body", async () => {
    for (const path of await filesToAsk()) {
      const whole = await ask(attacked, path);
      const tag = whole.headers.etag;
      if (!tag || whole.status !== 200) continue;
      const bare = tag.replace(/^W\//, "");
      for (const tags of [tag, bare, `W/${bare}`, `"other", ${tag}`, `${tag},"other"`, `"a,b" , W/${bare}`, "*"]) {
        for (const method of ["GET", "HEAD"]) {
          const answer = await ask(attacked, path, { method, headers: { "If-None-Match": tags } });
          expect(answer.status, `${method} ${path} ${tags}`).toBe(304);
          expect(answer.body.length, path).toBe(0);
          for (const name of ["etag", "cache-control", "vary"])
            expect(answer.headers[name], name).toBe(whole.headers[name]);
        }
      }
    }
  });
});

describe("a name of a file that is none of ours", () => {
  const names = [
    "..",
    "../package.json",
    "..%2fpackage.json",
    "%2e%2e/package.json",
    "%2e%2e%2fpackage.json",
    "..%5cpackage.json",
    "....//package.json",
    "..%c0%afpackage.json",
    "..%252fpackage.json",
    "%00",
    "x%00.jpg",
    "x.jpg%00",
    ".",
    "./",
    "",
    "/",
    "//",
    "originals",
    "originals/",
    ".received",
    ".received/x",
    "%2ereceived",
    ".xamfra",
    "con",
    "nul",
    "aux.jpg",
    "x.jpg::$DATA",
    "a".repeat(255) + ".jpg",
    "a".repeat(256) + ".jpg",
    "a".repeat(5000),
    "%e2%80%ae.gpj",
    "x.svg",
    "x.html",
    "x.js",
    "x.php",
    "x.jpg.html",
    "x.JPG",
    "*",
    "?.jpg",
    "%3f",
    "%23",
    "~",
    "-",
    "--version",
    "$(id)",
    "`id`",
    "|id",
    "x%0aX-Injected:yes.jpg",
    "x%0d%0aX-Injected:yes",
    "__proto__",
    "constructor",
    "toString",
    "index.html",
    ".br",
    "favicon.svg.br",
    "%FF",
    "%ED%A0%80.jpg",
    "e%CC%81.jpg",
  ];
  const folders = [
    "/uploads/",
    "/assets/",
    "/",
    "/fonts/",
    "/assets/../",
    "/uploads/x/",
    "/.well-known/",
    "/public/",
    "/build/",
    "/data/",
  ];

  test("is not there", async () => {
    await attack(
      folders.flatMap((folder, place) =>
        (place < 2 ? names : some(names, 12, place)).map((name) => ({
          name: folder + name,
          make: () => ask(attacked, folder + name),
          never: ["SQLite format", '"dependencies"', "createRequestHandler", "BEGIN "],
        })),
      ),
    );
  });
});

/** An answer that is wrong as an answer to a range is told as one that never came. */
function checked(answer: Answer, path: string, method: string): Answer {
  const { status, headers, body } = answer;
  const declared = headers["content-length"];
  const isWrong =
    (status === 206 &&
      !/^bytes \d+-\d+\/\d+$/.test(headers["content-range"] ?? "") &&
      !headers["content-type"]?.startsWith("multipart/byteranges")) ||
    (status === 416 && !/^bytes \*\/\d+$/.test(headers["content-range"] ?? "")) ||
    (method === "GET" && declared !== undefined && Number(declared) !== body.length) ||
    (method === "HEAD" && body.length > 0);
  return isWrong
    ? { ...answer, status: 599, body: Buffer.from(`${path}: ${status} ${JSON.stringify(headers)}`) }
    : answer;
}
