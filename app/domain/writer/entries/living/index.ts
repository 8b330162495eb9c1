import type { Entry } from "../entry";

import { choosingANeighbourhood } from "./choosing-a-neighbourhood";
import { schoolAndMarketNearby } from "./school-and-market-nearby";
import { walkingTimes } from "./walking-times";

export const livingEntries: Readonly<Record<string, Entry>> = {
  "choosing-a-neighbourhood": choosingANeighbourhood,
  "walking-times": walkingTimes,
  "school-and-market-nearby": schoolAndMarketNearby,
};
