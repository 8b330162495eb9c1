import type { InAnotherLanguage } from "../../book";
import { either } from "../../section";
import type { papers as english } from "../en/papers";

export const papers: InAnotherLanguage<typeof english> = {
  "buying-steps": {
    heading: either("La compra, pas a pas", "Què passa i en quin ordre"),
    points: [
      "Calculi quant pot gastar, amb l’impost, i parli amb un banc si necessita préstec.",
      "Vegi l’habitatge dues vegades, a hores diferents.",
      "Demani els documents i llegeixi’ls abans de fer una oferta.",
      "Faci l’oferta per escrit: preu, data, què es queda a l’habitatge i què passa si el banc diu que no.",
      "Signi les arres només quan els documents coincideixin amb el que li han explicat.",
      "Amb hipoteca, esperi els dies que dona la llei: almenys {loan.days} entre els documents del banc i l’escriptura (Llei 22/2010, art. 262-4).",
      "Signi l’escriptura a la notaria, rebi les claus i llegeixi els comptadors el mateix dia.",
      "Pagui l’impost i inscrigui l’escriptura al registre.",
    ],
    closing: either(
      "La durada depèn sobretot del préstec i dels documents que faltin. Tots dos es poden començar abans.",
      "Els passos tres i cinc són els que més sovint es fan al revés. No ho faci: unes arres pagades abans de llegir els documents costen de recuperar.",
    ),
  },
  papers: {
    heading: either("Els documents i el que prova cadascun", "Quins documents s’han de demanar"),
    points: [
      "Nota simple del registre: de qui és l’habitatge, com es descriu i quines hipoteques i càrregues té.",
      "Cèdula d’habitabilitat: que s’hi pot viure. Per vendre cal, tret de poques excepcions (Llei 18/2007, arts. 60.4 i 132).",
      "Certificat energètic: les dues lletres que tot anunci ha de mostrar (RD 390/2021, arts. 15 i 17).",
      "Certificat de la comunitat: si es deuen quotes i quines obres hi ha aprovades.",
      "Rebut de l’IBI: l’import anual i la referència cadastral.",
      "Informe de la inspecció tècnica de l’edifici, si per edat li toca.",
      "Llicències i factures d’obres: que el plànol dels documents sigui el que veu.",
      "Contractes de lloguer, si hi viu algú.",
    ],
    closing: either(
      "Demani còpies recents. Una nota de l’any passat diu de qui era l’habitatge l’any passat.",
      "Llegeixi’ls junts: nom, superfície i adreça han de ser iguals en tots.",
    ),
  },
  "energy-label": {
    heading: either("El certificat energètic", "Llegir l’etiqueta energètica"),
    opening: [
      "El certificat dona dues lletres de l’A a la G: una per a l’energia que consumeix l’habitatge i una altra per a les emissions. És vàlid {label.years} anys, i {label.worstYears} en la classe G.",
      "Tota oferta i tot anunci l’han de mostrar, i això inclou qui publica l’anunci (RD 390/2021, arts. 15.2 i 17.3).",
      "{?list.labels}Els nostres habitatges a {date}, per qualificació energètica: {list.labels}.",
    ],
    closing: either(
      "La lletra descriu l’edifici i els aparells, no els costums de qui hi vivia. Demani també els rebuts.",
      "Miri la data i els aparells descrits. Si després s’hi va canviar la caldera o les finestres, el certificat ja no està al dia.",
    ),
  },
  "check-agent": {
    heading: either("Comprovi també l’agent", "Qui ofereix l’habitatge?"),
    opening: [
      "Els agents de Catalunya estan inscrits en un registre, l’AICAT, i han de posar el número en tota la publicitat (Llei 18/2007, art. 59 e). Tothom el pot consultar a la Generalitat.",
      "L’agent necessita, a més, un encàrrec signat del propietari abans d’anunciar (art. 58.5). Pot preguntar si el té i de quan és.",
    ],
    closing: [
      "Té dret a rebre l’oferta en català (Llei 22/2010, art. 128-1).",
      either(
        "Si un anunci no porta número, superfície ni etiqueta energètica, pregunti abans de desplaçar-s’hi.",
        "Dos anuncis del mateix habitatge amb dos preus són motiu per preguntar qui té l’encàrrec.",
      ),
    ],
  },
  "notary-day": {
    heading: either("El dia de l’escriptura", "A la notaria"),
    opening: either(
      "L’escriptura es llegeix en veu alta, i pot interrompre per preguntar. Porti les preguntes per escrit.",
      "El notari hi és per a totes dues parts i explica el que no s’entengui. Aprofiti-ho.",
    ),
    points: [
      "Demani l’esborrany uns dies abans, en una llengua que llegeixi.",
      "Comprovi noms, superfície, preu, càrregues i qui paga cada despesa.",
      "Demani a la notaria que torni a consultar el registre aquell mateix dia.",
      "Tingui damunt la taula el certificat de la comunitat i l’energètic.",
      "Porti el mitjà de pagament que li hagin demanat, amb prova de l’origen.",
      "Compti les claus: habitatge, portal, traster, bústia.",
    ],
    closing: "Abans de marxar, pregunti quan hi haurà la còpia inscrita i qui liquidarà l’impost.",
  },
  "our-buildings": {
    heading: either("Què vol dir en habitatges concrets", "Exemples dels nostres habitatges"),
    opening: either(
      "Alguns dels nostres habitatges a {date}, en xifres:",
      "El que sabem d’alguns dels nostres habitatges a {date}:",
    ),
    closing: either(
      "Cada línia porta a una pregunta. Una casa antiga sense reforma recent: i les canonades? Una bona planta sense ascensor: durant quants anys?",
      "Cap d’aquestes dades no és bona o dolenta per si sola. Diuen què s’ha de mirar primer a la visita.",
    ),
  },
};
