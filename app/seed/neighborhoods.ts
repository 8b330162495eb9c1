// Sample texts about the eight real neighbourhood choices; their places are computed from the municipal
// boundaries (Ajuntament de Barcelona, Open Data BCN, 2020). The five pictures are computer renderings of invented places.
import { sampleFiles } from "./sample-file";
import { neighborhoodSlugs, sampleNeighborhood } from "./sample-neighborhood";

export const neighborhoods = sampleFiles(
  neighborhoodSlugs.map((slug) => `neighborhoods/${slug}`),
  sampleNeighborhood,
);
