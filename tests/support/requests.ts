import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import { formStamp } from "~/http/forms/form-guard.server";
import { readPath } from "~/i18n/href";

type Fields = Record<string, string | readonly string[]>;
type Params = Record<string, string | undefined>;

/** What a loader or action answered: a Response, or data with a status. */
export type Answer = { status: number; headers: Headers; data: unknown };

/** Asks a loader for a page, as a browser would. */
export function get(
  loader: (args: LoaderFunctionArgs) => unknown,
  path: string,
  params: Params = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const request = new Request(new URL(path, origin), { headers });
  return answerOf(() => loader({ request, params: { ...paramsOf(path), ...params }, context: {} }));
}

/** Sends a form to an action. The stamp says that it was drawn a minute ago. */
export function post(
  action: (args: ActionFunctionArgs) => unknown,
  path: string,
  fields: Fields,
  params: Params = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const body = new URLSearchParams({ stamp: formStamp(new Date(Date.now() - 60_000)) });
  for (const [name, value] of Object.entries(fields)) {
    body.delete(name);
    for (const each of typeof value === "string" ? [value] : value) body.append(name, each);
  }
  const request = new Request(new URL(path, origin), { method: "POST", body, headers });
  return answerOf(() => action({ request, params: { ...paramsOf(path), ...params }, context: {} }));
}

/** One deed of an action that has several, to be sent by `post`. */
export function deed(action: (args: ActionFunctionArgs) => unknown, intent: string) {
  return async (args: ActionFunctionArgs) => {
    const { url, headers } = args.request;
    const body = new URLSearchParams(await args.request.text());
    body.append("intent", intent);
    return action({ ...args, request: new Request(url, { method: "POST", headers, body }) });
  };
}

export const origin = "http://localhost:3000";

function paramsOf(path: string): Params {
  const { language } = readPath(new URL(path, origin).pathname);
  return { lang: language === "en" ? undefined : language };
}

/** What a loader or action answers, whether it returns or throws. */
export async function answerOf(ask: () => unknown): Promise<Answer> {
  let answered: unknown;
  try {
    answered = await ask();
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    answered = thrown;
  }
  if (answered instanceof Response) return { status: answered.status, headers: answered.headers, data: undefined };
  if (isDataWithInit(answered)) {
    return { status: answered.init?.status ?? 200, headers: new Headers(answered.init?.headers), data: answered.data };
  }
  return { status: 200, headers: new Headers(), data: answered };
}

function isDataWithInit(value: unknown): value is { type: string; data: unknown; init: ResponseInit | null } {
  return typeof value === "object" && value !== null && "type" in value && value.type === "DataWithResponseInit";
}

/** The message that a redirect within the panel carries; null where it carries none. */
export function flashOf({ headers }: { headers: Headers }) {
  const cookie = /flash=([^;]*)/.exec(headers.getSetCookie().join("\n"))?.[1] ?? "";
  const [value = ""] = decodeURIComponent(cookie).split(".");
  return value === "" ? null : JSON.parse(Buffer.from(value, "base64").toString());
}
