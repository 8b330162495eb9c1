import { type Agent, get } from "node:http";

export type RawAnswer = {
  readonly status: number;
  /** Names and values in turn, as they came. */
  readonly headers: string[];
  /** As it came, still compressed. */
  readonly body: Buffer;
};

/** Fetches like a browser that knows gzip, and unpacks nothing. */
export function requestRaw(url: string, agent: Agent): Promise<RawAnswer> {
  const headers = { accept: "text/html,*/*", "accept-encoding": "gzip", "user-agent": "Mozilla/5.0 (bench)" };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () => {
        resolve({ status: response.statusCode ?? 0, headers: response.rawHeaders, body: Buffer.concat(chunks) });
      });
    }).once("error", reject);
  });
}

/** @throws {Error} where the page is not there: a figure for an error page would mislead. */
export async function requestPage(url: string, agent: Agent): Promise<RawAnswer> {
  const answer = await requestRaw(url, agent);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return answer;
}
