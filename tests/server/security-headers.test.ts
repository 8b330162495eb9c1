import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, describe, expect, test } from "vitest";

import { contentSecurityPolicy } from "~/http/security-headers.server";
import { giveStandingHeaders } from "~/server/standing-headers";

let stop = () => {};
afterEach(() => stop());

/** The headers of an answer of ours, that came over TLS or did not. */
async function headersOf(isSecure: boolean): Promise<Headers> {
  const server = createServer((_request, response) => {
    giveStandingHeaders(response, isSecure);
    response.end("answer");
  });
  stop = () => server.close();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { Connection: "close" } });
  await answer.text();
  return answer.headers;
}

describe("an answer", () => {
  test("over TLS tells the browser to come over TLS only, for a year", async () => {
    expect((await headersOf(true)).get("Strict-Transport-Security")).toBe("max-age=31536000");
  });

  test("over plain http does not: the browser would find nothing there", async () => {
    expect((await headersOf(false)).get("Strict-Transport-Security")).toBeNull();
  });
});

describe("what a page may run", () => {
  const directives = contentSecurityPolicy.split("; ");

  test("is our own files: a script that somebody planted in a text is none", () => {
    expect(directives).toContain("script-src 'self'");
    expect(contentSecurityPolicy).not.toMatch(/unsafe|http|\*|sha256|nonce/);
  });

  test("comes with no frame, plug-in, other base, nor form that goes elsewhere", () => {
    expect(directives).toEqual(
      expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"]),
    );
  });
});
