import type { Direction } from "~/domain/agency/agency";

import { badRequest } from "./not-found.server";

/** Where something in a row is to go. @throws {Response} 400 for what no button of ours says */
export function directionIn(form: FormData): Direction {
  const direction = form.get("direction");
  if (direction === "earlier" || direction === "later") return direction;
  throw badRequest();
}
