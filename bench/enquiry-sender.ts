import type { Agent } from "node:http";

import { formOf, visit, type VisitAnswer } from "./visits";

/** A public form: where it is sent to, and what it asks besides the person. */
export type PublicForm = {
  readonly kind: string;
  readonly path: string;
  readonly answers: Readonly<Record<string, string>>;
};

/** The forms that stand on every site, each about the home of this number. */
export function publicForms(home: number): PublicForm[] {
  const address = { propertyAddress: "Carrer de Mallorca 1" };
  return [
    { kind: "contact", path: "/contact", answers: address },
    { kind: "valuation", path: "/valuation", answers: { ...address, area: "85", bedrooms: "3" } },
    { kind: "premium-valuation", path: "/ca/valuation/premium", answers: address },
    { kind: "viewing", path: `/es/property/${home}/viewing`, answers: {} },
    { kind: "quote", path: "/services/turnkey-services/quote", answers: address },
    { kind: "consultation", path: "/ru/services/negotiation-support/consultation", answers: {} },
  ];
}

/** The hidden time that a form carries. @throws {Error} where the page has none */
export async function stampOf(site: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  const { status, body } = await visit(site, { path, headers: { ...headers, "Accept-Encoding": "identity" } }, false);
  const field = /<input[^>]*name="stamp"[^>]*>/.exec(body.toString())?.[0] ?? "";
  const stamp = /value="([^"]+)"/.exec(field)?.[1];
  if (!stamp) throw new Error(`${path} answered ${status} and shows no form.`);
  return stamp;
}

/** Sends a form with a word that is in no other. @returns the answer; 303 means that the message was accepted */
export function sendForm(
  site: string,
  { path, answers }: PublicForm,
  { word, stamp, headers = {} }: { word: string; stamp: string; headers?: Readonly<Record<string, string>> },
  agent: Agent | false,
): Promise<VisitAnswer> {
  const person = { firstName: "Ana", lastName: "Puig", email: `${word}@example.com`, phone: "+34 600 000 000" };
  const form = formOf({ ...person, ...answers, message: `My word is ${word}.`, stamp });
  return visit(site, { path, ...form, headers: { ...form.headers, ...headers } }, agent);
}

/** Sends a search in its three steps, each with what the former one left in the browser. @returns the answer to the last */
export async function sendSearch(
  site: string,
  { word, stamp, headers = {} }: { word: string; stamp: string; headers?: Readonly<Record<string, string>> },
  agent: Agent | false,
): Promise<VisitAnswer> {
  const steps: Record<string, string>[] = [
    { name: "Ana Puig", email: `${word}@example.com` },
    { budget: "" },
    { additionalRequirements: `My word is ${word}.` },
  ];
  let cookies: readonly string[] = [];
  let answer: VisitAnswer | undefined;
  for (const [step, fields] of steps.entries()) {
    const form = formOf({ ...fields, stamp });
    const path = step === 0 ? "/search" : `/search/${step + 1}`;
    const carried: Record<string, string> = cookies.length > 0 ? { Cookie: cookies.join("; ") } : {};
    answer = await visit(site, { path, ...form, headers: { ...form.headers, ...headers, ...carried } }, agent);
    cookies = answer.cookies;
  }
  if (!answer) throw new Error("A search has steps.");
  return answer;
}
