import type { InAnotherLanguage } from "../../book";
import { either } from "../../section";
import type { mortgage as english } from "../en/mortgage";

export const mortgage: InAnotherLanguage<typeof english> = {
  "loan-share": {
    heading: either("Quant pot prestar un banc", "Préstec i diners propis"),
    opening: [
      "Els bancs calculen la seva part sobre la més baixa de dues xifres, el preu i la seva taxació. Si la taxació queda per sota del preu, la diferència la posa vostè.",
      "{!lives.abroad}Als residents els presten fins al {loan.share}.",
      "{!lives.here}Als no residents, en general el {loan.abroad}, i alguns bancs menys si és segona residència.",
      "És la pràctica que descriuen Banc Sabadell i idealista (consultat el {checked}); cap llei no la fixa.",
    ],
    closing: [
      "{?x.home}Prenguem [{a.title}](/property/{a.id}), {a.where}, a {a.price}.",
      "{!x.home}Posem un preu de {x.price}.",
      "{!lives.abroad}Un préstec del {loan.share} són {x.loan}. Els altres {x.own} els posa vostè, i també l’ITP, {x.tax}. En total: {x.cash}.",
      "{?lives.abroad}Amb el màxim habitual, el préstec seria de {x.loanAbroad}. Els altres {x.ownAbroad} els posa vostè, i també l’ITP, {x.tax}. En total: {x.cashAbroad}. A la part baixa, {x.cashAbroadLow}.",
      "Notaria, registre i taxació encara no s’hi inclouen.",
    ],
  },
  "loan-table": {
    heading: either("El mateix compte a altres preus", "Què hi ha d’haver al seu compte"),
    opening: [
      "{!lives.abroad}La taula pren un préstec del {loan.share} del preu, el màxim amb què sol comptar un resident.",
      "{?lives.abroad}La taula pren la part alta del que es presta a un no resident.",
      "L’impost és el d’un habitatge de segona mà, segons l’escala vigent des del {itp.date} (Decret llei 5/2025).",
    ],
    closing: [
      "Per planificar, compti amb unes despeses de compra, impost inclòs, d’al voltant del {loan.costs} del preu.",
      either(
        "Comenci per l’última columna: diu quin d’aquests preus és avui al seu abast.",
        "Si l’última columna és massa alta, ajuda més un preu més baix que un termini més llarg: baixen alhora la resta i l’impost.",
      ),
    ],
  },
  "loan-limits": {
    heading: either("Termini, edat i ingressos", "Tres límits que mira el banc"),
    opening: "Els bancs publiquen regles orientatives que recullen idealista i fotocasa. Consultades el {checked}:",
    points: [
      "Termini: fins a {loan.years} anys per a residents, més sovint {loan.yearsAbroad} per a no residents.",
      "Edat: el préstec s’hauria d’acabar abans dels {loan.age} anys.",
      "Deutes: totes les quotes del mes, amb la nova, al voltant del {loan.debts} dels ingressos nets; el {loan.debtsAbroad} per a no residents.",
    ],
    closing: either(
      "Els tres límits van lligats. A partir d’una certa edat el termini s’escurça, la quota puja i decideixen els ingressos.",
      "El préstec del cotxe i la targeta compten com a deutes. Cancel·lar-los abans de la sol·licitud pot canviar la resposta.",
    ),
  },
  "loan-costs": {
    heading: either("Què costa el préstec", "Qui paga les despeses de la hipoteca"),
    opening: [
      "Qui demana el préstec paga la taxació i les còpies que sol·liciti. El banc paga l’escriptura de la hipoteca, la inscripció i la gestoria (Llei 5/2019, art. 14.1 e).",
      "Si una oferta posa una d’aquestes despeses a càrrec seu, pregunti en quina norma es basa.",
    ],
    closing: either(
      "El cost sol ser en un altre lloc: en les assegurances, les targetes o el compte que rebaixen el tipus. Demani el tipus amb tot això i sense, i compari quant pagaria en total durant els anys que pensa mantenir el préstec.",
      "Després miri què acompanya el tipus. Una assegurança contractada a fora pot sortir més barata encara que el tipus pugi una mica; només es veu amb els dos totals al davant.",
    ),
  },
  "loan-waiting": {
    heading: either("Els {loan.days} dies abans de la signatura", "El temps que li dona la llei"),
    opening: [
      "El banc ha de lliurar la fitxa vinculant del préstec, la FEIN, i els seus annexos almenys {loan.days} dies abans de l’escriptura (Llei 22/2010, art. 262-4).",
      "En aquest temps, un notari explica els documents i respon les preguntes, sense cost, com a molt tard el dia abans de la signatura (art. 15).",
    ],
    closing: either(
      "Compti aquests dies en les dates del contracte d’arres. Si el banc no arriba a la data, el risc és del comprador.",
      "Aprofiti la cita amb el notari. Porti la primera oferta que li van fer i compari-la amb la fitxa, línia per línia.",
    ),
  },
  "loan-papers": {
    heading: either("Els documents que convé tenir a punt", "Què li demanarà el banc"),
    opening: either(
      "Una carpeta completa estalvia espera. Els bancs solen demanar:",
      "Cada banc té la seva llista, però la majoria de les línies es repeteixen:",
    ),
    points: [
      "Document d’identitat o passaport, i el NIE si és estranger.",
      "Justificants d’ingressos: nòmines i declaracions de la renda, o els comptes si treballa per compte propi.",
      "Extractes dels seus comptes dels últims mesos.",
      "Una relació de deutes i, si viu fora, un informe de crèdit del seu país.",
      "D’on surt la resta dels diners, amb documents que ho demostrin.",
      "La nota simple de l’habitatge.",
      "L’oferta o el contracte d’arres, signats.",
    ],
    closing:
      "Els documents en una altra llengua poden necessitar traducció jurada. Pregunti-ho abans d’encarregar-la: no tots els bancs l’exigeixen.",
  },
  "loan-questions": {
    heading: either("Què cal preguntar al banc", "Preguntes per a la primera reunió"),
    opening: either(
      "Porti les mateixes preguntes a dos o tres bancs i apunti les respostes de costat.",
      "La primera oferta és un punt de partida. Amb aquestes preguntes les ofertes es poden comparar.",
    ),
    points: [
      "Sobre quin valor es calcula el percentatge i qui tria el taxador?",
      "El tipus és fix, variable o mixt, i quina TAE consta a la FEIN?",
      "Quins productes van lligats al tipus i quin és sense ells?",
      "Quant costa amortitzar-lo abans de termini, en part o del tot?",
      "Quant dura l’aprovació i què la podria canviar?",
      "En quina moneda es compten els meus ingressos i a quin canvi?",
      "Qui m’atén fins a la signatura i quant triga la taxació?",
    ],
    closing:
      "Aquí no citem cap tipus ni recomanem cap banc. Som agents immobiliaris; no som prestadors ni intermediaris de crèdit.",
  },
};
