import { propertyTypes } from "~/domain/properties/property";

/** The types that a valuation offers: the specification leaves the loft out. */
export const valuedTypes = propertyTypes.filter((type) => type !== "loft");

/** When an owner thinks of selling. */
export const saleTimes = ["three-months", "half-year", "year", "undecided"] as const;
