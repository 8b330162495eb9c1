import { createHash } from "node:crypto";

const isDevelopment = process.env.NODE_ENV === "development";

/**
 * The security headers of a page. Inline scripts (only pages that React takes over in the browser have any) are allowed by
 * the hash of their text, so that a ready page can be kept and sent again; styles never stand inline.
 */
export function securityHeaders(html: string): Record<string, string> {
  // Vite's development client writes its own inline scripts, styles and a socket.
  const policy = isDevelopment
    ? [
        "default-src 'self'",
        "script-src 'self' 'unsafe-inline'",
        "style-src 'self' 'unsafe-inline'",
        "connect-src 'self' ws:",
      ]
    : ["default-src 'self'", ["script-src 'self'", ...inlineScriptHashes(html)].join(" "), "style-src 'self'"];
  return {
    "Content-Security-Policy": [
      ...policy,
      "img-src 'self' data:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join("; "),
    ...standingHeaders,
  };
}

/** Headers of pages, their data and photographs; scripts/front.mjs sets its own on ready files. */
export const standingHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
} as const;

function inlineScriptHashes(html: string): string[] {
  const hashes: string[] = [];
  for (const [, attributes = "", text = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (text === "" || /type="application\//.test(attributes)) continue;
    hashes.push(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
  return hashes;
}
