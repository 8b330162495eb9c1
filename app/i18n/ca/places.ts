import type { places as en } from "../en/places";
import type { Texts } from "../texts";

export const places: Texts<typeof en> = {
  "places.title": "En quin barri de Barcelona vol viure?",
  "places.lead":
    "Aquests són els barris on venem i busquem habitatges: com s’hi viu, què tenim en venda i a quin preu per m².",
  "places.description":
    "Com es viu als barris de Barcelona on venem habitatges, quant costa el m² dels nostres i on és cada barri: l’Eixample, Gràcia, Sarrià, el Born i més.",
  "places.list": "Tots els barris",
  "places.homes_one": "{{count}}\u00a0habitatge",
  "places.homes_other": "{{count}}\u00a0habitatges",
  "places.partOf": "Forma part de: {{name}}",
  "places.counted": "Els barris que n’inclouen un altre sumen els habitatges de tots dos.",
  "places.plan.title": "Plànol de Barcelona",
  "places.plan.description":
    "Plànol esquemàtic amb el nord a dalt: la muntanya al nord-oest i el mar al sud-est. Cada barri és un enllaç i indica quants habitatges hi tenim.",
  "places.plan.note": "Dibuix propi, amb els límits simplificats.",
  "place.title": "{{name}}: habitatges en venda",
  "place.description":
    "{{name}}. {{tagline}}. Habitatges en venda, preu per m² dels nostres habitatges i plànol de la ciutat.",
  "place.onFoot": "A peu des del centre del barri: {{times}}",
  "place.onFoot.metro": "metro a {{minutes}}\u00a0min",
  "place.onFoot.school": "escola a {{minutes}}\u00a0min",
  "place.onFoot.market": "mercat a {{minutes}}\u00a0min",
  "place.figures": "Les xifres dels nostres habitatges",
  "place.figures.homes": "Habitatges en venda",
  "place.figures.reserved_one": "D’aquests, {{count}} reservat",
  "place.figures.reserved_other": "D’aquests, {{count}} reservats",
  "place.figures.part": "Inclou {{name}} ({{count}})",
  "place.figures.price": "Preu",
  "place.figures.priceRange": "Del preu més baix al més alt",
  "place.figures.metre": "Preu per m²",
  "place.figures.metreMedian": "Mediana del preu per m²",
  "place.figures.metreRange": "Preu per m², del més baix al més alt",
  "place.figures.note":
    "Preus anunciats ({{date}}), per m² de superfície construïda. No inclouen els impostos ni les despeses de compra.",
  "place.figures.median":
    "La mediana és el valor central: la meitat dels habitatges costen menys per m²; l’altra meitat, més.",
  "place.figures.few": "Amb tan pocs habitatges, les xifres no representen tota la zona.",
  "place.homes": "{{name}}: què tenim en venda",
  "place.homes.all_one": "Veure’l a la llista",
  "place.homes.all_other": "Veure els {{count}} a la llista",
  "place.none.title": "Ara mateix no hi tenim habitatges en venda",
  "place.none.text": "Digui’ns què busca i li escriurem quan en surti un que encaixi.",
  "place.none.search": "Començar la cerca",
  "place.plan": "Al plànol de la ciutat",
  "place.plan.description": "Destacat: {{name}}. Cada barri és un enllaç, i també ho és el punt de cada habitatge.",
  "place.plan.pins":
    "El punt marca l’adreça exacta només si la propietat ho autoritza. Els altres són aproximats, a uns 100\u00a0metres.",
  "place.container": "Forma part de",
  "place.parts": "Inclou",
  "place.nearby": "A prop",
  "legal.contents": "En aquesta pàgina",
  "legal.version": "Versió: {{date}}",
  "legal.others": "Vegi també",
};
