import type { sent as en } from "../en/sent";
import type { Texts } from "../texts";

export const sent: Texts<typeof en> = {
  "sent.next": "Què passa ara",
  "sent.receipt":
    "Li enviem un justificant de recepció a {{email}}. Si no el veu d’aquí a uns minuts, miri la carpeta de correu brossa.",
  "sent.next.contact":
    "Una persona llegeix el seu missatge i li respon per correu, o per telèfon si ens n’ha deixat el número.",
  "sent.next.valuation": "Concertem una visita amb vostè. Després tindrà per escrit un interval de preus i els motius.",
  "sent.next.premium-valuation":
    "Concertem una visita amb vostè. Després tindrà per escrit un interval de preus i els motius.",
  "sent.next.viewing": "Parlem amb la propietat i acordem amb vostè el dia i l’hora.",
  "sent.next.quote":
    "Si falta alguna dada, la hi preguntem. El seu pressupost per escrit dirà què inclou, el preu i l’IVA.",
  "sent.next.development": "Responem a la seva pregunta i li diem quins habitatges continuen disponibles.",
  "sent.next.consultation": "Acordem amb vostè un dia i una hora per parlar-ne.",
  "sent.next.search-brief":
    "Una persona llegeix la seva cerca i li respon per correu, o per telèfon si ens n’ha deixat el número.",
  "sent.answers": "El que ens ha enviat",
  "sent.name": "Nom",
  "sent.received": "Rebut",
  "sent.received.at": "{{day}}, {{time}} (hora de Barcelona)",
  "sent.change": "Si vol afegir o corregir res, truqui’ns al {{phone}}.",
  "sent.back": "Tornar on era",
  "sent.step.homes": "Veure tots els habitatges",
  "sent.step.costs": "Calcular totes les despeses",
  "sent.step.sales": "Veure com venem",
  "sent.before": "Ja va enviar aquest formulari a les {{time}}.",
  "sent.see": "Veure què va enviar",
  "sent.none.title": "Busca alguna cosa que ens va enviar?",
  "sent.none.text":
    "El que envia es mostra aquí durant mitja hora, en el navegador que va fer servir. També ho té al justificant de recepció.",
  "sent.confirm.mail":
    "Hem enviat un enllaç a {{email}}. Obri’l i premi el botó. Si no el veu d’aquí a uns minuts, miri a la carpeta de correu brossa.",
  "sent.confirm.held": "Li guardem aquesta hora fins a les {{until}}: {{day}}, a les {{time}}.",
  "sent.confirm.notHeld":
    "Encara no li guardem aquesta hora: {{day}}, a les {{time}}. Algú altre la podria reservar abans que vostè confirmi.",
  "sent.asked": "Ara mateix no li podem enviar cap enllaç per confirmar l’hora, i per això encara no queda reservada.",
};
