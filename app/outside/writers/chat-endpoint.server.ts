import type { ServiceMaterial } from "~/domain/writer/service/service-material.server";
import type { Answered, Said } from "~/domain/writer/service/text-service";
import { type Assignment, type Draft, type Writer, type Writing } from "~/domain/writer/writer";

import { instructions, repairRequest, request } from "./chat-prompt";
import { chatService, type ChatEndpoint } from "./chat-service.server";

export type { ChatEndpoint } from "./chat-service.server";

/** Finds what a topic is written from. */
export type FindMaterial = (assignment: Assignment) => Promise<ServiceMaterial>;

/** Reads the answer of a model: the article's HTML, what came around it, and whether its wrapping was never closed. */
export type ReadAnswer = (answer: string) => {
  content: string;
  title?: string;
  metaDescription?: string;
  isCutOff?: boolean;
};

/** A writer behind any endpoint that speaks the chat protocol of OpenAI. */
export function chatWriter(endpoint: ChatEndpoint, findMaterial: FindMaterial, readAnswer: ReadAnswer): Writer {
  const service = chatService(endpoint);
  const ask = async (assignment: Assignment, signal: AbortSignal, since: readonly Said[] = []) => {
    const material = await findMaterial(assignment);
    const said: Said[] = [
      { role: "system", content: instructions(assignment.language) },
      { role: "user", content: request(assignment, material) },
      ...since,
    ];
    return handedIn(await service.ask(said, signal), assignment, material, readAnswer);
  };
  return {
    name: endpoint.model,
    async write(assignment, signal) {
      return ask(assignment, signal);
    },
    async repair(assignment, raw, faults, signal) {
      return ask(assignment, signal, [
        { role: "assistant", content: raw },
        { role: "user", content: repairRequest(faults, assignment.language) },
      ]);
    },
  };
}

function handedIn(
  answer: Answered,
  assignment: Assignment,
  { text: material, about, honestTitle }: ServiceMaterial,
  readAnswer: ReadAnswer,
): Writing {
  if (!answer.ok) return answer;
  const { text, tokens, costCents } = answer;
  const { content, title, metaDescription, isCutOff = false } = readAnswer(text);
  const paid = { ...(tokens && { tokens }), ...(costCents !== undefined && { costCents }) };
  if (isCutOff) return { ok: false, mayPass: true, message: "The answer was cut off before its end.", ...paid };
  const draft: Draft = {
    title: title ?? assignment.title,
    content,
    metaDescription: metaDescription ?? "",
    material,
    ...(about && { about }),
    ...(honestTitle !== undefined && { honestTitle }),
    ...paid,
  };
  return { ok: true, draft, raw: text };
}
