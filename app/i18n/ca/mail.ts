import type { mail as en } from "../en/mail";
import type { Texts } from "../texts";

export const mail: Texts<typeof en> = {
  "receipt.subject.contact": "Hem rebut el seu missatge",
  "receipt.subject.valuation": "Hem rebut la seva sol·licitud de valoració",
  "receipt.subject.premium-valuation": "Hem rebut la seva sol·licitud de valoració premium",
  "receipt.subject.search-brief": "Hem rebut la seva cerca d'habitatge",
  "receipt.subject.viewing": "Hem rebut la seva sol·licitud de visita",
  "receipt.subject.quote": "Hem rebut la seva sol·licitud de pressupost",
  "receipt.subject.development": "Hem rebut la seva consulta sobre una obra nova",
  "receipt.subject.consultation": "Hem rebut la seva sol·licitud d'assessoria",
  "receipt.greeting": "Bon dia, {{name}}:",
  "receipt.greeting.nameless": "Bon dia:",
  "receipt.thanks": "Gràcies per escriure a {{agency}}. {{received}}.",
  "receipt.promise.reply": "Tindrà resposta en 24 hores.",
  "receipt.promise.contact": "Ens posarem en contacte amb vostè en 24 hores.",
  "receipt.promise.time": "En 24 hores li confirmarem el dia i l'hora.",
  "receipt.promise.selection": "En 24 hores rebrà una primera selecció.",
  "receipt.sent": "El que ens ha enviat",
  "receipt.received": "Rebut: {{day}}, {{time}} (hora de Barcelona)",
  "receipt.home": "Habitatge",
  "receipt.firstWish": "Quan li aniria bé",
  "receipt.secondWish": "O bé",
  "receipt.anyDay": "qualsevol dia",
  "receipt.reply": "Si vol afegir o corregir res, respongui a aquest correu o truqui'ns al {{phone}}.",
  "receipt.register": "{{name}}, AICAT núm. {{number}}",
  "receipt.privacy": "Com tractem les seves dades i quins drets té:",
  "receipt.notYou":
    "Rep aquest correu perquè algú va indicar aquesta adreça en un formulari del nostre web. Si no va ser vostè, respongui'ns i l'esborrarem.",
};
