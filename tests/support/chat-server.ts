import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** A chat endpoint on loopback that hands in an article after a while. `delay` gives the ms for each. */
export async function chatServer(delay: () => number) {
  let asked = 0;
  const server = createServer(async (request, response) => {
    asked += 1;
    let body = "";
    for await (const chunk of request) body += String(chunk);
    await pause(delay());
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(completion(/What readers search for: ([^\\]*)/.exec(body)?.[1] ?? ""));
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

function completion(keyword: string): string {
  const sentence = `This is what you have to know of ${keyword} and of the homes that we sell. `;
  const content = `<h2>About ${keyword}</h2>\n<p>${sentence.repeat(50).trim()}</p>`;
  const answer = JSON.stringify({ title: `All about ${keyword}`, metaDescription: `What ${keyword} is.`, content });
  return JSON.stringify({
    object: "chat.completion",
    choices: [{ index: 0, message: { role: "assistant", content: answer }, finish_reason: "stop" }],
    usage: { prompt_tokens: 1000, completion_tokens: 1000, total_tokens: 2000 },
  });
}
