import type { InAnotherLanguage } from "../../book";
import { either } from "../../section";
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
    closing: "Responem en 24 hores, en català, castellà, anglès o rus.",
  },
  "next-sums": {
    heading: either("Què pot fer ara", "Del compte a l’habitatge"),
    points: [
      "Apunti el preu que pot pagar un cop apartat l’impost.",
      "{?list.homes}[Miri els nostres habitatges]({list.path}) amb aquesta xifra a la mà.",
      "[Demani’ns](/contact) el compte d’un habitatge concret; responem en 24 hores.",
    ],
    closing: "Aquest text informa i no és assessorament jurídic ni fiscal. Faci revisar el seu cas abans de signar.",
  },
  "next-seller": {
    heading: either("Què pot fer ara", "El pas següent"),
    opening:
      "Per a una primera xifra necessitem l’adreça, la planta, la superfície construïda i la útil, el nombre de dormitoris, l’any de les últimes obres i si hi ha ascensor.",
    points: [
      "[Demani una valoració](/valuation), gratuïta i sense compromís.",
      "[Escrigui’ns](/contact) si prefereix començar per una pregunta.",
    ],
    closing: "Responem en 24 hores. Aquest text informa i no és assessorament jurídic ni fiscal.",
  },
  "next-new-build": {
    heading: either("Què pot fer ara", "Com seguir"),
    points: [
      "[Escrigui’ns](/contact) per rebre plànols, preus i l’estat de les obres.",
      "[Digui’ns en quatre passos breus](/search) què busca, d’obra nova o de segona mà.",
      "{?list.homes}[Miri els nostres habitatges de segona mà]({list.path}) per comparar.",
      "[Llegeixi sobre els barris](/neighborhoods) on es construeix.",
    ],
    closing: "Responem en 24 hores. Aquest text informa i no és assessorament jurídic ni fiscal.",
  },
};
