import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** A question as the service hears it: what it is told of itself, what it is asked, and the key that came with it. */
type Heard = { system: string; question: string; key: string };

/** Another answer than the article: its words, the status of a refusal, or all that is sent. */
type Answer = string | number | { type: string; body: string; isCutOff?: boolean };

/** A chat endpoint on loopback that hands in an article after a while, or answers as it is told. `delay` gives the ms for each. */
export async function chatServer(delay: () => number, answer?: (heard: Heard) => Answer) {
  let asked = 0;
  const server = createServer(async (request, response) => {
    asked += 1;
    let body = "";
    for await (const chunk of request) body += String(chunk);
    await pause(delay());
    const said = answer?.(heardIn(body, request.headers.authorization)) ?? article(body);
    if (typeof said === "object") {
      const { type, body: sent, isCutOff = false } = said;
      response.writeHead(200, { "Content-Type": type, "Content-Length": Buffer.byteLength(sent) + (isCutOff ? 1 : 0) });
      if (isCutOff) response.write(sent, () => response.socket?.destroy());
      else response.end(sent);
      return;
    }
    response.writeHead(typeof said === "number" ? said : 200, { "Content-Type": "application/json" });
    response.end(typeof said === "number" ? "{}" : completion(said));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The chat server does not listen.");
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    asked: () => asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function heardIn(body: string, authorization = ""): Heard {
  const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
  const said = (role: string) => messages.find((message) => message.role === role)?.content ?? "";
  return { system: said("system"), question: said("user"), key: authorization.replace("Bearer ", "") };
}

function article(body: string): string {
  const keyword = /What readers search for: ([^\\]*)/.exec(body)?.[1] ?? "";
  const sentence = `This is what you have to know of ${keyword} and of the homes that we sell. `;
  const content = `<h2>About ${keyword}</h2>\n<p>${sentence.repeat(50).trim()}</p>`;
  return JSON.stringify({ title: `All about ${keyword}`, metaDescription: `What ${keyword} is.`, content });
}

export function completion(content: string, finish_reason = "stop"): string {
  return JSON.stringify({
    object: "chat.completion",
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason }],
    usage: { prompt_tokens: 1000, completion_tokens: 1000, total_tokens: 2000 },
  });
}
