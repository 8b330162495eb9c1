import type { mail as en } from "../en/mail";
import type { Texts } from "../texts";

export const mail: Texts<typeof en> = {
  "receipt.subject.contact": "Hemos recibido su mensaje",
  "receipt.subject.valuation": "Hemos recibido su solicitud de valoración",
  "receipt.subject.premium-valuation": "Hemos recibido su solicitud de valoración premium",
  "receipt.subject.search-brief": "Hemos recibido su búsqueda de vivienda",
  "receipt.subject.viewing": "Hemos recibido su solicitud de visita",
  "receipt.subject.quote": "Hemos recibido su solicitud de presupuesto",
  "receipt.subject.development": "Hemos recibido su consulta sobre una obra nueva",
  "receipt.subject.consultation": "Hemos recibido su solicitud de asesoría",
  "receipt.greeting": "Hola, {{name}}:",
  "receipt.greeting.nameless": "Hola:",
  "receipt.thanks": "Gracias por escribir a {{agency}}. {{received}}.",
  "receipt.promise.reply": "Tendrá respuesta en 24 horas.",
  "receipt.promise.contact": "Nos pondremos en contacto con usted en 24 horas.",
  "receipt.promise.time": "En 24 horas le confirmaremos el día y la hora.",
  "receipt.promise.selection": "En 24 horas recibirá una primera selección.",
  "receipt.sent": "Lo que nos ha enviado",
  "receipt.received": "Recibido: {{day}}, {{time}} (hora de Barcelona)",
  "receipt.home": "Vivienda",
  "receipt.firstWish": "Cuándo le iría bien",
  "receipt.secondWish": "O bien",
  "receipt.anyDay": "cualquier día",
  "receipt.reply": "Si quiere añadir o corregir algo, responda a este correo o llámenos al {{phone}}.",
  "receipt.register": "{{name}}, AICAT n.º {{number}}",
  "receipt.privacy": "Cómo tratamos sus datos y cuáles son sus derechos:",
  "receipt.notYou":
    "Recibe este correo porque alguien indicó esta dirección en un formulario de nuestra web. Si no fue usted, respóndanos y la borraremos.",
};
