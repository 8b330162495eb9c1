import type { mail as en } from "../en/mail";
import type { Texts } from "../texts";

export const mail: Texts<typeof en> = {
  "receipt.subject.contact": "Hemos recibido su mensaje",
  "receipt.subject.valuation": "Hemos recibido su solicitud de valoración",
  "receipt.subject.premium-valuation": "Hemos recibido la solicitud de valoración premium",
  "receipt.subject.search-brief": "Hemos recibido su búsqueda de vivienda",
  "receipt.subject.viewing": "Hemos recibido su solicitud de visita",
  "receipt.subject.quote": "Hemos recibido su solicitud de presupuesto",
  "receipt.subject.development": "Hemos recibido su pregunta sobre obra nueva",
  "receipt.subject.consultation": "Hemos recibido su solicitud de cita",
  "receipt.greeting": "Hola, {{name}}:",
  "receipt.greeting.nameless": "Hola:",
  "receipt.thanks": "Gracias por escribir a {{agency}}. {{received}}.",
  "receipt.promise.reply": "Le responderemos en menos de 24\u00a0horas.",
  "receipt.promise.contact": "Nos pondremos en contacto con usted en menos de 24\u00a0horas.",
  "receipt.promise.time": "Le responderemos en menos de 24\u00a0horas para concertar el día y la hora.",
  "receipt.promise.selection": "Le responderemos en menos de 24\u00a0horas, con las viviendas que encajen si las hay.",
  "receipt.sent": "Lo que nos ha enviado",
  "receipt.received": "Recibido: {{day}}, {{time}} (hora de Barcelona)",
  "receipt.home": "Vivienda",
  "receipt.firstWish": "Día preferido",
  "receipt.secondWish": "Otra opción",
  "receipt.anyDay": "cualquier día",
  "receipt.reply": "Si quiere añadir o corregir algo, responda a este correo o llámenos al {{phone}}.",
  "receipt.regards": "Un saludo,",
  "receipt.register": "{{name}}, AICAT n.º\u00a0{{number}}",
  "receipt.privacy": "Cómo tratamos sus datos y cuáles son sus derechos:",
  "receipt.notYou":
    "Recibe este correo porque alguien escribió su dirección de correo en un formulario de nuestra web. Si no fue usted, respóndanos y borraremos los datos.",
  "reply.brochure": "Dosier",
  "reply.homes": "Viviendas que podrían encajarle",
};
