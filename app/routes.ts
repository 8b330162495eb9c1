import { index, layout, route, type RouteConfig } from "@remix-run/route-config";

/** The table of every URL. `:lang?` is empty for English, else es, ca or ru. */
export default [
  // What programs read
  route("healthz", "routes/machine/health.ts"),
  route("uploads/:file", "routes/machine/uploads.ts"),

  // The admin panel
  route("admin/login", "routes/admin/login.tsx"),
  route("admin/sign-out", "routes/admin/sign-out.ts"),
  route("admin/sidebar", "routes/admin/sidebar.ts"),
  route("admin", "routes/admin/frame.tsx", [
    layout("routes/admin/boundary.tsx", [
      index("routes/admin/dashboard.tsx"),
      route("menu", "routes/admin/menu.tsx"),
      route("articles", "routes/admin/articles/list.tsx"),
      route("articles/batch", "routes/admin/articles/batch.tsx"),
      route("enquiries/:id", "routes/admin/enquiry.tsx"),
    ]),
  ]),

  // The public site
  route(":lang?", "routes/site/frame.tsx", [
    layout("routes/site/boundary.tsx", [
      index("routes/site/home/route.tsx"),
      route("properties", "routes/site/properties/route.tsx"),
      route("property/:id", "routes/site/property/route.tsx"),
      route("property/:id/viewing", "routes/site/viewing.tsx"),
      route("property/:id/favourite", "routes/site/favourite.ts"),
      route("favourites", "routes/site/favourites.tsx"),
      route("neighborhoods", "routes/site/neighborhoods.tsx"),
      route("neighborhoods/:slug", "routes/site/neighborhood.tsx"),
      route("contact", "routes/site/contact.tsx"),
      route("valuation", "routes/site/valuation.tsx"),
      route("valuation/premium", "routes/site/premium-valuation.tsx"),
      route("search/:step?", "routes/site/search/route.tsx"),
      route("privacy-policy", "routes/site/privacy-policy.tsx"),
      route("legal-notice", "routes/site/legal-notice.tsx"),
      route("cookies", "routes/site/cookies.tsx"),
      route("*", "routes/site/missing.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
