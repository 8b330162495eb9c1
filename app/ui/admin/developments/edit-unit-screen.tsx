import type { UnitAnswer, UnitTexts } from "~/domain/developments/unit-form";
import type { ListedUpload } from "~/domain/listings/image";
import type { ListingHead } from "~/domain/listings/listing";
import { useAdminText } from "~/i18n/admin";
import { AdminPage } from "~/ui/admin/admin-page";

import { UnitFormFields } from "./unit-form-screen";
import { type ShownPlan, UnitPlan } from "./unit-plan";

type Props = {
  head: ListingHead;
  unit: { id: number; version: string; name: string; texts: UnitTexts };
  plan: ShownPlan | null;
  uploads: readonly ListedUpload[];
  answer?: UnitAnswer | undefined;
  /** What was wrong with the drawing just sent. */
  error?: string | undefined;
  /** Whether the drawing was asked for by itself. */
  isPlanAlone: boolean;
};

/** A unit: its form, and its drawing, which is sent on its own. */
export function EditUnitScreen({ head, unit, plan, uploads, answer, error, isPlanAlone }: Props) {
  const { t } = useAdminText();
  const back = `/admin/developments/${head.id}/edit`;
  const here = `/admin/developments/${head.id}/units/${unit.id}`;
  const images = `/admin/developments/${head.id}/images`;
  const drawing = { path: here, images, plan, uploads, error, isBeside: !isPlanAlone };
  if (isPlanAlone) {
    return (
      <AdminPage title={t("unitForm.plan")} parent={{ label: unit.name, href: here }}>
        <div className="max-w-96">
          <UnitPlan {...drawing} />
        </div>
      </AdminPage>
    );
  }
  return (
    <AdminPage title={t("unitForm.edit", { name: unit.name })} parent={{ label: head.title, href: back }}>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <UnitFormFields action={here} texts={unit.texts} version={unit.version} answer={answer} back={back} />
        </div>
        <UnitPlan {...drawing} />
      </div>
    </AdminPage>
  );
}
