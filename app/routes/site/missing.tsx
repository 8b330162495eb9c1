import { notFound } from "~/http/not-found.server";
/** Any other address: answered as not found. Who draws the page counts it: app/entry.server.tsx. */
export function loader() {
  throw notFound();
}

export { loader as action };

export default function Missing() {
  return null;
}
