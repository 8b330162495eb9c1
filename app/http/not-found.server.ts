/** The answer to a form that no page of ours sends. */
export function badRequest(): Response {
  return new Response("Bad Request", { status: 400, statusText: "Bad Request" });
}

/** The answer where nothing stands; a route throws it, and the frame of the site draws the page. */
export function notFound(): Response {
  return new Response("Not Found", { status: 404, statusText: "Not Found" });
}
