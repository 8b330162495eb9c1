import type { sent as en } from "../en/sent";
import type { Texts } from "../texts";

export const sent: Texts<typeof en> = {
  "sent.next": "Qué pasa ahora",
  "sent.receipt":
    "Le enviamos un acuse de recibo a {{email}}. Si no lo ve en unos minutos, mire en el correo no deseado.",
  "sent.next.contact":
    "Una persona lee su mensaje y le responde por correo, o por teléfono si nos ha dejado un número.",
  "sent.next.valuation":
    "Concertamos una visita con usted. Después tendrá por escrito una horquilla de precios y sus motivos.",
  "sent.next.premium-valuation":
    "Concertamos una visita con usted. Después tendrá por escrito una horquilla de precios y sus motivos.",
  "sent.next.viewing": "Hablamos con la propiedad y acordamos con usted el día y la hora.",
  "sent.next.quote":
    "Si falta algún dato, se lo preguntamos. Su presupuesto por escrito dirá qué incluye, el precio y el IVA.",
  "sent.next.development": "Respondemos a su pregunta y le decimos qué viviendas siguen disponibles.",
  "sent.next.consultation": "Acordamos con usted un día y una hora para hablar.",
  "sent.next.search-brief":
    "Una persona lee su búsqueda y le responde por correo, o por teléfono si nos ha dejado un número.",
  "sent.answers": "Lo que nos ha enviado",
  "sent.name": "Nombre",
  "sent.received": "Recibido",
  "sent.received.at": "{{day}}, {{time}} (hora de Barcelona)",
  "sent.change": "Si quiere añadir o corregir algo, llámenos al {{phone}}.",
  "sent.back": "Volver a donde estaba",
  "sent.step.homes": "Ver todas las viviendas",
  "sent.step.costs": "Calcular todos los gastos",
  "sent.step.sales": "Ver cómo vendemos",
  "sent.before": "Ya envió este formulario a las {{time}}.",
  "sent.see": "Ver lo que envió",
  "sent.none.title": "¿Busca algo que nos envió?",
  "sent.none.text":
    "Lo que envía se muestra aquí durante media hora, en el navegador que usó. También lo tiene en el acuse de recibo.",
  "sent.confirm.mail":
    "Hemos enviado un enlace a {{email}}. Ábralo y pulse el botón. Si no lo ve en unos minutos, mire en la carpeta de correo no deseado.",
  "sent.confirm.held": "Le guardamos esta hora hasta las {{until}}: {{day}}, a las {{time}}.",
  "sent.confirm.notHeld":
    "Todavía no le guardamos esta hora: {{day}}, a las {{time}}. Otra persona podría reservarla antes de que usted confirme.",
  "sent.asked": "Ahora mismo no podemos enviarle un enlace para confirmar la hora, así que todavía no queda reservada.",
};
