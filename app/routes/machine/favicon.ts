import { redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { iconUrl } from "~/domain/agency/brand";
import { findBrandPictures } from "~/domain/agency/brand-pictures.server";

/** What programs ask for that read no page: it leads to the agency's icon. */
export async function loader() {
  const { icon } = await findBrandPictures(db);
  return redirect(iconUrl(icon, 48), { headers: { "Cache-Control": "public, max-age=3600" } });
}
