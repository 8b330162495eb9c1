import { born } from "./neighbourhoods/born";
import { ciutatVella } from "./neighbourhoods/ciutat-vella";
import { eixample } from "./neighbourhoods/eixample";
import { gracia } from "./neighbourhoods/gracia";
import { lesCorts } from "./neighbourhoods/les-corts";
import { pedralbes } from "./neighbourhoods/pedralbes";
import { pobleNou } from "./neighbourhoods/poble-nou";
import { sarriaSantGervasi } from "./neighbourhoods/sarria-sant-gervasi";
import type { NeighbourhoodTexts } from "./quarter";

/** By the slug of our neighbourhood. One that the agent added has none. */
export const neighbourhoods: Readonly<Record<string, NeighbourhoodTexts>> = {
  born,
  "ciutat-vella": ciutatVella,
  eixample,
  gracia,
  "les-corts": lesCorts,
  pedralbes,
  "poble-nou": pobleNou,
  "sarria-sant-gervasi": sarriaSantGervasi,
};
