import type { Answer } from "./raw";

/**
 * Something an attacker would like to find again as he wrote it: it closes attributes, scripts and comments. Shown to
 * anybody, its quotes and brackets must have become harmless.
 */
export const mark = `xq'"--></script></title></textarea><img src=x onerror=xq()>`;

const raw = [`xq'"`, "<img src=x onerror=xq"];

// What only the inside of a program says. The framework's own sentence to a method that a file for machines does not take is none.
const insides =
  /\n\s+at .{1,200}:\d+:\d+|node_modules|SqliteError|SQLITE_[A-Z]+|build\/server|SyntaxError|RangeError|TypeError|ReferenceError|ERR_[A-Z_]{4,}|Unexpected Server Error/;

export type Expectation = {
  /** The only statuses that are right, where the attack has but one answer. */
  statuses?: readonly number[];
  /** A connection cut without an answer is an answer too: the bytes were no request. */
  mayCut?: boolean;
  /** Node itself refuses what is no HTTP, before anything of ours could add a header. */
  needsNoHeaders?: boolean;
  /** The request must end with 4xx. */
  isRefused?: boolean;
  /** How many answers the bytes on the connection are worth. */
  answers?: number;
  /** Words that the answer must not hold, headers included. */
  never?: readonly string[];
};

/** What is wrong with an answer to a hostile request: an empty list where it is a good one. */
export function faultsOf(answer: Answer, expected: Expectation = {}): string[] {
  const { statuses, mayCut = false, needsNoHeaders = false, isRefused = false, answers, never = [] } = expected;
  const faults: string[] = [];
  if (answer.ended === "hung") faults.push(`hung, ${answer.bytes.length} bytes came`);
  if (answer.status === 0 && !mayCut && answer.ended !== "hung") faults.push(`${answer.ended} without an answer`);
  if (answer.status >= 500) faults.push(`status ${answer.status}`);
  if (answer.status !== 0 && statuses && !statuses.includes(answer.status)) {
    faults.push(`status ${answer.status}, not ${statuses.join(" or ")}`);
  }
  if (isRefused && answer.status !== 0 && answer.status < 400) faults.push(`status ${answer.status}, not refused`);
  const wire = answer.bytes.toString("latin1");
  const came = wire.match(/HTTP\/1\.[01] (?!1\d\d)\d{3} /g)?.length ?? 0;
  if (answers !== undefined && came > answers) faults.push(`${came} answers, not ${answers}`);
  if (answers !== undefined && came < answers && !mayCut) faults.push(`${came} answers, not ${answers}`);
  for (const word of never) if (wire.includes(word)) faults.push(`holds ${word}`);
  const { headers } = answer;
  if ("x-injected" in headers || /\bX-Injected:/i.test(Object.values(headers).join("\n")))
    faults.push("a header was injected");
  const location = headers.location;
  if (location !== undefined && !/^(?:http:\/\/127\.0\.0\.1:\d+)?\/(?![/\\])/.test(location)) {
    faults.push(`leads to ${location.slice(0, 100)}`);
  }
  if (answer.status !== 0 && !needsNoHeaders && headers["x-content-type-options"] !== "nosniff") {
    faults.push(`${answer.status} without nosniff`);
  }
  const type = headers["content-type"] ?? "";
  const isMarkup = /html|xml/.test(type) || type === "";
  // What stands in a feed as character data is no markup.
  const text = answer.body.toString("utf8").replace(/xml/.test(type) ? /<!\[CDATA\[.*?\]\]>/gs : "\0none", "");
  if (isMarkup && raw.some((piece) => text.includes(piece))) faults.push("the mark came back raw");
  const inside = /javascript|css|image|font|csv/.test(type) || answer.status === 405 ? null : insides.exec(text);
  if (inside) faults.push(`tells of its inside: ${text.slice(Math.max(0, inside.index - 60), inside.index + 120)}`);
  return faults;
}
