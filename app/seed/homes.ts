// Sample data: six invented homes for the demonstration, with the prices, rooms and areas of the design. They are rows of
// the database like any other once seeded; their pictures are computer renderings of invented places.
import { cornerApartment } from "./homes/corner-apartment";
import { gardenHouse } from "./homes/garden-house";
import { gironaPenthouse } from "./homes/girona-penthouse";
import { graciaDuplex } from "./homes/gracia-duplex";
import { sarriaFlat } from "./homes/sarria-flat";
import { workshopLoft } from "./homes/workshop-loft";
import type { SampleHome } from "./sample-home";

export type { SampleHome } from "./sample-home";

/** In the order of their ids: the design shows the corner apartment as property 000001. */
export const homes: readonly SampleHome[] = [
  cornerApartment,
  gardenHouse,
  graciaDuplex,
  sarriaFlat,
  workshopLoft,
  gironaPenthouse,
];
