import { unitStatuses } from "~/domain/developments/development";
import { type UnitAnswer, type UnitTexts, type UnitField, unitFields } from "~/domain/developments/unit-form";
import { longestRooms, roomNames } from "~/domain/listings/room-list";
import { useAdminText } from "~/i18n/admin";
import { useText } from "~/i18n/text";
import { AskedInputs } from "~/ui/admin/listings/asked-inputs";
import { ChangesOfTwo } from "~/ui/admin/listings/changes-of-two";
import { useFloorNameChoices } from "~/ui/admin/listings/floor-name-choices";
import { type Fields, full, half, whole } from "~/ui/admin/listings/listing-fields";
import { Problem } from "~/ui/admin/problem";
import { SaveButton } from "~/ui/admin/save-button";
import { buttonClass } from "~/ui/button";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { SelectField, TextArea, TextField } from "~/ui/fields/field";

type Props = {
  /** Where the form is sent. */
  action: string;
  texts: UnitTexts;
  /** Null for a new unit. */
  version: string | null;
  answer: UnitAnswer | undefined;
  /** The development that it belongs to. */
  back: string;
};

const required: readonly UnitField[] = ["name", "floor", "bedrooms", "bathrooms", "area", "price"];
const longest: Partial<Record<UnitField, number>> = { name: 40, rooms: longestRooms };
const numbers = ["bedrooms", "bathrooms"] as const;

/** The form of a unit. What was typed stands in it until it is stored. */
export function UnitFormFields({ action, texts, version, answer, back }: Props) {
  const { t } = useAdminText();
  const { t: site } = useText();
  const entered = answer?.texts ?? texts;
  const fieldOf = (name: UnitField) => ({
    id: name,
    name,
    initialValue: entered[name],
    errors: answer?.errors[name],
    required: required.includes(name),
    maxLength: longest[name],
  });
  const labels = Object.fromEntries(unitFields.map((field) => [field, t(`unitForm.${field}`)]));
  const of: Fields<UnitField> = (name, className = "") => ({
    field: fieldOf(name),
    label: t(`unitForm.${name}`),
    isDense: true,
    className,
  });
  const floorNames = useFloorNameChoices();
  const kept = answer?.version ?? version;
  const conflict = answer?.conflict;
  const shown = (field: UnitField, texts: UnitTexts) => {
    const status = unitStatuses.find((each) => field === "status" && each === texts.status);
    const floorName = field === "floorName" ? floorNames.find(({ value }) => value === texts[field])?.label : undefined;
    return (status ? site(`unit.status.${status}`) : (floorName ?? texts[field])) || t("propertyForm.blank");
  };
  return (
    <>
      {answer?.failure ? <Problem title={t("developmentForm.error")}>{answer.failure}</Problem> : null}
      <ErrorSummary fields={unitFields.map(fieldOf)} labels={labels} />
      <form method="post" action={action} noValidate data-warn-unsaved={answer ? "always" : ""} className="mt-4">
        <input type="hidden" name="intent" value="save" />
        {kept === null ? null : <input type="hidden" name="version" value={kept} />}
        <AskedInputs asked={answer?.asked} />
        {conflict ? (
          <ChangesOfTwo
            title={t("unitForm.conflict")}
            changes={conflict.changes}
            labels={labels}
            mine={(field) => shown(field, conflict.mine)}
            theirs={(field) => shown(field, conflict.theirs)}
            here={action}
          />
        ) : null}
        <div className="grid max-w-3xl gap-4 sm:grid-cols-6">
          <TextField {...of("name", half)} hint={t("unitForm.name.hint")} />
          <SelectField
            {...of("status", half)}
            choices={unitStatuses.map((value) => ({ value, label: site(`unit.status.${value}`) }))}
          />
          <TextField {...of("floor")} {...whole} />
          <SelectField {...of("floorName", "sm:col-span-4")} choices={floorNames} />
          {numbers.map((name) => (
            <TextField key={name} {...of(name)} {...whole} />
          ))}
          <TextField {...of("area")} suffix="m²" {...whole} />
          <TextField {...of("usefulArea")} hint={t("unitForm.usefulArea.hint")} suffix="m²" {...whole} />
          <TextField {...of("terrace")} suffix="m²" {...whole} />
          <TextField {...of("price")} suffix="€" {...whole} />
          <TextArea
            {...of("rooms", full)}
            hint={t("propertyForm.rooms.hint", { names: roomNames.join(", ") })}
            rows={5}
          />
          <TextArea {...of("features", full)} hint={t("unitForm.features.hint")} rows={5} />
        </div>
        <div className="mt-6 flex flex-wrap gap-2">
          <SaveButton busyLabel={t(version === null ? "unitForm.adding" : "unitForm.saving")}>
            {t(version === null ? "unitForm.add" : "unitForm.save")}
          </SaveButton>
          <a href={back} className={buttonClass({ kind: "quiet", size: "sm" })}>
            {t("admin.cancel")}
          </a>
        </div>
      </form>
    </>
  );
}
