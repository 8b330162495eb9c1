/** Any other address: answered as not found. Who draws the page counts it: app/entry.server.tsx. */
export function loader() {
  throw new Response("Not Found", { status: 404, statusText: "Not Found" });
}

export { loader as action };

export default function Missing() {
  return null;
}
