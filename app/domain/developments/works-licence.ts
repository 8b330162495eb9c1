import type { ConstructionState } from "./development";

/** Whether a building may not be advertised for want of its licence: its number belongs in every advertisement until the works are done (Llei 18/2007, art. 59 c). */
export function lacksWorksLicence(building: { constructionState: string; worksLicence: string }): boolean {
  const finished: ConstructionState = "finished";
  return building.constructionState !== finished && building.worksLicence.trim() === "";
}
