import type { Selectable } from "kysely";
import { z } from "zod";

import { marksOf } from "~/domain/listings/merging.server";
import { storedRooms } from "~/domain/listings/rooms";

import type { DevelopmentUnitTable } from "./development.table";
import { unitFields, type UnitForm, unitTextsOf, type UnitValues } from "./unit-form";

const featureList = z.array(z.string());

/** A stored unit as its form has it. */
export function toForm(row: Selectable<DevelopmentUnitTable>): UnitForm {
  const values: UnitValues = {
    name: row.name,
    floor: row.floor,
    floorName: row.floor_name,
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

/** Units have no counter: the marks of what they say stand for it. */
export function unitVersion(values: UnitValues): string {
  return marksOf(unitFields, unitTextsOf(values));
}

/** What a form says, as the columns of the table. */
export function toColumns(values: UnitValues) {
  return {
    name: values.name,
    floor: values.floor,
    floor_name: values.floorName,
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
