import { index, layout, route, type RouteConfig } from "@remix-run/route-config";

/** What everything has that the agent lists, whatever its kind: see docs/decisions/037. */
const listing = (kind: string) =>
  [
    [":id/images", "images"],
    [":id/images/:image/texts", "image-texts"],
    [":id/translations", "all-translations"],
    [":id/translations/:language", "translation"],
  ].map(([path, file]) => route(`${kind}/${path}`, `routes/admin/listings/${file}.tsx`, { id: `${kind}/${file}` }));

/** A picture of a home, a development or a unit on a page of its own. */
const pictures = (listing: string) =>
  route(`${listing}/pictures/:number`, "routes/site/pictures.tsx", { id: `pictures-of/${listing}` });

/** The table of every URL. `:lang?` is empty for English, else es, ca or ru. */
export default [
  // What programs read
  route("healthz", "routes/machine/health.ts"),
  route("readyz", "routes/machine/ready.ts"),
  route("robots.txt", "routes/machine/robots.ts"),
  route("sitemap.xml", "routes/machine/sitemap.ts"),
  route("sitemaps/:file", "routes/machine/sitemap-part.ts"),
  route(":lang?/articles/feed.xml", "routes/machine/articles-feed.ts"),

  // The admin panel
  route("admin/login", "routes/admin/login.tsx"),
  route("admin/sign-up", "routes/admin/sign-up.tsx"),
  route("admin/confirm", "routes/admin/confirm.tsx"),
  route("admin/forgot", "routes/admin/forgot.tsx"),
  route("admin/reset", "routes/admin/reset.tsx"),
  route("admin/invitation", "routes/admin/invitation.tsx"),
  route("admin/second-step", "routes/admin/second-step.tsx"),
  route("admin/session-ended", "routes/admin/session-ended.tsx"),
  route("admin/confirm-password", "routes/admin/confirm-password.tsx"),
  route("admin/carry-on", "routes/admin/carry-on.tsx"),
  route("admin/sign-out", "routes/admin/sign-out.ts"),
  route("admin/enquiries.csv", "routes/admin/enquiries/export.ts"),
  route("admin/enquiries/:id/person.json", "routes/admin/enquiries/export-person-file.ts"),
  route("admin", "routes/admin/frame.tsx", [
    layout("routes/admin/boundary.tsx", [
      index("routes/admin/dashboard.tsx"),
      route("menu", "routes/admin/menu.tsx"),
      route("account", "routes/admin/account/account.tsx"),
      route("account/password", "routes/admin/account/password.tsx"),
      route("account/second-factor", "routes/admin/account/second-factor.tsx"),
      route("activity", "routes/admin/activity.tsx"),
      route("admins", "routes/admin/admins/list.tsx"),
      route("admins/:id", "routes/admin/admins/change.ts"),
      route("properties", "routes/admin/properties/list.tsx"),
      route("properties/new", "routes/admin/properties/new.tsx"),
      route("properties/translations", "routes/admin/properties/translations.tsx"),
      route("properties/:id/edit", "routes/admin/properties/edit.tsx"),
      ...listing("properties"),
      route("developments", "routes/admin/developments/list.tsx"),
      route("developments/new", "routes/admin/developments/new.tsx"),
      route("developments/:id/edit", "routes/admin/developments/edit.tsx"),
      ...listing("developments"),
      route("developments/:id/units/new", "routes/admin/developments/unit-new.tsx"),
      route("developments/:id/units/:unit", "routes/admin/developments/unit-edit.tsx"),
      route("articles", "routes/admin/articles/list.tsx"),
      route("articles/new", "routes/admin/articles/new.tsx"),
      route("articles/pages", "routes/admin/articles/pages.ts"),
      route("articles/:id/edit", "routes/admin/articles/edit.tsx"),
      route("articles/:id/revisions", "routes/admin/articles/revisions.tsx"),
      route("articles/:id/revisions/:revision", "routes/admin/articles/revision.tsx"),
      route("articles/batch", "routes/admin/articles/batch.tsx"),
      route("articles/batch/:id", "routes/admin/articles/batch-page.tsx"),
      route("enquiries", "routes/admin/enquiries/list.tsx"),
      route("enquiries/:id", "routes/admin/enquiries/message.tsx"),
      route("enquiries/:id/person", "routes/admin/enquiries/export-person.tsx"),
      route("settings", "routes/admin/settings/overview.tsx"),
      route("settings/agency", "routes/admin/settings/agency.tsx"),
      route("settings/agent", "routes/admin/settings/agent.tsx"),
      route("settings/neighborhoods", "routes/admin/settings/neighborhoods.tsx"),
      route("settings/neighborhoods/:slug", "routes/admin/settings/walking-times.tsx"),
      // What is asked before something is lost: routes/admin/questions.server.ts. Before the lists of the settings, of which none is called "ask".
      route(":section/ask/:question/:id?/:part?", "routes/admin/ask.tsx"),
      route("settings/:list/:id", "routes/admin/settings/kept-line.tsx"),
      route("settings/writer", "routes/admin/settings/writer.tsx"),
      route("status", "routes/admin/status.tsx"),
      route("status/mails/:file", "routes/admin/status-mail.ts"),
    ]),
  ]),

  // The public site
  route(":lang?", "routes/site/frame.tsx", [
    layout("routes/site/boundary.tsx", [
      index("routes/site/home/route.tsx"),
      route("properties", "routes/site/properties/route.tsx"),
      route("property/:id", "routes/site/property/route.tsx"),
      route("property/:id/brochure", "routes/site/property/brochure.tsx"),
      route("property/:id/window-card", "routes/site/property/window-card.tsx"),
      pictures("property/:id"),
      route("property/:id/viewing", "routes/site/viewing.tsx"),
      route("favourites", "routes/site/favourites.tsx"),
      route("neighborhoods", "routes/site/neighborhoods.tsx"),
      route("neighborhoods/:slug", "routes/site/neighborhood.tsx"),
      route("articles", "routes/site/articles/list.tsx"),
      route("articles/:slug", "routes/site/articles/article.tsx"),
      route("developments", "routes/site/development/list.tsx"),
      route("developments/:slug", "routes/site/development/page.tsx"),
      pictures("developments/:slug"),
      route("developments/:slug/information", "routes/site/development/information.tsx"),
      route("developments/:slug/brochure", "routes/site/development/brochure.tsx"),
      route("developments/:slug/units/:unit", "routes/site/development/unit.tsx"),
      pictures("developments/:slug/units/:unit"),
      route("developments/:slug/units/:unit/floor-plan", "routes/site/development/floor-plan.tsx"),
      route("costs", "routes/site/costs.tsx"),
      route("contact", "routes/site/contact.tsx"),
      route("valuation", "routes/site/valuation.tsx"),
      route("valuation/premium", "routes/site/premium-valuation.tsx"),
      route("sent", "routes/site/sent.tsx"),
      route("search/:step?", "routes/site/search/route.tsx"),
      route("services/turnkey-services/quote", "routes/site/services/quote.tsx"),
      route("services/:slug", "routes/site/services/service.tsx"),
      route("services/:slug/consultation", "routes/site/services/consultation.tsx"),
      route("privacy-policy", "routes/site/privacy-policy.tsx"),
      route("legal-notice", "routes/site/legal-notice.tsx"),
      route("cookies", "routes/site/cookies.tsx"),
      route("*", "routes/site/missing.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
