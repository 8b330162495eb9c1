/**
 * The public pages that are neither rows nor services, as in English. Thank-you pages, personal pages, dialogs about one home and filtered lists are kept out:
 * see `isPrivate` of their routes.
 */
export const standingPaths: readonly string[] = [
  "/",
  "/properties",
  "/developments",
  "/neighborhoods",
  "/costs",
  "/contact",
  "/valuation",
  "/valuation/premium",
  "/services/turnkey-services/quote",
  "/search",
  "/privacy-policy",
  "/legal-notice",
  "/cookies",
];
