/**
 * Remix's answer about the routes behind links of a page. It holds each part of each path against every route: without a bound,
 * one request could keep the server busy for seconds.
 */
const mostPaths = 60;
const longestPath = 200;
const mostParts = 8;

export function isFairManifestQuestion(url: string): boolean {
  const query = new URLSearchParams(url.split("?")[1] ?? "");
  const paths = query.getAll("p");
  if ([...query.keys()].length > mostPaths + 2 || paths.length === 0) return false;
  return paths.every(
    (path) => path.startsWith("/") && path.length <= longestPath && path.split("/").length <= mostParts + 1,
  );
}
