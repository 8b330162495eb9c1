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
      suits:
        "Ciutat Vella suits you if you want to live in the oldest streets of the city and leave the car behind; anyone who needs light, lifts and quiet nights has to look at each building, not at the quarter.",
      pros: [
        "Everything in the centre on foot, from the Boqueria to the beach, and four metro lines around it.",
        "Buildings with several centuries behind them and a place in the history of the city.",
        "Streets almost without cars.",
      ],
      cons: [
        "More visitors than anywhere else, and rubbish collected at night.",
        "Little light on the lower floors, and few lifts.",
        "Old structures: beams, damp and works ordered by the inspection.",
      ],
      children:
        "There are squares rather than parks: the courtyard of the old Hospital de la Santa Creu, the Rambla del Raval, Pou de la Figuera and, at the edge, the Ciutadella with lawns and a pond. The beach is the largest playground of all.",
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
      suits:
        "Ciutat Vella le irá bien a quien quiera vivir en las calles más antiguas de la ciudad y olvidarse del coche; quien necesite luz, ascensor y noches tranquilas tiene que mirar finca por finca, no barrio por barrio.",
      pros: [
        "Todo el centro a pie, de la Boqueria a la playa, y cuatro líneas de metro alrededor.",
        "Edificios con varios siglos a la espalda y un sitio en la historia de la ciudad.",
        "Calles casi sin coches.",
      ],
      cons: [
        "Más visitantes que en ningún otro sitio, y la basura se recoge de noche.",
        "Poca luz en las plantas bajas y pocos ascensores.",
        "Estructuras antiguas: vigas, humedad y obras que ordena la inspección.",
      ],
      children:
        "Más que parques hay plazas: el patio del antiguo Hospital de la Santa Creu, la Rambla del Raval, el Pou de la Figuera y, en el borde, la Ciutadella, con césped y estanque. El mayor sitio para jugar es la playa.",
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
      suits:
        "Ciutat Vella anirà bé a qui vulgui viure als carrers més antics de la ciutat i oblidar-se del cotxe; qui necessiti llum, ascensor i nits tranquil·les ha de mirar finca per finca, no barri per barri.",
      pros: [
        "Tot el centre a peu, de la Boqueria a la platja, i quatre línies de metro al voltant.",
        "Edificis amb uns quants segles al darrere i un lloc en la història de la ciutat.",
        "Carrers gairebé sense cotxes.",
      ],
      cons: [
        "Més visitants que enlloc, i les escombraries es recullen de nit.",
        "Poca llum a les plantes baixes i pocs ascensors.",
        "Estructures antigues: bigues, humitat i obres que ordena la inspecció.",
      ],
      children:
        "Més que parcs hi ha places: el pati de l’antic Hospital de la Santa Creu, la Rambla del Raval, el Pou de la Figuera i, a la vora, la Ciutadella, amb gespa i estany. El lloc més gran per jugar és la platja.",
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
      suits:
        "Сьютат-Велья подойдёт тем, кто хочет жить на самых старых улицах города и забыть о машине. Если нужны свет, лифт и тихие ночи, смотреть придётся каждый дом, а не квартал целиком.",
      pros: [
        "Весь центр пешком, от рынка Бокерия до пляжа, и четыре линии метро вокруг.",
        "Дома, за которыми несколько столетий истории города.",
        "Улицы почти без машин.",
      ],
      cons: [
        "Приезжих больше, чем где-либо ещё, а мусор вывозят ночью.",
        "На нижних этажах мало света, лифтов немного.",
        "Старые конструкции: балки, сырость и работы, которых требует техосмотр здания.",
      ],
      children:
        "Парков мало, зато есть площади: двор старого госпиталя Санта-Креу, Рамбла-дель-Раваль, Поу-де-ла-Фигера, а на краю парк Сьютаделья с лужайками и прудом. Самое большое место для игр\u00a0— пляж.",
    },
  },
};
