import { adminHeaders } from "./admin-headers.server";

// Where no screen stands behind an address, this is all that is seen: a way back belongs to it.
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Not allowed</title><h1>Your role doesn’t include this</h1>
<p>An admin can do it for you.</p><p><a href="/admin">Back to the dashboard</a></p></html>`;

/** The answer for somebody of the staff whose role does not include what they ask for; the panel draws its own page. */
export function notAllowed(): Response {
  return new Response(page, {
    status: 403,
    statusText: "Forbidden",
    headers: { ...adminHeaders, "Content-Type": "text/html; charset=utf-8" },
  });
}
