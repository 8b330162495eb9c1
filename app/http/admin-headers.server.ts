import type { HeadersFunction } from "@remix-run/node";

/**
 * The headers of each page of the admin panel: no copy stays behind, so that after signing out the back button shows
 * nothing. A route without `headers` of its own takes those of the route around it.
 */
export const adminHeaders = { "Cache-Control": "no-store" } as const;

/** The same for a form that may be refused for some time: its answer says for how long. */
export const attemptHeaders: HeadersFunction = ({ actionHeaders }) => {
  const wait = actionHeaders.get("Retry-After");
  return wait === null ? adminHeaders : { ...adminHeaders, "Retry-After": wait };
};

/** No answer of the panel is kept by the browser or by anything on the way, so that after signing out nothing is left. */
export async function unstored<Answer>(answer: () => Promise<Answer>): Promise<Answer> {
  try {
    return forbidStoring(await answer());
  } catch (thrown) {
    throw forbidStoring(thrown);
  }
}

function forbidStoring<Answer>(answer: Answer): Answer {
  if (answer instanceof Response) answer.headers.set("Cache-Control", adminHeaders["Cache-Control"]);
  return answer;
}
