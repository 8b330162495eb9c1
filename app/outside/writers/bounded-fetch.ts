/** An answer of which more came than any of its kind has. */
export class AnswerTooLong extends Error {}

/**
 * `fetch` whose answers fail as soon as more than so many bytes of them came, unpacked; the connection is closed then. However
 * much somebody sends, no more is ever held. An answer that leads elsewhere fails too: whom we ask is the operator's to say.
 */
export function boundedFetch(mostBytes: number, ask: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const answer = await ask(input, { ...init, redirect: "error" });
    if (!answer.body) return answer;
    let bytes = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > mostBytes) controller.error(new AnswerTooLong(`More than ${mostBytes} bytes came.`));
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = answer;
    return new Response(answer.body.pipeThrough(counted), { status, statusText, headers });
  };
}
