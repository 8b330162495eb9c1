import type { flash as en } from "../en/flash";
import type { Texts } from "../texts";

export const flash: Texts<typeof en> = {
  "flash.dismiss": "Tancar aquest missatge",
  "flash.contactSent.title": "Missatge enviat",
  "flash.contactSent.text": "Gràcies. Tindrà resposta en 24 hores.",
  "flash.valuationSent.title": "Sol·licitud de valoració enviada",
  "flash.valuationSent.text": "Gràcies. Ens posarem en contacte amb vostè en 24 hores.",
  "flash.viewingSent.title": "Visita sol·licitada",
  "flash.viewingSent.text": "Gràcies. En 24 hores li confirmarem el dia i l'hora.",
  "flash.quoteSent.title": "Pressupost sol·licitat",
  "flash.quoteSent.text": "Gràcies. Tindrà resposta en 24 hores.",
  "flash.consultationSent.title": "Consulta sol·licitada",
  "flash.consultationSent.text": "Gràcies. Tindrà resposta en 24 hores.",
  "flash.favouriteAdded.title": "Desat",
  "flash.favouriteAdded.text": "Aquest habitatge és a la seva llista d'habitatges desats.",
  "flash.favouriteRemoved.title": "Tret de la llista",
  "flash.favouriteRemoved.text": "Aquest habitatge ja no és a la seva llista d'habitatges desats.",
  "flash.favouritesFull.title": "La seva llista és plena",
  "flash.favouritesFull.text": "Pot desar fins a 50 habitatges. Tregui'n un per desar-ne un altre.",
};
