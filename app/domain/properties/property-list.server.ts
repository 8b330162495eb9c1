import type { Db } from "~/db/database";

import { propertiesPerPage, type PropertyList, type PropertyListSearch } from "./property-list";
import { countAll, listByIds, listFoundIds, listIds } from "./property-list.repository.server";

export { recentlyEdited } from "./property-list.repository.server";

/** One page of all homes, drafts included, newest first. Behind the last page comes the last page. */
export async function listProperties(db: Db, search: PropertyListSearch): Promise<PropertyList> {
  const all = await countAll(db, "all");
  const found = search.words === "" ? null : await listFoundIds(db, search);
  const total = found ? found.length : await countAll(db, search.status);
  const pages = Math.max(1, Math.ceil(total / propertiesPerPage));
  const page = Math.min(search.page, pages);
  const offset = (page - 1) * propertiesPerPage;
  const ids = found
    ? found.slice(offset, offset + propertiesPerPage)
    : await listIds(db, search.status, { limit: propertiesPerPage, offset });
  return { homes: await listByIds(db, ids, search.words), total, all, page, pages };
}
