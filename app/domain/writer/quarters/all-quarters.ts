import { barceloneta } from "./barceloneta";
import { bonanova } from "./bonanova";
import { dretaDeLEixample } from "./dreta-de-l-eixample";
import { esquerraDeLEixample } from "./esquerra-de-l-eixample";
import { gothic } from "./gothic";
import { passeigDeGracia } from "./passeig-de-gracia";
import { pobleSec } from "./poble-sec";
import type { Quarter } from "./quarter";
import { raval } from "./raval";
import { sagradaFamilia } from "./sagrada-familia";
import { santAntoni } from "./sant-antoni";
import { santGervasi } from "./sant-gervasi";
import { santaCaterina } from "./santa-caterina";
import { sants } from "./sants";
import { sarria } from "./sarria";
import { tresTorres } from "./tres-torres";
import { twentyTwo } from "./twenty-two";
import { vilaDeGracia } from "./vila-de-gracia";

/** The more particular before those whose names stand in theirs. */
export const quarters = {
  gothic,
  raval,
  barceloneta,
  "santa-caterina": santaCaterina,
  "passeig-de-gracia": passeigDeGracia,
  "sant-antoni": santAntoni,
  "sagrada-familia": sagradaFamilia,
  dreta: dretaDeLEixample,
  esquerra: esquerraDeLEixample,
  "tres-torres": tresTorres,
  bonanova,
  sarria,
  "sant-gervasi": santGervasi,
  "vila-de-gracia": vilaDeGracia,
  "22@": twentyTwo,
  "poble-sec": pobleSec,
  sants,
} as const satisfies Readonly<Record<string, Quarter>>;

export type QuarterKey = keyof typeof quarters;
