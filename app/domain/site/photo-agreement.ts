import type { ShownPhoto } from "./photos-in-use.server";
import type { PhotoAgreement } from "./status";

// After a disk was lost it would be every home.
const mostOwners = 10;

/** Sums up photos whose files are missing by whose they are. */
export function agreementOf({ missing, unnamed }: { missing: ShownPhoto[]; unnamed: number }): PhotoAgreement {
  const owners = new Map<string, PhotoAgreement["owners"][number]>();
  for (const { owner } of missing) {
    const path = pathOf(owner);
    const known = owners.get(path ?? "") ?? { title: owner.kind === "site" ? null : owner.title, path, count: 0 };
    owners.set(path ?? "", { ...known, count: known.count + 1 });
  }
  const sorted = [...owners.values()].sort((one, other) => other.count - one.count);
  return {
    missing: missing.length,
    owners: sorted.slice(0, mostOwners),
    otherOwners: Math.max(0, sorted.length - mostOwners),
    unnamed,
  };
}

function pathOf(owner: ShownPhoto["owner"]): string | null {
  if (owner.kind === "site") return null;
  if (owner.kind === "article") return `/admin/articles/${owner.id}/pictures`;
  return `/admin/${owner.kind === "property" ? "properties" : "developments"}/${owner.id}/images`;
}
