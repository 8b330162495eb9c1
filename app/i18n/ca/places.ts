import type { places as en } from "../en/places";
import type { Texts } from "../texts";

export const places: Texts<typeof en> = {
  "places.title": "Barris de Barcelona",
  "places.lead":
    "On venem i busquem habitatges. Cada pàgina explica com s'hi viu i dona xifres de la nostra pròpia cartera.",
  "places.description":
    "Els barris de Barcelona on venem habitatges: com s'hi viu, preus de la nostra pròpia cartera i un plànol de la ciutat.",
  "places.list": "Tots els barris",
  "places.homes_one": "{{count}} habitatge",
  "places.homes_other": "{{count}} habitatges",
  "places.partOf": "Forma part de: {{name}}",
  "places.counted": "Si un barri n'inclou un altre, compta els habitatges de tots dos.",
  "places.plan.title": "Plànol de Barcelona",
  "places.plan.description":
    "Plànol esquemàtic amb el nord a dalt: la muntanya al nord-oest i el mar al sud-est. Cada barri és un enllaç i indica quants habitatges té.",
  "places.plan.note": "Dibuix propi, amb els límits simplificats.",
  "place.title": "{{name}}: habitatges en venda",
  "place.description":
    "{{name}}: {{tagline}}. Habitatges en venda, preus per m² de la nostra pròpia cartera i el seu lloc a Barcelona.",
  "place.figures": "Xifres de la nostra pròpia cartera",
  "place.figures.homes": "Habitatges en venda",
  "place.figures.reserved_one": "{{count}} dels quals reservat",
  "place.figures.reserved_other": "{{count}} dels quals reservats",
  "place.figures.part": "D'aquests, {{name}}: {{count}}",
  "place.figures.price": "Preu",
  "place.figures.priceRange": "Del preu més baix al més alt",
  "place.figures.metre": "Preu per m²",
  "place.figures.metreMedian": "Mediana del preu per m²",
  "place.figures.metreRange": "Del m² més barat al més car",
  "place.figures.note":
    "Preus d'oferta ({{date}}), per m² de superfície construïda. No inclouen els impostos ni les despeses de compra.",
  "place.figures.median":
    "La mediana és el valor central: en la meitat dels habitatges el m² costa menys, i en l'altra meitat, més.",
  "place.figures.few": "Amb tan pocs habitatges, les xifres descriuen aquests habitatges i no tota la zona.",
  "place.homes": "Habitatges: {{name}}",
  "place.homes.all_one": "Veure'l a la llista",
  "place.homes.all_other": "Veure els {{count}} a la llista",
  "place.none.title": "Ara no hi ha habitatges en venda en aquesta zona",
  "place.none.text": "Digui'ns què busca. Tindrà resposta en 24 hores.",
  "place.none.search": "Començar una cerca",
  "place.plan": "Al plànol de la ciutat",
  "place.plan.description": "Destacat: {{name}}. Cada barri és un enllaç, i també ho és el punt de cada habitatge.",
  "place.plan.pins":
    "El punt marca l'adreça exacta només si el propietari ho autoritza. Els altres són aproximats, a uns 100 metres.",
  "place.container": "Forma part de",
  "place.parts": "Inclou",
  "place.nearby": "A prop",
  "legal.contents": "En aquesta pàgina",
  "legal.version": "Versió: {{date}}",
  "legal.others": "Vegi també",
};
