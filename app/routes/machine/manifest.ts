import { db } from "~/db/db.server";
import { agencyIdentity } from "~/domain/agency/agency.server";
import { iconUrl } from "~/domain/agency/brand";
import { findBrandPictures } from "~/domain/agency/brand-pictures.server";
import type { RouteHandle } from "~/http/route-handle";
import { defaultLanguage } from "~/i18n/languages";

export const handle = { who: "programs", public: true } satisfies RouteHandle;

/** What a phone calls the site on its home screen, and the icon it shows there. */
export async function loader() {
  const [{ name, footerSentence }, { icon }] = await Promise.all([
    agencyIdentity(db, defaultLanguage),
    findBrandPictures(db),
  ]);
  const manifest = {
    name,
    short_name: name,
    ...(footerSentence && { description: footerSentence }),
    lang: defaultLanguage,
    start_url: "/",
    display: "browser",
    background_color: "#f5f2ed",
    theme_color: "#f5f2ed",
    icons: ([192, 512] as const).map((size) => ({
      src: iconUrl(icon, size),
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any maskable",
    })),
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": "public, max-age=0, must-revalidate",
    },
  });
}
