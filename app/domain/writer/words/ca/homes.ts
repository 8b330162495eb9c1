import { either } from "../../article/section";
import type { InAnotherLanguage } from "../../book";
import type { homes as english } from "../en/homes";

export const homes: InAnotherLanguage<typeof english> = {
  "fitting-homes": {
    heading: either("Què tenim avui?", "Quins habitatges pot visitar?"),
    opening: [
      "{!lead.homes}{fit.sentence}",
      "{!lead.homes}{!fit.sentence}A {date} tenim {list.homes}, de {list.from} a {list.to}. Alguns:",
      "{?lead.homes}{!fit.sentence}Aquests en són alguns:",
      "{?fit.some}{?fit.close}El primer hi encaixa; el segon s’hi acosta.",
      "{?fit.none}{?fit.close}Això és el que més s’hi acosta.",
    ],
    closing: ["A [la llista]({list.path}) veurà els que s’hi afegeixin després."],
  },
  "search-homes": {
    heading: either("Què tenim avui?", "Quins habitatges pot visitar?"),
    closing: "A [la llista]({list.path}) veurà els que s’hi afegeixin després.",
  },
  "search-new": {
    heading: either("Què hi ha d’obra nova?", "Quina obra nova tenim?"),
    opening: either(
      "El preu de l’obra nova va sense IVA (10\u00a0%) ni AJD (1,5\u00a0%); la taula el dona també amb tots dos.",
      "L’obra nova s’anuncia sense IVA (10\u00a0%) ni AJD (1,5\u00a0%): l’última columna els suma.",
    ),
  },
  "search-sums": {
    heading: either("Quant costa comprar a aquests preus?", "Quants diners calen?"),
    opening: [
      either(
        "De segona mà es paga l’ITP; d’obra nova, IVA i AJD.",
        "L’impost és l’ITP en la segona mà, i l’IVA amb l’AJD en l’obra nova.",
        "La segona mà paga ITP; l’obra nova, un 10\u00a0% d’IVA i un 1,5\u00a0% d’AJD.",
      ),
      either(
        "Els diners propis són el preu menys el préstec, més l’impost i de {invoiced.from} a {invoiced.to} de notaria, registre i gestoria; l’advocat va a part.",
        "Les dues últimes columnes són el preu sense el préstec, amb l’impost i de {invoiced.from} a {invoiced.to} de notaria, registre i gestoria, però sense advocat.",
        "De la seva butxaca surt el que el banc no presta, l’impost i de {invoiced.from} a {invoiced.to} de notaria, registre i gestoria; l’advocat s’hi suma.",
      ),
    ],
    closing: either(
      "Els bancs solen prestar fins al {loan.share} del preu als residents i el {loan.abroad} a qui viu fora; l’última columna pren el punt mitjà. [Faci el compte amb les seves xifres](/costs).",
      "Un préstec del {loan.share} és el màxim que se sol donar a un resident; a qui viu fora, el {loan.abroad}, i l’última columna pren el mig. [Calculi amb les seves xifres](/costs).",
      "A un resident se li sol prestar fins al {loan.share} del preu i a qui viu fora el {loan.abroad} (a la taula, el mig). [La calculadora](/costs) admet les seves xifres.",
    ),
  },
  "search-limit": {
    heading: either("Què es compra amb {limit.price}?", "Fins on arriben {limit.price}?"),
    opening: [
      "{?buys.here}Al que costen els nostres {place.in}, {buys.rate} per metre quadrat com a mínim, {limit.price} donen per a uns {buys.here}.",
      "Amb els preus de tots els nostres habitatges de Barcelona surten de {buys.from} a {buys.to}.",
      "Si {limit.price} és tot el que té, el preu s’ha de quedar en uns {within.price}: {within.tax} se’n van en l’impost i fins a {invoiced.to} en notaria, registre i gestoria.",
    ],
    points: [
      "{!buys.within}Cedir en el preu: el més barat dels nostres costa avui {list.from}.",
      "{?asks.outside}Cedir en la terrassa: un balcó, o un terrat de tota la finca, costa menys que una terrassa pròpia.",
      "Cedir en la planta: sense ascensor, un tercer o un quart sol costar menys que un primer.",
      "{?near1.name}Cedir en la zona: [{near1.name}](/neighborhoods/{near1.slug}) és al costat.",
    ],
  },
  "square-metre": {
    heading: either("Com es comparen per metre quadrat?", "Què diu el preu per metre quadrat?"),
    opening: [
      "Divideixi el preu per la superfície construïda i podrà comparar habitatges de mides diferents.",
      "En els nostres habitatges el resultat va de {m2.from} a {m2.to}.",
    ],
    closing: [
      "El més econòmic dels nostres habitatges: [{low.title}](/property/{low.id}), {low.price}. El metre quadrat més barat és d’un altre: [{lowPerMetre.title}](/property/{lowPerMetre.id}), {lowPerMetre.m2}.",
      either(
        "Totes dues xifres compten. La primera decideix el préstec; la segona diu quina part del preu és espai i quina és alçada, llum o terrassa.",
        "Una xifra alta no és per força un excés, ni una de baixa una ganga: busqui’n la raó i decideixi si farà servir allò que paga.",
      ),
    ],
  },
  "built-useful": {
    heading: either(
      "En què es diferencien els metres construïts i els útils?",
      "Quina superfície es paga i en quina es viu?",
    ),
    opening: [
      "El preu per metre se sol calcular sobre la superfície construïda, que inclou les parets. S’hi viu en la útil.",
      "{?useful.from}En els nostres habitatges la útil és entre el {useful.from} i el {useful.to} de la construïda.",
      "{?a.useful}Un exemple: [{a.title}](/property/{a.id}) té {a.area} construïts i {a.useful} útils. Amb els primers, el metre costa {a.m2}; amb els segons, {a.usefulM2}.",
    ],
    closing: [
      "Pregunti quina de les dues dona l’anunci i si hi compta la terrassa, el traster o els sostres baixos.",
      "La cèdula d’habitabilitat és una font vàlida de les dades físiques de l’habitatge (Llei 18/2007, art. 62.2).",
      either(
        "Si dos documents no coincideixen, pregunti quin es va fer després de les últimes obres.",
        "Una cinta mètrica i deu minuts aclareixen la resta.",
      ),
    ],
  },
  "energy-costs": {
    heading: either("Quant es gasta en energia i comunitat?", "Què costa l’habitatge quan ja és seu?"),
    opening: [
      "L’etiqueta energètica va de la A a la G, i tot anunci l’ha de mostrar (RD 390/2021, arts. 15 i 17).",
      "{?a.consumption}[{a.title}](/property/{a.id}): {a.rating}, {a.consumption} kWh per metre quadrat i any segons el certificat.",
      "{?a.consumption}{?a.fees}Les despeses de comunitat hi són de {a.fees} al mes: pregunti què inclouen.",
    ],
    middle: [
      "{!a.fees}{?fees.from}Les despeses de comunitat dels nostres habitatges van de {fees.from} a {fees.to} al mes. Una quota més alta pot incloure conserge, ascensor o jardí: pregunti què hi ha al darrere.",
    ],
    closing: either(
      "Demani els rebuts de llum i aigua de l’últim any, el de l’IBI i el pressupost de la comunitat.",
      "Quatre rebuts donen la despesa anual: llum, aigua, IBI i comunitat. Demani els de l’últim any.",
    ),
  },
  bedrooms: {
    heading: either("Què compta com a dormitori?", "Quantes habitacions hi ha de debò?"),
    opening: [
      "Els anuncis compten dormitoris. Que una habitació ho pugui ser depèn de la mida, l’alçada i la finestra, i la cèdula d’habitabilitat diu què s’hi ha admès.",
    ],
    points: [
      "Té finestra cada dormitori, i dona al carrer, a un pati o a un celobert?",
      "S’arriba a tots sense passar per un altre?",
      "Hi ha paret per al llit i l’armari amb la porta oberta?",
      "A quina distància hi ha el bany, i n’hi ha un altre per a les visites?",
      "S’hi podria afegir o unir una habitació, i ho permet l’edifici?",
    ],
    closing:
      "Potser li serveix més un dormitori menys i una sala més gran: dibuixi els seus mobles al plànol abans de decidir.",
  },
  budget: {
    heading: either("Què vol dir un límit de {limit.price}?", "El seu límit inclou l’impost?"),
    opening: [
      "Un límit es pot llegir de dues maneres. Si {limit.price} és el màxim només per a l’habitatge, a aquest preu l’ITP hi afegeix {limit.tax} i necessita {limit.sum}, abans de notaria i registre.",
      "Si són tots els diners que hi ha, el preu s’ha de quedar en uns {within.price}: així hi caben l’impost, {within.tax}, i uns 2.800\u00a0€ de notaria, registre i gestoria, però no un advocat.",
    ],
    closing: [
      "L’impost segueix l’escala vigent des del {itp.date} (Decret llei 5/2025).",
      "Amb préstec, els bancs presten a residents fins al {loan.share} del preu i a no residents, en general, el {loan.abroad}, tal com descriuen la seva pràctica (consultat el {checked}). La resta i l’impost els posa vostè.",
      either(
        "Decideixi quin dels dos límits és el seu abans de mirar habitatges: la cerca canvia.",
        "Digui al seu agent quin dels dos és. Canvia la llista.",
      ),
    ],
  },
};
