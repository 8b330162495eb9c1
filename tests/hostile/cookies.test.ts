import { describe, test } from "vitest";

import { asOwner, attack, attacked, underAttack } from "../support/hostile/attack";
import { ask } from "../support/hostile/raw";
import { values } from "../support/hostile/strings";
import { mark } from "../support/hostile/verdict";

underAttack("cookies");

const names = [
  "language",
  "favourites",
  "brief",
  "flash",
  "sent",
  "session",
  "__Host-session",
  "admin-flash",
  "sidebar",
  "device",
  "__Host-language",
  "__Host-flash",
  "__Host-sent",
  "__Host-brief",
  "__Host-favourites",
  "__Host-device",
];
const paths = [
  "/",
  "/favourites",
  "/search",
  "/search/2",
  "/search/4",
  "/properties?page=1",
  "/admin",
  "/admin/login",
  "/contact",
  "/sent",
  "/nowhere",
  "/property/1",
];

const inBase64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");

const odd: readonly string[] = [
  "",
  "%",
  "%%%",
  "%FF",
  "null",
  "__proto__",
  "constructor",
  "=",
  "====",
  '"',
  '"quoted"',
  "a b",
  "\u00e9",
  "!!!not-base64!!!",
  "eyJhIjox",
  inBase64(null),
  inBase64(1e308),
  inBase64([]),
  inBase64({}),
  inBase64({ __proto__x: 1, constructor: { prototype: { x: 1 } } }),
  Buffer.from('{"__proto__":{"isAdmin":true}}').toString("base64"),
  inBase64("../../../etc/passwd"),
  inBase64("__proto__"),
  inBase64("constructor"),
  inBase64("toString"),
  inBase64("es\r\nX-Injected: yes"),
  inBase64(mark),
  inBase64("a".repeat(5000)),
  inBase64(Array.from({ length: 900 }, (_, index) => index)),
  inBase64([[[[[[[[1]]]]]]]]),
  Buffer.from('[1e309,-1,1.5,"1",null,{},[]]').toString("base64"),
  inBase64({ name: "contactSent", values: { reason: mark, __proto__: 1 }, language: "__proto__" }),
  inBase64({ brief: null, answered: 99, person: { name: mark } }),
  `${inBase64("es")}.wrong-signature`,
  `${inBase64("es")}.`,
  `.${inBase64("es")}`,
  `${inBase64({ name: "x" })}.${"A".repeat(43)}`,
  "a".repeat(7000),
  `${"%41".repeat(2000)}`,
  "../../",
  "es; Domain=evil.example",
  "1,2,3,99999999999999999999,-1,NaN,u1,ux,__proto__",
  "1.".repeat(1500),
  encodeURIComponent(mark),
];

describe("a cookie that is none of ours", () => {
  test("changes nothing, to a stranger", async () => {
    await attack(
      odd.flatMap((value, place) =>
        paths
          .filter((_, index) => (index + place) % 3 === 0)
          .map((path) => ({
            name: `${path} with all as ${value.slice(0, 60)}`,
            make: () =>
              ask(attacked, path, {
                headers: { Cookie: names.map((name) => `${name}=${value.slice(0, 900)}`).join("; ") },
              }),
          })),
      ),
    );
  });

  test("changes nothing, each by itself", async () => {
    await attack(
      names.flatMap((name, place) =>
        odd
          .filter((_, index) => (index + place) % 2 === 0)
          .map((value, index) => {
            const path = paths[(index + place) % paths.length]!;
            return {
              name: `${path} with ${name}=${value.slice(0, 60)}`,
              make: () => ask(attacked, path, { headers: { Cookie: `${name}=${value}` } }),
            };
          }),
      ),
    );
  });

  test("changes nothing beside the owner's own", async () => {
    const { Cookie } = await asOwner();
    const [name = "", value = ""] = Cookie.split(/=(.*)/s);
    const lines = [
      `${name}=; ${Cookie}`,
      `${Cookie}; ${name}=x`,
      `${name}="${value}"`,
      `${name}=${value}x`,
      `${name}=${value.slice(0, -4)}`,
      ` ${name} = ${value} `,
      `$Version=1; ${Cookie}; $Path=/`,
      `${Cookie};;;;`,
      `${name.toUpperCase()}=${value}`,
    ];
    await attack(
      lines.flatMap((line) =>
        ["/admin", "/admin/enquiries", "/admin/status", "/"].map((path) => ({
          name: `${path} with ${line.slice(0, 80)}`,
          make: () => ask(attacked, path, { headers: { Cookie: line } }),
        })),
      ),
    );
  });

  test("is too much at 16 kB, and no trouble when there are hundreds", async () => {
    const lines = [
      `language=${"a".repeat(16_000)}`,
      `a=${"b".repeat(40_000)}`,
      Array.from({ length: 700 }, (_, index) => `a${index}=${index}`).join("; "),
      Array.from({ length: 700 }, () => "language=ZXM=").join("; "),
      ";".repeat(8000),
      "=".repeat(8000),
      "; ".repeat(4000),
      ...values.filter((value) => !/[\0\r\n]/.test(value)).map((value) => `language=${value.slice(0, 3000)}`),
    ];
    await attack(
      lines.flatMap((line) =>
        ["/", "/admin/login"].map((path) => ({
          name: `${path} with ${line.slice(0, 60)}`,
          make: () => ask(attacked, path, { headers: { Cookie: line } }),
          statuses: [200, 302, 303, 400, 431],
          needsNoHeaders: true,
        })),
      ),
    );
  });
});
