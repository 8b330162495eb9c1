import type { flash as en } from "../en/flash";
import type { Texts } from "../texts";

export const flash: Texts<typeof en> = {
  "flash.dismiss": "Cerrar este mensaje",
  "flash.contactSent.title": "Mensaje enviado",
  "flash.contactSent.text": "Gracias. Tendrá respuesta en 24 horas.",
  "flash.valuationSent.title": "Solicitud de valoración enviada",
  "flash.valuationSent.text": "Gracias. Nos pondremos en contacto con usted en 24 horas.",
  "flash.viewingSent.title": "Visita solicitada",
  "flash.viewingSent.text": "Gracias. En 24 horas le confirmaremos el día y la hora.",
  "flash.quoteSent.title": "Presupuesto solicitado",
  "flash.quoteSent.text": "Gracias. Tendrá respuesta en 24 horas.",
  "flash.consultationSent.title": "Consulta solicitada",
  "flash.consultationSent.text": "Gracias. Tendrá respuesta en 24 horas.",
  "flash.favouriteAdded.title": "Guardada",
  "flash.favouriteAdded.text": "Esta vivienda está en su lista de viviendas guardadas.",
  "flash.favouriteRemoved.title": "Quitada de la lista",
  "flash.favouriteRemoved.text": "Esta vivienda ya no está en su lista de viviendas guardadas.",
  "flash.favouritesFull.title": "Su lista está completa",
  "flash.favouritesFull.text": "Puede guardar hasta 50 viviendas. Quite una para guardar otra.",
};
