import type { PropertyStatus } from "./property";

/** When a home was sold and for how much: the agent's own record. */
export type Sale = {
  /** By Barcelona's calendar: `2026-11-20`. Visitors read the month, where the agent shows what was sold. */
  soldOn: string;
  /** EUR; null where it is not written down. Never shown to visitors. */
  finalPrice: number | null;
};

/** A home as its sale needs it; `sale` is null where it is not sold, or nobody knows since when. */
export type SoldOrNot = {
  id: number;
  title: string;
  status: PropertyStatus;
  /** EUR asked for. */
  price: number;
  sale: Sale | null;
};
