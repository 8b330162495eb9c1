import { either } from "../../article/section";
import type { InAnotherLanguage } from "../../book";
import type { papers as english } from "../en/papers";

export const papers: InAnotherLanguage<typeof english> = {
  "buying-steps": {
    heading: either("Com és la compra, pas a pas?", "Què passa i en quin ordre?"),
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
    heading: either("Què prova cada document?", "Quins documents s’han de demanar?"),
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
      "Demani còpies recents: cada document només diu com estaven les coses el dia que es va expedir.",
      "Llegeixi’ls junts: nom, superfície i adreça han de ser iguals en tots.",
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
};
