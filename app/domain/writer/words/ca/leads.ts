import type { InAnotherLanguage } from "../../book";
import { either } from "../../section";
import type { leads as english } from "../en/leads";

export const leads: InAnotherLanguage<typeof english> = {
  "lead-place": {
    opening: [
      "{place.tagline}: així es resumeix la zona en poques paraules.",
      either(
        "{?list.homes}Abans de la primera visita {place.in} convé saber quatre coses: com és la zona, què hi ha en venda, quant costa al final i què preguntar a la visita.",
        "{?list.homes}Aquest text és per a qui pensa a comprar {place.in}. Comença pels carrers, segueix pels preus i acaba amb les preguntes de la primera visita.",
        "{?list.homes}Un plànol dona el contorn d’un barri. Qui compra {place.in} necessita més: habitatges amb el preu per metre i les preguntes que una fotografia no respon.",
        "{!list.homes}Abans de la primera visita {place.in} convé saber tres coses: com és la zona, quant costa una compra al final i què preguntar a la visita.",
      ),
    ],
    closing:
      "{?around.name}Forma part de [{around.name}](/neighborhoods/{around.slug}): si mira totes dues zones, tindrà més on triar.",
  },
  "lead-costs": {
    opening: [
      either(
        "El preu de l’anunci no és el que necessitarà. En un habitatge de segona mà a Catalunya s’hi sumen l’impost de transmissions, la notaria i el Registre de la Propietat.",
        "Quant costa un habitatge quan tot està pagat? La resposta té quatre línies: el preu, l’impost, la notaria i el registre.",
        "Pregunti en tres pàgines quant costa comprar a Barcelona i potser llegirà tres tipus diferents, perquè l’escala va canviar el 2025.",
      ),
      either(
        "Aquí hi ha les regles amb la data i després els comptes.",
        "Aquest text repassa les regles una per una, diu des de quan s’apliquen i fa els comptes.",
        "Aquests són els tipus tal com els vam consultar el {checked}, amb comptes fets.",
      ),
    ],
    closing: [
      "{?x.home}Els exemples fan servir preus dels nostres propis habitatges a {date}.",
      "{!x.home}Els exemples fan servir preus rodons.",
    ],
  },
  "lead-mortgage": {
    opening: [
      either(
        "La hipoteca decideix què pot oferir, i per això va abans que les visites. Compten tres xifres: el que presta el banc, el que hi posa vostè i el que hi afegeix l’impost.",
        "Abans de la primera visita, faci un compte: quant li pot deixar un banc, quant sortirà de la seva butxaca i quant hi suma l’impost de la compra.",
        "El banc mira l’habitatge, els ingressos i l’edat. A vostè li interessa una xifra més: els diners que ha de tenir al compte el dia de la signatura.",
      ),
      "{?lives.abroad}Aquest text és per a qui no resideix a Espanya.",
      "{?lives.here}Aquest text és per a qui resideix a Espanya; quan un no resident rep un altre tracte, ho diem.",
    ],
    closing: [
      "{?x.home}Els exemples fan servir preus dels nostres propis habitatges a {date}.",
      "{!x.home}Els exemples fan servir preus rodons.",
      "Són aritmètica i no una oferta: cada banc decideix.",
    ],
  },
  "lead-selling": {
    opening: either(
      "Una venda es prepara abans de la primera fotografia. Calen un preu que es pugui explicar, els documents complets i un encàrrec que digui què farà l’agent.",
      "Quant val l’habitatge i quant costarà vendre’l? Això és el que es pot dir des d’un escriptori, i això el que només es veu en una visita.",
      "Entre la decisió de vendre i la notaria hi ha un preu, una carpeta de documents i unes quantes visites. Tot es pot preparar amb temps.",
    ),
    closing: [
      "{?place.in}Parlem d’un habitatge {place.in}.",
      "{?list.homes}On calen xifres, surten dels nostres propis habitatges a {date}.",
      "Les regles són les de Catalunya, tal com les vam consultar el {checked}.",
    ],
  },
  "lead-new-build": {
    opening: either(
      "L’obra nova no es compra com un habitatge de segona mà: canvien els impostos, canvien els documents i sovint hi ha una espera entre el primer pagament i les claus.",
      "En un habitatge de segona mà veu el que compra. En un que s’està construint veu un plànol, una llicència i un contracte, i convé saber què ha de dir cadascun.",
      "L’obra nova té regles pròpies. L’impost és un altre, l’anunci ha de dir més coses i una part dels diners es pot pagar abans que hi hagi cap porta per obrir.",
    ),
    closing: [
      "{?dev.any}Veurà què hi ha en oferta, com es compara l’impost amb el d’un habitatge de segona mà i què cal preguntar abans de reservar.",
      "{!dev.any}Veurà com es compara l’impost amb el d’un habitatge de segona mà, què han de dir els documents i què cal preguntar abans de reservar.",
      "Les regles són les de Catalunya, tal com les vam consultar el {checked}.",
    ],
  },
  "lead-homes": {
    opening: [
      "{?wish.text}El que busca, en una línia: {wish.text}.",
      "{!wish.text}Busca habitatge a Barcelona, i la tria comença per preguntes senzilles: quina mida, quina planta, quina edat i quant al final.",
      either(
        "{?list.homes}Aquí hi ha el que tenim avui, el que costa amb l’impost pagat i el que convé preguntar abans d’escriure una oferta.",
        "{?list.homes}Aquest text ensenya els habitatges que tenim, en posa els preus de costat i acaba amb les preguntes per a la visita.",
        "{?list.homes}Aquests són els habitatges que li poden interessar, els comptes que hi van i el que cal comprovar allà mateix.",
        "{!list.homes}A {date} no tenim habitatges en venda, de manera que aquest text es queda en el que cal comprovar i en els comptes.",
      ),
    ],
    closing: "{?list.homes}Són preus anunciats a {date}, sense els impostos ni les despeses de la compra.",
  },
  "lead-documents": {
    opening: either(
      "Comprar un habitatge a Catalunya demana uns quants documents i un ordre fix. Els problemes comencen quan els diners s’avancen als documents.",
      "La majoria dels documents d’una compra s’aconsegueixen aviat i es llegeixen en una estona. L’important és tenir-los abans de signar i saber què prova cadascun.",
      "Cada document respon a una pregunta: de qui és l’habitatge, què deu, si s’hi pot viure, quanta energia consumeix.",
    ),
    closing: [
      "Aquest text els repassa, amb la llei que hi ha darrere de cada punt.",
      "Segueix les regles de Catalunya tal com les vam consultar el {checked} i no substitueix l’advocat que llegeixi el seu contracte.",
    ],
  },
  "lead-viewing": {
    opening: either(
      "Una visita dura el que dura un cafè; la decisió, anys. Convé portar una llista a la butxaca.",
      "Les fotografies ensenyen habitacions. No ensenyen el soroll, les escales, els veïns ni les canonades, i per això hi ha la visita.",
      "Vagi a la visita amb preguntes i no amb una impressió. La impressió ve sola; les respostes, no.",
    ),
    closing: [
      "Els punts segueixen l’ordre de la visita.",
      "{?list.homes}Els exemples són habitatges nostres a {date}.",
    ],
  },
  "lead-guide": {
    opening: [
      either(
        "Qui compra a Barcelona es pregunta sempre el mateix: on, què, per quant i què cal comprovar abans.",
        "Aquesta és una guia breu per a qui comença a buscar habitatge a Barcelona.",
        "Primer el plànol, després els habitatges, després el compte. En aquest ordre la cerca és més curta.",
      ),
      "{?list.homes}El text va de les zones de la ciutat als nostres habitatges, del preu al cost complet, i acaba amb el que s’ha de preguntar.",
      "{!list.homes}El text recorre el cost complet, els documents i la visita, i diu què cal preguntar.",
    ],
    closing:
      "{?list.homes}Les nostres xifres són preus anunciats a {date}; les regles són les de Catalunya, consultades el {checked}.",
  },
};
