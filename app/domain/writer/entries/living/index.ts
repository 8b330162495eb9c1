import type { Entry } from "../entry";

import { choosingANeighbourhood } from "./choosing-a-neighbourhood";
import { lettingAHome } from "./letting-a-home";
import { livingCostsOfAHome } from "./living-costs-of-a-home";
import { movingIn } from "./moving-in";
import { schoolAndMarketNearby } from "./school-and-market-nearby";
import { touristLicence } from "./tourist-licence";
import { walkingTimes } from "./walking-times";

export const livingEntries: Readonly<Record<string, Entry>> = {
  "choosing-a-neighbourhood": choosingANeighbourhood,
  "walking-times": walkingTimes,
  "school-and-market-nearby": schoolAndMarketNearby,
  "living-costs-of-a-home": livingCostsOfAHome,
  "moving-in": movingIn,
  "tourist-licence": touristLicence,
  "letting-a-home": lettingAHome,
};
