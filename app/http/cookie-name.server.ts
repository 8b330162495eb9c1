import { environment } from "~/environment.server";

/**
 * The name of a cookie that only we may read and write: with this prefix a browser takes it from this very host alone, over TLS (or
 * from localhost), for the whole site. A neighbour under the same domain can neither read nor replace it.
 */
export function cookieName(name: string): string {
  return environment.isProduction ? `__Host-${name}` : name;
}
