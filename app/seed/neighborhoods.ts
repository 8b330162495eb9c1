// Sample texts about the eight real neighbourhood choices; their places and sizes are computed from the municipal
// boundaries (Ajuntament de Barcelona, Open Data BCN, 2020). The five pictures are computer renderings of invented places.
import { born } from "./neighborhoods/born";
import { ciutatVella } from "./neighborhoods/ciutat-vella";
import { eixample } from "./neighborhoods/eixample";
import { gracia } from "./neighborhoods/gracia";
import { lesCorts } from "./neighborhoods/les-corts";
import { pedralbes } from "./neighborhoods/pedralbes";
import { pobleNou } from "./neighborhoods/poble-nou";
import { sarriaSantGervasi } from "./neighborhoods/sarria-sant-gervasi";
import type { SampleNeighborhood } from "./sample-neighborhood";

export type { NeighborhoodSlug, SampleNeighborhood } from "./sample-neighborhood";

export const neighborhoods: readonly SampleNeighborhood[] = [
  eixample,
  pedralbes,
  gracia,
  sarriaSantGervasi,
  ciutatVella,
  born,
  pobleNou,
  lesCorts,
];
