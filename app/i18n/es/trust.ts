import type { trust as en } from "../en/trust";
import type { Texts } from "../texts";

export const trust: Texts<typeof en> = {
  "agency.sample": "{{name}} (muestra)",
  "agency.register.volume": "tomo {{number}}",
  "agency.register.folio": "folio {{number}}",
  "agency.register.sheet": "hoja {{number}}",
  "agency.register.entry": "inscripción {{number}}",

  "hours.title": "Horario",
  "hours.monday": "lunes",
  "hours.tuesday": "martes",
  "hours.wednesday": "miércoles",
  "hours.thursday": "jueves",
  "hours.friday": "viernes",
  "hours.saturday": "sábado",
  "hours.sunday": "domingo",
  "hours.days": "De {{from}} a {{to}}",
  "hours.day": "El {{day}}",
  "hours.span": "de {{opens}} a {{closes}}",
  "hours.line": "{{days}}, {{times}}",
  "hours.and": "{{first}} y {{last}}",

  "person.languages": "Idiomas: {{languages}}",
  "person.answers": "Le responderá {{name}}.",
  "person.about":
    "Me llamo {{agent}}. Llevo más de {{years}}\u00a0años en el sector inmobiliario de Barcelona, y sus mensajes los contesto yo.",

  "claim.since": "desde {{year}}",
  "story.deed": "Hemos comprobado el nombre en la escritura.",
  "story.message": "Nos lo escribió directamente a nosotros.",
  "story.public": "Opinión pública; no hemos comprobado quién la escribió.",
  "story.unchecked": "No hemos comprobado quién lo escribió.",
  "story.sample": "Texto de muestra; no lo ha dicho ningún comprador.",
  "story.link": "Leerla en {{site}}",
  "story.how":
    "Las opiniones que se muestran las elegimos nosotros. Debajo de cada una decimos cómo sabemos quién la escribió.",

  "sold.title": "Viviendas que hemos vendido",
  "sold.in": "Vendida en {{month}}",
  "sold.undated": "Vendida",

  "services.appreciation": "Revalorización: {{rise}}. Fuente: {{source}}. No es una previsión.",
  "services.appreciation.sample": "Revalorización: {{rise}} (muestra). No es una previsión.",
};
