import { createHash } from "node:crypto";

import type { Selectable } from "kysely";
import { z } from "zod";

import { storedRooms } from "~/domain/listings/rooms";

import type { DevelopmentUnitTable } from "./development.table";
import type { UnitForm, UnitValues } from "./unit-form";

const featureList = z.array(z.string());

/** A stored unit as its form has it. */
export function toForm(row: Selectable<DevelopmentUnitTable>): UnitForm {
  const values: UnitValues = {
    name: row.name,
    floor: row.floor,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    area: row.area,
    usefulArea: row.useful_area,
    rooms: storedRooms.parse(JSON.parse(row.rooms)),
    terrace: row.terrace,
    price: row.price,
    status: row.status,
    features: featureList.parse(JSON.parse(row.features)),
  };
  return { id: row.id, version: unitVersion(values), values };
}

/** Units have no counter: what they say stands for it. */
export function unitVersion(values: UnitValues): string {
  return createHash("sha256")
    .update(JSON.stringify(Object.entries(values).toSorted()))
    .digest("hex")
    .slice(0, 16);
}

/** What a form says, as the columns of the table. */
export function toColumns(values: UnitValues) {
  return {
    name: values.name,
    floor: values.floor,
    bedrooms: values.bedrooms,
    bathrooms: values.bathrooms,
    area: values.area,
    useful_area: values.usefulArea,
    rooms: JSON.stringify(values.rooms),
    terrace: values.terrace,
    price: values.price,
    status: values.status,
    features: JSON.stringify(values.features),
  };
}
