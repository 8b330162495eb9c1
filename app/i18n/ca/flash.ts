import type { flash as en } from "../en/flash";
import type { Texts } from "../texts";

export const flash: Texts<typeof en> = {
  "flash.dismiss": "Tancar aquest missatge",
  "flash.contactSent.title": "Missatge enviat",
  "flash.contactSent.text": "Gràcies. Li respondrem en menys de 24\u00a0hores.",
  "flash.valuationSent.title": "Valoració sol·licitada",
  "flash.valuationSent.text": "Gràcies. Ens posarem en contacte amb vostè en menys de 24\u00a0hores.",
  "flash.viewingSent.title": "Visita sol·licitada",
  "flash.viewingSent.text": "Gràcies. Li respondrem en menys de 24\u00a0hores per concertar-la.",
  "flash.quoteSent.title": "Pressupost sol·licitat",
  "flash.quoteSent.text": "Gràcies. Li respondrem en menys de 24\u00a0hores.",
  "flash.consultationSent.title": "Cita sol·licitada",
  "flash.consultationSent.text": "Gràcies. Li respondrem en menys de 24\u00a0hores per concertar-la.",
  "flash.favouriteAdded.title": "Desat",
  "flash.favouriteAdded.text": "El trobarà a la seva llista d’habitatges desats.",
  "flash.favouritesAdded.title": "Desats",
  "flash.favouritesAdded.text": "Ja té desats tots els habitatges de la llista.",
  "flash.favouriteRemoved.title": "Ja no està desat",
  "flash.favouriteRemoved.text": "L’hem tret de la seva llista d’habitatges desats.",
  "flash.favouritesFull.title": "Ja no n’hi caben més",
  "flash.favouritesFull.text": "Pot desar fins a 50\u00a0habitatges. Tregui’n un per fer lloc al nou.",
};
