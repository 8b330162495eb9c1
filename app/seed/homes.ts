// Sample data: six invented homes for the demonstration, with the prices, rooms and areas of the design. They are rows of
// the database like any other once seeded; their pictures are computer renderings of invented places.
import { sampleFiles } from "./sample-file";
import { sampleHome } from "./sample-home";

/** In the order of their ids: the design shows the corner apartment as property 000001. */
export const homes = sampleFiles(
  [
    ...["homes/corner-apartment", "homes/garden-house", "homes/gracia-duplex"],
    ...["homes/sarria-flat", "homes/workshop-loft", "homes/girona-penthouse"],
  ],
  sampleHome,
);
