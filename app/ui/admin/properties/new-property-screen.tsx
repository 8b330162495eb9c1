import { ImageUp } from "lucide-react";

import type { Answer } from "~/domain/listings/entry";
import type { PropertyTexts } from "~/domain/properties/property-form";
import type { PropertyValues } from "~/domain/properties/property-form.schema";
import { useAdminText } from "~/i18n/admin";
import { AdminPage } from "~/ui/admin/admin-page";
import type { Choice } from "~/ui/fields/field";
import { Icon } from "~/ui/icon";

import { PropertyFormScreen } from "./property-form-screen";

type Props = {
  texts: PropertyTexts;
  /** The home that it begins as a copy of. */
  copied?: { id: number; title: string } | null;
  answer: Answer<PropertyValues> | undefined;
  neighborhoods: readonly Choice[];
  now: Date;
};

/** The form of a home that is not stored yet, also of one that somebody deleted while it was being edited. */
export function NewPropertyScreen({ copied, ...props }: Props) {
  const { t } = useAdminText();
  const action = `/admin/properties/new${copied ? `?from=${copied.id}` : ""}`;
  return (
    <AdminPage title={t("propertyForm.new")} parent={{ label: t("propertyList.title"), href: "/admin/properties" }}>
      {copied ? <p className="max-w-2xl text-stone-700">{t("propertyForm.copied", { title: copied.title })}</p> : null}
      <PropertyFormScreen {...props} action={action} saved={null} images={<LaterTile />} />
    </AdminPage>
  );
}

/** Images belong to a home that is there: the place for them is shown, and cannot be used yet. */
function LaterTile() {
  const { t } = useAdminText();
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <div
        aria-disabled="true"
        className="flex min-h-56 flex-col items-center justify-center gap-3 border border-dashed border-stone-500 bg-plaster-100 p-4 text-center text-stone-600"
      >
        <Icon as={ImageUp} className="size-6" />
        <p>{t("propertyForm.photos.later")}</p>
      </div>
    </div>
  );
}
