/** Every screen that an address alone leads to, without language. */
export const screens = [
  "/",
  "/?neighborhood=pedralbes&price=500-700k",
  "/properties",
  "/properties?neighborhood=eixample&sort=price-asc",
  "/properties?neighborhood=eixample&price=900k%2B",
  "/property/1",
  "/property/2?photo=2",
  "/property/5",
  "/property/1/viewing",
  "/favourites",
  "/neighborhoods",
  "/neighborhoods/eixample",
  "/neighborhoods/born",
  "/contact",
  "/valuation",
  "/valuation/premium",
  "/search",
  "/privacy-policy",
  "/legal-notice",
  "/cookies",
] as const;

/** An address without a page. */
export const missing = "/nowhere-at-all";
