import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { findAgency } from "~/domain/agency/agency.server";
import { findBrandPictures, findSharingPhoto, showsNameBesideLogo } from "~/domain/agency/brand-pictures.server";
import { adminMeta } from "~/http/admin-meta";
import { takeBrand } from "~/http/brand-upload.server";
import { readUnlessFiles } from "~/http/listing-uploads.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import type { RouteHandle } from "~/http/route-handle";
import { adminText } from "~/i18n/admin.server";
import { BrandForm } from "~/ui/admin/settings/brand-form";

export const handle = { upload: true } satisfies RouteHandle;

export const meta = adminMeta;

export const loader = panelLoader({ may: "settings" }, async () => {
  const [{ agency }, pictures, sharing, showsName] = await Promise.all([
    findAgency(db),
    findBrandPictures(db),
    findSharingPhoto(db),
    showsNameBesideLogo(db),
  ]);
  return { title: adminText("settings.brand"), name: agency.name, pictures, sharing, showsName };
});

export const action = panelAction({ may: "settings", read: readUnlessFiles }, { upload: takeBrand });

export default function BrandPage() {
  const { name, pictures, sharing, showsName } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <BrandForm
      name={name}
      pictures={pictures}
      sharing={sharing}
      showsName={answer?.showsName ?? showsName}
      errors={answer?.errors ?? {}}
    />
  );
}
