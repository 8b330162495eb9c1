import type { trust as en } from "../en/trust";
import type { Texts } from "../texts";

export const trust: Texts<typeof en> = {
  "agency.sample": "{{name}} (mostra)",
  "agency.register.volume": "tom {{number}}",
  "agency.register.folio": "foli {{number}}",
  "agency.register.sheet": "full {{number}}",
  "agency.register.entry": "inscripció {{number}}",

  "hours.title": "Horari",
  "hours.monday": "dilluns",
  "hours.tuesday": "dimarts",
  "hours.wednesday": "dimecres",
  "hours.thursday": "dijous",
  "hours.friday": "divendres",
  "hours.saturday": "dissabte",
  "hours.sunday": "diumenge",
  "hours.days": "De {{from}} a {{to}}",
  "hours.day": "El {{day}}",
  "hours.span": "de {{opens}} a {{closes}}",
  "hours.line": "{{days}}, {{times}}\u00a0h",
  "hours.and": "{{first}} i {{last}}",

  "person.languages": "Llengües: {{languages}}",
  "person.answers": "Li respondrà {{name}}.",
  "person.about":
    "Em dic {{agent}}. Fa més de {{years}}\u00a0anys que treballo en el sector immobiliari a Barcelona, i els seus missatges els contesto jo.",

  "claim.since": "des del {{year}}",
  "story.deed": "Hem comprovat el nom a l’escriptura.",
  "story.message": "Ens ho va escriure directament a nosaltres.",
  "story.public": "Opinió pública; no hem comprovat qui la va escriure.",
  "story.unchecked": "No hem comprovat qui ho va escriure.",
  "story.sample": "Text de mostra; no l’ha dit cap comprador.",
  "story.link": "Llegir-la a {{site}}",
  "story.how": "Les opinions que es mostren les triem nosaltres. Sota de cadascuna diem com sabem qui la va escriure.",

  "sold.title": "Habitatges que hem venut",
  "sold.in": "Venut: {{month}}",
  "sold.undated": "Venut",

  "services.appreciation": "Revaloració: {{rise}}. Font: {{source}}. No és cap previsió.",
  "services.appreciation.sample": "Revaloració: {{rise}} (mostra). No és cap previsió.",
};
