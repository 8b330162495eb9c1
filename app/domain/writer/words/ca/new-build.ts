import type { InAnotherLanguage } from "../../book";
import { either } from "../../section";
import type { newBuild as english } from "../en/new-build";

export const newBuild: InAnotherLanguage<typeof english> = {
  "new-tax": {
    heading: either("L’impost de l’obra nova", "IVA i AJD en lloc d’ITP"),
    opening:
      "L’habitatge que es compra al promotor no paga ITP. Paga IVA, al {new.vat}, i actes jurídics documentats (AJD), a l’{new.stamp}: el primer per llei estatal (Llei 37/1992, art. 91), el segon pel Codi tributari de Catalunya (Decret legislatiu 1/2024). Vam consultar tots dos tipus el {checked}.",
    closing: [
      "A {x.price} són {x.vat} i {x.stamp}, en total {x.newTax}.",
      "Un habitatge de segona mà del mateix preu pagaria {x.tax} d’ITP, segons l’escala vigent des del {itp.date}.",
      either(
        "L’aparcament i el traster que es compren amb l’habitatge solen seguir el seu impost; demani el compte amb tot a dins.",
        "Pregunti si el preu del fullet inclou l’IVA. Sovint no l’inclou.",
      ),
    ],
  },
  "new-or-resale": {
    heading: either("Obra nova o segona mà: l’impost al mateix preu", "El mateix preu, dos impostos"),
    opening:
      "L’obra nova paga un {new.vat} d’IVA i un {new.stamp} d’AJD (tipus consultats el {checked}). L’habitatge de segona mà paga ITP per trams, del {itp.rate1} al {itp.rate4}, des del {itp.date} (Decret llei 5/2025).",
    closing: [
      "Fins a {equal.price}, al mateix preu, l’habitatge de segona mà paga menys; en aquesta xifra s’igualen.",
      either(
        "L’impost és una línia de la comparació. La reforma, l’energia i la comunitat en són d’altres.",
        "El que un habitatge de segona mà estalvia en impost pot anar a la reforma: compari la suma i no el tipus.",
      ),
    ],
  },
  "new-developments": {
    heading: either("Les nostres promocions", "Què hi ha en oferta"),
    opening: "Promocions que tenim a {date}, amb el preu de l’habitatge més econòmic de cadascuna:",
    closing: [
      "Miri en quina fase és l’edifici abans de comparar preus: projectat, en construcció i acabat són tres compres diferents.",
      "Si només està projectat, no hi ha res a visitar: els documents són tot el que té.",
    ],
  },
  "new-advert": {
    heading: either("Què ha de dir l’anunci", "Llegeixi l’anunci com si fos un contracte"),
    opening:
      "La llei catalana té una llista pròpia per als anuncis d’habitatge (Llei 18/2007, art. 59). En obra nova han de dir:",
    points: [
      "On és i si està acabada, en construcció o només projectada.",
      "El número de la llicència d’obres i el dia que caduca.",
      "La superfície útil i la construïda, amb els annexos a part.",
      "Qui la comercialitza, amb adreça i telèfon, i el número de registre de l’agent.",
    ],
    closing:
      "El que diu l’anunci es pot exigir després (art. 58.3–4). Guardi còpia del fullet i de la pàgina, amb la data.",
  },
  "new-money": {
    heading: either("Els diners que es paguen abans de les claus", "Pagar mentre es construeix"),
    opening: [
      "Abans de cobrar res a compte, el promotor ha de tenir llicència, títol sobre el sòl i les garanties i assegurances que exigeix la llei (Llei 18/2007, art. 63).",
      "Demani de veure-les una per una i apunti el nom del banc o l’asseguradora i el número de la pòlissa.",
    ],
    middle: either(
      "Pagui només al compte que anomena la garantia i guardi cada rebut.",
      "Procuri que els pagaments depenguin de fases de l’obra i no de dies del calendari.",
    ),
    points: [
      "Què passa amb els diners si caduca la llicència o si l’edifici s’endarrereix?",
      "Des de quin dia hi ha retard i quines conseqüències té?",
      "Es pot cedir el contracte a un altre comprador i amb quines condicions?",
      "Quins canvis pot fer el promotor sense preguntar?",
    ],
  },
  "new-label": {
    heading: either("L’etiqueta energètica d’un edifici que encara no hi és", "Etiqueta de projecte i etiqueta final"),
    opening: [
      "Els anuncis d’habitatges sense construir mostren l’etiqueta del projecte (RD 390/2021, art. 17.1). La de l’edifici acabat és un altre document: demani-la quan li donin les claus.",
      "Pregunti de quins supòsits partia el projecte i, quan existeixi la segona lletra, compari-les.",
    ],
    middle:
      "{?list.labels}Per comparar, els nostres habitatges de segona mà a {date}, per qualificació energètica: {list.labels}.",
    closing: either(
      "Una bona lletra surt de l’aïllament, les finestres i la climatització. Demani totes tres coses per escrit, amb marques i gruixos.",
      "La lletra no diu res del soroll ni de la calor d’agost. Pregunti pels vidres, les persianes i l’orientació.",
    ),
  },
  "new-questions": {
    heading: either("Què cal preguntar abans de reservar", "Preguntes per a l’oficina de vendes"),
    opening: either(
      "El pis mostra ensenya els acabats, no el seu habitatge. Amb aquestes preguntes s’hi acostarà.",
      "Porti el plànol i faci-hi apuntar cada resposta.",
    ),
    points: [
      "Quina és la superfície útil d’aquest pis, estança per estança i sense la terrassa?",
      "Què hi ha, o què s’hi pot construir, davant de cada finestra?",
      "Quins acabats entren en el preu i quant costa cada canvi?",
      "Hi van inclosos l’aparcament i el traster, i on són exactament?",
      "Quant es preveu de comunitat i en què es basa?",
      "Qui són la constructora i l’arquitecte, i què han acabat a prop?",
      "Es torna la reserva si el banc presta menys del previst?",
    ],
  },
  "new-handover": {
    heading: either("Quan s’acosten les claus", "El lliurament"),
    opening: either(
      "Abans de l’escriptura hi ha una visita per comprovar l’habitatge. Vagi-hi amb temps, un metre i la memòria de qualitats.",
      "La llista de defectes es fa abans de l’escriptura, perquè després tot triga més.",
    ),
    points: [
      "Compari materials i marques amb la memòria de qualitats del contracte.",
      "Obri i tanqui cada porta, finestra i persiana.",
      "Deixi córrer l’aigua a cada aixeta i desguàs, i miri a sota.",
      "Fotografiï el que no estigui bé i que li signin la llista.",
      "Demani el llibre de l’edifici, les garanties dels aparells i el certificat energètic final.",
      "Pregunti quan podrà posar l’aigua i la llum al seu nom.",
    ],
    closing:
      "Si necessita préstec, recordi’n el calendari: entre la fitxa vinculant del banc i l’escriptura passen almenys {loan.days} dies (Llei 22/2010, art. 262-4).",
  },
};
