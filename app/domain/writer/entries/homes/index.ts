import type { Entry } from "../entry";

import { bareOwnership } from "./bare-ownership";
import { courtyardOrStreet } from "./courtyard-or-street";
import { groundFloor } from "./ground-floor";
import { lift } from "./lift";
import { noise } from "./noise";
import { parkingSpace } from "./parking-space";
import { periodBuilding } from "./period-building";
import { premisesIntoAHome } from "./premises-into-a-home";
import { pricePerSquareMetre } from "./price-per-square-metre";
import { protectedHome } from "./protected-home";
import { renovationWorks } from "./renovation-works";
import { terrace } from "./terrace";
import { usableAndBuiltArea } from "./usable-and-built-area";

export const homeEntries: Readonly<Record<string, Entry>> = {
  "usable-and-built-area": usableAndBuiltArea,
  "price-per-square-metre": pricePerSquareMetre,
  terrace,
  "period-building": periodBuilding,
  noise,
  "courtyard-or-street": courtyardOrStreet,
  "parking-space": parkingSpace,
  "ground-floor": groundFloor,
  "premises-into-a-home": premisesIntoAHome,
  "bare-ownership": bareOwnership,
  "renovation-works": renovationWorks,
  lift,
  "protected-home": protectedHome,
};
