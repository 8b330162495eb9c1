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
};

/** A unit: its form, and its drawing, which is sent on its own. */
export function EditUnitScreen({ head, unit, plan, uploads, answer, error }: Props) {
  const { t } = useAdminText();
  const back = `/admin/developments/${head.id}/edit`;
  const here = `/admin/developments/${head.id}/units/${unit.id}`;
  return (
    <AdminPage title={t("unitForm.edit", { name: unit.name })} parent={{ label: head.title, href: back }}>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <UnitFormFields action={here} texts={unit.texts} version={unit.version} answer={answer} back={back} />
        </div>
        <UnitPlan
          path={here}
          images={`/admin/developments/${head.id}/images`}
          plan={plan}
          uploads={uploads}
          error={error}
        />
      </div>
    </AdminPage>
  );
}
