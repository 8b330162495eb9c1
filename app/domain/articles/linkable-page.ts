import type { PropertyStatus } from "~/domain/properties/property";

import type { InsertablePicture } from "./pictures/insertable-picture";

/** What an article may lead to, in the order in which it is offered. */
export const linkableKinds = ["home", "development", "neighborhood", "service", "article", "page"] as const;
export type LinkableKind = (typeof linkableKinds)[number];

/** A page of ours that an article may lead to. `path` is without its language. */
export type LinkablePage = { kind: LinkableKind; title: string; path: string; detail: string };

/** A home with the photographs that an article may show. */
export type PicturedHome = {
  id: number;
  title: string;
  detail: string;
  status: PropertyStatus;
  pictures: InsertablePicture[];
};
