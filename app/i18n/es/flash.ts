import type { flash as en } from "../en/flash";
import type { Texts } from "../texts";

export const flash: Texts<typeof en> = {
  "flash.dismiss": "Cerrar este mensaje",
  "flash.contactSent.title": "Mensaje enviado",
  "flash.contactSent.text": "Gracias. Le responderemos en menos de 24\u00a0horas.",
  "flash.valuationSent.title": "Valoración solicitada",
  "flash.valuationSent.text": "Gracias. Nos pondremos en contacto con usted en menos de 24\u00a0horas.",
  "flash.viewingSent.title": "Visita solicitada",
  "flash.viewingSent.text": "Gracias. Le responderemos en menos de 24\u00a0horas para concertarla.",
  "flash.quoteSent.title": "Presupuesto solicitado",
  "flash.quoteSent.text": "Gracias. Le responderemos en menos de 24\u00a0horas.",
  "flash.consultationSent.title": "Cita solicitada",
  "flash.consultationSent.text": "Gracias. Le responderemos en menos de 24\u00a0horas para concertarla.",
  "flash.favouriteAdded.title": "Guardada",
  "flash.favouriteAdded.text": "La encontrará en su lista de viviendas guardadas.",
  "flash.favouritesAdded.title": "Guardadas",
  "flash.favouritesAdded.text": "Ya tiene guardadas todas las viviendas de la lista.",
  "flash.favouriteRemoved.title": "Ya no está guardada",
  "flash.favouriteRemoved.text": "La hemos quitado de su lista de viviendas guardadas.",
  "flash.favouritesFull.title": "Ya no caben más",
  "flash.favouritesFull.text": "Puede guardar hasta 50\u00a0viviendas. Quite una para hacer sitio a la nueva.",
};
