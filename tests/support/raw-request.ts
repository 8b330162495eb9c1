import { request } from "node:http";

import { siteUrl } from "./site";

export type RawAnswer = { status: number; headers: Readonly<Record<string, string>>; body: string };

type Asked = {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** Sent in pieces, without saying beforehand how long it is. */
  isChunked?: boolean;
  /** Another copy of the site. */
  site?: string;
};

/** Asks the site for a path exactly as written: browsers and fetch would tidy it up first. */
export function ask(
  path: string,
  { method = "GET", headers = {}, body, isChunked = false, site = siteUrl }: Asked = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site);
    const length: Record<string, string> = isChunked
      ? { "Transfer-Encoding": "chunked" }
      : body === undefined
        ? {}
        : { "Content-Length": String(Buffer.byteLength(body)) };
    const asking = request(
      { hostname, port, path, method, headers: { ...length, ...headers }, agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", reject);
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    asking.on("error", reject);
    asking.end(body);
  });
}

/** Posts a form as a program would: no browser, so no origin. */
export function post(
  path: string,
  fields: string,
  headers: Readonly<Record<string, string>> = {},
  site = siteUrl,
): Promise<RawAnswer> {
  return ask(path, {
    site,
    method: "POST",
    body: fields,
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
  });
}

/** The site that a redirect leads to, or our own where there is none. */
export function leadsTo({ headers }: RawAnswer): string {
  return new URL(headers.location ?? "/", siteUrl).origin;
}
