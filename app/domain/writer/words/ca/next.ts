import { either } from "../../article/section";
import type { InAnotherLanguage } from "../../book";
import type { next as english } from "../en/next";

export const next: InAnotherLanguage<typeof english> = {
  "next-buyer": {
    heading: either("Què pot fer ara", "Com seguir"),
    points: [
      "{?list.homes}[Miri els nostres habitatges]({list.path}), amb preu, superfície i qualificació energètica.",
      "[Digui’ns en quatre passos breus](/search) què busca.",
      "[Llegeixi sobre els barris](/neighborhoods), un per un.",
      "[Escrigui’ns](/contact) si té una pregunta sobre un habitatge o sobre aquest text.",
    ],
    closing: "Parlem català, castellà, anglès i rus: escrigui’ns en la llengua que prefereixi.",
  },
  "next-home": {
    heading: either("Què pot fer ara?", "Quin és el pas següent?"),
    opening: [
      "{!fit.none}Per veure un habitatge o preguntar-hi abans, [escrigui’ns](/contact).",
      "{?fit.none}Si pot renunciar a alguna condició o buscar en una altra zona, [escrigui’ns](/contact).",
    ],
    closing: "Aquest text informa i no és assessorament jurídic ni fiscal.",
  },
};
