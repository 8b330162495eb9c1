import type { InAnotherLanguage } from "../../book";
import type { quarters as english } from "../en/quarters";

export const quarters: InAnotherLanguage<typeof english> = {
  gothic: {
    living:
      "Viure al Gòtic és viure entre carrerons sense cotxes, amb la catedral i la muralla romana a tocar i, de dia, més visitants que veïns als carrers més coneguts.",
    look: "Al Gòtic, dos habitatges del mateix carrer poden no tenir res a veure. Pregunti quanta llum arriba a aquella planta, si hi ha ascensor i què se sent al carrer a mitjanit. El metro para a Jaume I i a Liceu, i la compra es porta a peu l’últim tros.",
  },
  raval: {
    living:
      "Viure al Raval és viure en un barri dens, a ponent de la Rambla, amb el MACBA, les facultats, la Filmoteca i botigues de mig món, i amb moviment del matí al vespre.",
    look: "El Raval canvia d’un carrer a l’altre, i la part de la universitat no s’assembla a la del port. Faci de nit el camí fins a casa, pregunti quines obres hi ha aprovades a la façana i a la coberta i miri la cèdula d’habitabilitat, perquè hi abunden els pisos petits i antics.",
  },
  barceloneta: {
    living:
      "Viure a la Barceloneta és tenir la platja al capdavall del carrer i el mercat al mig, en una quadrícula d’illes estretes que es va traçar al segle XVIII per a pescadors i gent del port.",
    look: "Els pisos de la Barceloneta solen ser petits: moltes de les cases originals es van partir en quarts. Pregunti per la superfície útil, l’ascensor i el soroll de l’estiu, i fixi’s en el que el salobre ha fet amb ferros i fustes. La línia 4 de metro para a l’entrada del barri.",
  },
  "passeig-de-gracia": {
    living:
      "Viure al passeig de Gràcia és tenir el centre en sortir del portal: la casa Batlló i la Pedrera, els grans comerços, i el metro i els trens sota la vorera.",
    look: "Al passeig de Gràcia, les habitacions de davant tenen les vistes i el trànsit; les de darrere, la calma del pati d’illa. Pregunti on dona cada finestra, si l’edifici està protegit i si a la mateixa escala hi ha oficines o hotels.",
  },
  "sant-antoni": {
    living:
      "Viure a Sant Antoni és viure al voltant del seu mercat, amb el de llibres els diumenges i uns quants carrers cedits a qui va a peu.",
    look: "A Sant Antoni, els carrers tancats al trànsit són agradables de dia i animats al vespre: escolti des de la finestra del dormitori. Moltes finques ronden el segle; pregunti per l’ascensor, les canonades i l’última inspecció. Les línies 2 i 3 de metro són a prop.",
  },
  "sagrada-familia": {
    living:
      "Viure al barri de la Sagrada Família és viure en carrers corrents de l’Eixample, amb mercat, escoles i dues línies de metro, i amb autocars i cues a les poques illes que envolten la basílica.",
    look: "A prop de la Sagrada Família, dues illes decideixen quanta gent passa per davant del portal. L’avinguda Gaudí porta a peu fins a Sant Pau. Pregunti si l’habitatge dona al carrer o al pati d’illa i quins pisos de l’escala tenen llicència turística.",
  },
  "tres-torres": {
    living:
      "Viure a les Tres Torres és viure en carrers tranquils entre Sarrià i Sant Gervasi, en edificis separats de la vorera per jardins i amb estació dels Ferrocarrils fins a la plaça de Catalunya.",
    look: "A les Tres Torres, la majoria dels edificis són de la segona meitat del segle passat i tenen conserge, jardí o garatge. Pregunti quant suma això a les despeses de comunitat i com són l’aïllament i la calefacció al costat dels d’una casa més nova.",
  },
  bonanova: {
    living:
      "Viure a la Bonanova és viure a la part alta de Sant Gervasi: escoles, clíniques, pendents i torres entre blocs de pisos grans, més lluny del centre i més fresca a l’estiu.",
    look: "A la Bonanova, vagi a peu de l’habitatge a l’estació i torni, perquè els pendents es noten més que al mapa. Les escoles omplen de cotxes el passeig dos cops al dia. Pregunti a quin costat dona la terrassa i quant costa mantenir el jardí.",
  },
  "22@": {
    living:
      "Viure al 22@ és viure a la part fabril del Poblenou, on des de l’any 2000 les oficines, la universitat i els habitatges nous han ocupat el lloc de les fàbriques, amb carrers amples i tranquils el cap de setmana.",
    look: "Al 22@ importa el que es pugui construir al costat: pregunti a l’ajuntament pels solars que hi ha davant de les finestres. Els habitatges solen ser recents; demani l’assegurança decennal i el certificat energètic. A la platja s’hi va a peu, i pel barri passen el metro i el tramvia.",
  },
};
