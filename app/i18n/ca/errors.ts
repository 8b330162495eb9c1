import type { errors as en } from "../en/errors";
import type { Texts } from "../texts";

export const errors: Texts<typeof en> = {
  "notFound.code": "404",
  "notFound.title": "Vaja! No trobem aquesta pàgina",
  "notFound.text": "Pot ser que l’enllaç hagi canviat o que l’habitatge ja s’hagi venut.",
  "notFound.home": "Tornar a l’inici",
  "notFound.properties": "Veure tots els habitatges",
  "error.title": "Hi ha hagut un error per part nostra",
  "error.text":
    "L’error ha quedat registrat. Torni-ho a provar d’aquí a un moment o escrigui’ns i indiqui aquesta referència.",
  "error.reference": "Referència {{reference}}",
  "error.retry": "Tornar-ho a provar",
  "error.home": "Tornar a l’inici",
  "error.badRequest.title": "No ens ha arribat bé el formulari",
  "error.badRequest.text": "Torni enrere i enviï’l una altra vegada. Si es repeteix, truqui’ns o escrigui’ns.",
  "error.tooLarge.title": "Aquest missatge és massa llarg",
  "error.tooLarge.text": "Torni enrere, escurci’l i enviï’l una altra vegada.",
};
