import { either } from "../../article/section";
import type { InAnotherLanguage } from "../../book";
import type { viewing as english } from "../en/viewing";

export const viewing: InAnotherLanguage<typeof english> = {
  "view-before": {
    heading: either("Què cal preguntar abans d’anar-hi?", "Què convé preguntar per telèfon?"),
    opening: either(
      "Aquestes preguntes es poden fer per telèfon: estalvien un viatge o ajuden a aprofitar-lo.",
      "Pregunti primer el que cap visita no canviarà.",
    ),
    points: [
      "Quants metres fa, construïts i útils, i compten la terrassa o el traster en alguna de les dues xifres?",
      "Quina planta és en realitat, comptant l’entresol i el principal de moltes finques antigues?",
      "Hi ha ascensor i para en aquesta planta?",
      "Quina lletra té l’etiqueta energètica?",
      "Quant és la comunitat i què inclou?",
      "Hi viu algú, i fins quan?",
      "Puc veure el plànol abans d’anar-hi?",
    ],
    closing: "Un agent que té els documents les pot respondre totes al moment.",
  },
  "view-inside": {
    heading: either("Què s’ha de mirar a dins?", "Què s’ha de mirar a les habitacions?"),
    opening: either(
      "Recorri’l una vegada sense parlar. Després torni-hi i provi: aixetes, finestres, portes, interruptors.",
      "Deixi la sala per al final, perquè és la peça que s’ha preparat més per a la visita.",
    ),
    points: [
      "Obri les finestres. Què se sent i quina olor fa?",
      "Miri els racons, el fons dels armaris i el sostre sota el bany de dalt: les taques parlen d’aigua.",
      "Obri dues aixetes alhora i observi la pressió.",
      "On és el quadre elèctric i de quina època sembla?",
      "Hi ha llum natural a aquesta hora a la cuina i al dormitori més petit?",
      "Cedeixen o fan pendent els terres? En una casa antiga, pregunti qui ha revisat les bigues.",
      "Com s’escalfa i es refresca, i de quan són els aparells?",
      "Mesuri la paret on aniria el seu moble més gran.",
    ],
    closing: "Pregunti quines obres s’hi han fet els últims anys, qui les va fer i si hi ha factures i llicència.",
  },
  "view-building": {
    heading: either("Què cal preguntar de l’edifici?", "Què es compra sense veure-ho?"),
    opening: either(
      "Compra un pis i una part de la teulada, de la façana i de l’ascensor. El que han decidit els propietaris també ho paga vostè.",
      "Fixi’s en l’escala i el vestíbul, i demani també els estatuts: entre una cosa i l’altra es veu com es cuida la finca.",
    ),
    points: [
      "Hi ha obres aprovades o en debat: façana, teulada, ascensor, canonades? Qui paga el que ja està aprovat, qui ven o qui compra?",
      "Ha passat l’edifici la inspecció tècnica, i amb quin resultat?",
      "Què diuen les actes de les últimes juntes?",
      "Hi ha propietaris amb deutes? I aquest, en té?",
      "Limiten els estatuts els lloguers curts, els animals o els aparells d’aire a la façana?",
      "Qui té cura de l’edifici i què cobreix l’assegurança?",
    ],
    closing: "Abans de fer una oferta, demani les dues últimes actes de la comunitat.",
  },
  "view-street": {
    heading: either("Què s’ha de mirar al carrer?", "Com és el carrer de dia i de nit?"),
    opening: either(
      "El carrer és l’únic que no podrà reformar: dediqui-hi mitja hora de la visita.",
      "Faci el camí que faria cada dia: al metro, a l’escola, a buscar el pa.",
    ),
    points: [
      "Torni-hi de nit, i una vegada en divendres o dissabte. Quins bars tenen taules a fora i fins a quina hora?",
      "On paren el camió de la brossa i l’autobús nocturn? Hi ha zona de càrrega sota el dormitori?",
      "Quina orientació tenen les estances i què s’hi podria construir encara al davant?",
      "Hi ha a prop una bastida, una grua o un solar? Pregunti què hi ha previst.",
      "On anirien el cotxe, la bicicleta o el cotxet?",
      "Quines botigues queden de camí a casa i on és el metge?",
      "Hi ha pisos turístics a l’edifici o al costat?",
    ],
  },
};
