import type { mail as en } from "../en/mail";
import type { Texts } from "../texts";

export const mail: Texts<typeof en> = {
  "receipt.subject.contact": "Hem rebut el seu missatge",
  "receipt.subject.valuation": "Hem rebut la seva sol·licitud de valoració",
  "receipt.subject.premium-valuation": "Hem rebut la sol·licitud de valoració prèmium",
  "receipt.subject.search-brief": "Hem rebut la seva cerca d’habitatge",
  "receipt.subject.viewing": "Hem rebut la seva sol·licitud de visita",
  "receipt.subject.quote": "Hem rebut la seva sol·licitud de pressupost",
  "receipt.subject.development": "Hem rebut la seva pregunta sobre obra nova",
  "receipt.subject.consultation": "Hem rebut la seva sol·licitud de cita",
  "receipt.greeting": "Bon dia, {{name}},",
  "receipt.greeting.nameless": "Bon dia,",
  "receipt.thanks": "Gràcies per escriure a {{agency}}. {{received}}.",
  "receipt.promise.reply": "Li respondrem en menys de 24\u00a0hores.",
  "receipt.promise.contact": "Ens posarem en contacte amb vostè en menys de 24\u00a0hores.",
  "receipt.promise.time": "Li respondrem en menys de 24\u00a0hores per concertar el dia i l’hora.",
  "receipt.promise.selection": "Li respondrem en menys de 24\u00a0hores, amb els habitatges que encaixin si n’hi ha.",
  "receipt.sent": "El que ens ha enviat",
  "receipt.received": "Rebut: {{day}}, {{time}}\u00a0h (hora de Barcelona)",
  "receipt.home": "Habitatge",
  "receipt.firstWish": "Dia preferit",
  "receipt.secondWish": "Una altra opció",
  "receipt.anyDay": "qualsevol dia",
  "receipt.reply": "Si vol afegir o corregir alguna cosa, respongui a aquest correu o truqui’ns al {{phone}}.",
  "receipt.regards": "Cordialment,",
  "receipt.register": "{{name}}, AICAT núm.\u00a0{{number}}",
  "receipt.privacy": "Com tractem les seves dades i quins drets té:",
  "receipt.notYou":
    "Rep aquest correu perquè algú va escriure la seva adreça de correu en un formulari del nostre web. Si no va ser vostè, respongui’ns i esborrarem les dades.",
  "reply.brochure": "Dossier",
  "reply.homes": "Habitatges que li podrien encaixar",
};
