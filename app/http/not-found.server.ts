/** The answer where nothing stands; a route throws it, and the frame of the site draws the page. */
export function notFound(): Response {
  return new Response("Not Found", { status: 404, statusText: "Not Found" });
}
