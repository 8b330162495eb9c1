/**
 * The path of an address as the router matches it, which makes no difference between capitals and small letters, or between a
 * letter and its escape: for whoever asks on which of several addresses a route was called.
 */
export function routedPath({ pathname }: Pick<URL, "pathname">): string {
  try {
    return decodeURI(pathname).toLowerCase();
  } catch {
    // As the router does with what cannot be decoded.
    return pathname.toLowerCase();
  }
}
