import { type Agent, request } from "node:http";

export type Visit = {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** The connection is closed by us when so many bytes of the body have come. */
  readonly leaveAfter?: number;
};

export type VisitAnswer = {
  readonly status: number;
  readonly location: string;
  readonly cookies: readonly string[];
  readonly body: Buffer;
};

/**
 * Asks a site as a browser would, redirects not followed.
 * @param timeout of the whole visit, ms
 * @throws {Error} where the connection breaks, or the answer is not whole in time
 */
export function visit(site: string, { method = "GET", ...asked }: Visit, agent: Agent | false, timeout = 10_000) {
  const { hostname, port } = new URL(site);
  const length = asked.body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(asked.body)) };
  const headers = { "Accept-Encoding": "gzip, br", ...length, ...asked.headers };
  return new Promise<VisitAnswer>((resolve, reject) => {
    const asking = request({ hostname, port, path: asked.path, method, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      const tell = () => {
        clearTimeout(late);
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location ?? "",
          cookies: (answer.headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0] ?? ""),
          body: Buffer.concat(chunks),
        });
      };
      answer.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        if (asked.leaveAfter === undefined || bytes < asked.leaveAfter) return;
        tell();
        asking.destroy();
      });
      answer.once("error", reject);
      answer.once("end", tell);
    });
    const late = setTimeout(() => asking.destroy(new Error(`no whole answer within ${timeout} ms`)), timeout);
    asking.once("error", (error) => {
      clearTimeout(late);
      reject(error);
    });
    asking.end(asked.body);
  });
}

/** A form as a browser sends it without files. */
export function formOf(fields: Readonly<Record<string, string>> | URLSearchParams): Pick<Visit, "method" | "body"> & {
  headers: Record<string, string>;
} {
  return {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  };
}

/** A form as a browser sends it with files. */
export async function formWithFiles(form: FormData): Promise<
  Pick<Visit, "method" | "body"> & {
    headers: Record<string, string>;
  }
> {
  const sent = new Response(form);
  return {
    method: "POST",
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { "Content-Type": sent.headers.get("Content-Type") ?? "" },
  };
}
