import type { NeighbourhoodTexts } from "../quarter";

export const ciutatVella: NeighbourhoodTexts = {
  related: ["tourist-licence", "period-building", "habitability-certificate", "noise"],
  in: {
    en: {
      edges:
        "The line of the vanished walls is still its edge: the rondes, Plaça de Catalunya, Passeig de Lluís Companys and the Paral·lel, with the harbour and the beach below. Two cuts divide it, the Rambla and Via Laietana. West of the Rambla is the Raval, between the two the Gothic Quarter, east of Via Laietana Sant Pere, Santa Caterina and the Born, and beyond the harbour Barceloneta.",
      street:
        "More visitors come here than anywhere else in Barcelona, and they keep to a few routes: the Rambla, the cathedral, Carrer de Ferran, the Born and the seafront. On them you hear people until late; in the streets between, mostly neighbours. Rubbish is collected at night, and stone walls carry every sound, so the side that the bedroom faces matters more than the name of the quarter.",
      checks: [
        "Visit by day for the light and after eleven at night for the noise.",
        "Ask which homes on the staircase have a tourist licence.",
        "Ask whether the building is listed, and have beams and walls looked at before you offer.",
        "Compare the usable area in the habitability certificate with the area in the advert.",
        "Ask how you get in by car to unload, and where the nearest parking is.",
      ],
    },
    es: {
      edges:
        "Su límite sigue siendo el de las murallas que ya no están: las rondas, la plaza de Catalunya, el paseo de Lluís Companys y el Paral·lel, con el puerto y la playa por debajo. Dos cortes lo dividen, la Rambla y la Via Laietana. A poniente de la Rambla queda el Raval; entre las dos, el Gótico; a levante de la Via Laietana, Sant Pere, Santa Caterina y el Born; y más allá del puerto, la Barceloneta.",
      street:
        "Aquí vienen más visitantes que a ningún otro lugar de Barcelona, y siguen pocas rutas: la Rambla, la catedral, Ferran, el Born y el frente marítimo. En ellas se oye gente hasta tarde; en las calles de en medio, sobre todo a los vecinos. La basura se recoge de noche y la piedra lo lleva todo lejos: importa más a qué lado da el dormitorio que el nombre del barrio.",
      checks: [
        "Vaya de día por la luz y después de las once de la noche por el ruido.",
        "Pregunte qué viviendas de la escalera tienen licencia turística.",
        "Pregunte si el edificio está catalogado, y haga mirar vigas y muros antes de ofertar.",
        "Compare la superficie útil de la cédula con la del anuncio.",
        "Pregunte cómo se entra con coche a descargar y dónde está el aparcamiento más cercano.",
      ],
    },
    ca: {
      edges:
        "El seu límit encara és el de les muralles que ja no hi són: les rondes, la plaça de Catalunya, el passeig de Lluís Companys i el Paral·lel, amb el port i la platja a sota. Dos talls el divideixen, la Rambla i la Via Laietana. A ponent de la Rambla hi ha el Raval; entre totes dues, el Gòtic; a llevant de la Via Laietana, Sant Pere, Santa Caterina i el Born; i més enllà del port, la Barceloneta.",
      street:
        "Aquí hi venen més visitants que enlloc més de Barcelona, i segueixen poques rutes: la Rambla, la catedral, Ferran, el Born i el front marítim. S’hi sent gent fins tard; als carrers del mig, sobretot els veïns. La brossa es recull de nit i la pedra ho porta tot lluny: importa més a quin costat dona el dormitori que el nom del barri.",
      checks: [
        "Vagi-hi de dia per la llum i després de les onze de la nit pel soroll.",
        "Pregunti quins habitatges de l’escala tenen llicència turística.",
        "Pregunti si l’edifici està catalogat, i faci mirar bigues i murs abans de fer cap oferta.",
        "Compari la superfície útil de la cèdula amb la de l’anunci.",
        "Pregunti com s’hi entra amb cotxe a descarregar i on és l’aparcament més proper.",
      ],
    },
    ru: {
      edges:
        "Граница района до сих пор идёт там, где стояли стены: бульвары, площадь Каталонии, бульвар Льюис-Компаньс и проспект Параллель, а снизу порт и пляж. Его делят две улицы: Рамбла и Виа-Лаэтана. К западу от Рамблы\u00a0— Раваль, между ними\u00a0— Готический квартал, к востоку от Виа-Лаэтаны\u00a0— Сан-Пере, Санта-Катерина и Борн, а за портом\u00a0— Барселонета.",
      street:
        "Приезжих здесь больше, чем где-либо в Барселоне, и ходят они немногими маршрутами: Рамбла, собор, улица Ферран, Борн, набережная. Там людей слышно допоздна, а на улицах между ними\u00a0— в основном соседей. Мусор вывозят ночью, камень разносит каждый звук, поэтому важнее не название квартала, а куда выходит спальня.",
      checks: [
        "Приходите днём ради света и после одиннадцати вечера ради шума.",
        "Спросите, у каких квартир в подъезде есть туристическая лицензия.",
        "Узнайте, охраняется ли дом как памятник, и до предложения покажите специалисту балки и стены.",
        "Сравните полезную площадь в свидетельстве (cédula) с площадью в объявлении.",
        "Спросите, как подъехать на машине для разгрузки и где ближайшая парковка.",
      ],
    },
  },
};
