import type { Answered, Said } from "~/domain/writer/service/text-service";
import { type Assignment, type Draft, type Writer, type Writing } from "~/domain/writer/writer";

import { instructions, repairRequest, request } from "./chat-prompt";
import { chatService, type ChatEndpoint } from "./chat-service.server";

export type { ChatEndpoint } from "./chat-service.server";

/** What is true and ours about a topic: a writer that knows nothing of us can only repeat what everybody says. */
export type Material = (assignment: Assignment, signal: AbortSignal) => Promise<string>;

/** Reads the answer of a model: the article's HTML, what came around it, and whether its wrapping was never closed. */
export type ReadAnswer = (answer: string) => {
  content: string;
  title?: string;
  metaDescription?: string;
  isCutOff?: boolean;
};

/** A writer behind any endpoint that speaks the chat protocol of OpenAI. */
export function chatWriter(endpoint: ChatEndpoint, material: Material, readAnswer: ReadAnswer): Writer {
  const service = chatService(endpoint);
  const asked = async (assignment: Assignment, said: readonly Said[], signal: AbortSignal) =>
    handedIn(await service.ask(said, signal), assignment, readAnswer);
  const first = async (assignment: Assignment, signal: AbortSignal): Promise<Said[]> => [
    { role: "system", content: instructions(assignment.language) },
    { role: "user", content: request(assignment, await material(assignment, signal)) },
  ];
  return {
    name: endpoint.model,
    async write(assignment, signal) {
      return asked(assignment, await first(assignment, signal), signal);
    },
    async repair(assignment, raw, faults, signal) {
      const said: Said[] = [
        ...(await first(assignment, signal)),
        { role: "assistant", content: raw },
        { role: "user", content: repairRequest(faults, assignment.language) },
      ];
      return asked(assignment, said, signal);
    },
  };
}

function handedIn(answer: Answered, assignment: Assignment, readAnswer: ReadAnswer): Writing {
  if (!answer.ok) return answer;
  const { text, tokens, costCents } = answer;
  const { content, title, metaDescription, isCutOff = false } = readAnswer(text);
  const paid = { ...(tokens && { tokens }), ...(costCents !== undefined && { costCents }) };
  if (isCutOff) return { ok: false, mayPass: true, message: "The answer was cut off before its end.", ...paid };
  const draft: Draft = { title: title ?? assignment.title, content, metaDescription: metaDescription ?? "", ...paid };
  return { ok: true, draft, raw: text };
}
