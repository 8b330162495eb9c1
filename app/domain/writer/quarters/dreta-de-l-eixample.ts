import type { Quarter } from "./quarter";

export const dretaDeLEixample: Quarter = {
  place: "eixample",
  isInside: true,
  words:
    "dreta|right (?:side )?of the eixample|eixample (?:derech|dret)|derecha del (?:eixample|ensanche)|прав(?:ый|ом|ого|ая|ой) (?:част\\p{L}* )?эшампле|дрета",
  related: ["period-building", "renovation-works"],
  in: {
    en: {
      name: "The Dreta de l’Eixample",
      locative: "in the Dreta de l’Eixample",
      living:
        "Living in the Dreta de l’Eixample, the right-hand side of the grid, means the oldest streets of Cerdà’s plan, the largest number of modernist façades, and the old town within a walk.",
      edges:
        "“Right” is as seen from the sea: it begins at the line of Carrer de Balmes and Passeig de Gràcia and ends at Passeig de Sant Joan, between Plaça de Catalunya and the upper side of the Diagonal. The first houses of the Eixample were built here in the 1860s, at Consell de Cent and Roger de Llúria. Families with means followed, and architects worked street by street until about 1915.",
      homes:
        "Apartments are long, from a gallery over the courtyard to a balcony or bay window on the street, with a row of inner rooms between. Ceilings on the lower floors may be well over three metres, with mouldings and mosaic floors; the top floors were servants’ or added later. Most buildings have a lift, sometimes in a wooden cabin, sometimes from the mezzanine up.",
      street:
        "Carrer d’Aragó, the Diagonal and Carrer de Pau Claris carry the cars; on Consell de Cent and Girona trees and people on foot took their place in 2023, and with them came café tables. Visitors keep to Passeig de Gràcia and its side streets. Passeig de Sant Joan has wide pavements and is lively in the evening.",
      transport:
        "Metro stations: Girona (line 4), Tetuan (line 2), Urquinaona (lines 1 and 4), Verdaguer (lines 4 and 5) and Passeig de Gràcia. The Concepció market, with its flower stalls, is on Carrer d’Aragó. Inside a block on Roger de Llúria, the Torre de les Aigües garden shows what the courtyards were meant to be.",
      checks: [
        "Walk the length of the apartment: how many rooms have a window to the outside, and how many only a light well?",
        "Ask what is protected, from the façade to mosaic floors and stained glass, before you plan any work.",
        "Find out where the lift starts and stops, since a principal and a mezzanine come before the “first” floor.",
        "Ask for the years in which wiring, pipes and the beams of bathrooms and kitchens were renewed.",
        "On a street turned over to people on foot, ask which premises below have a licence for tables outside.",
      ],
      suits:
        "It suits you if you want high ceilings, a modernist staircase and the centre on foot, and can look after an old building; anyone who wants light in every room or a garage should see the newer western side first.",
      pros: [
        "The finest houses of the grid, from the 1860s to about 1915.",
        "Consell de Cent and Girona with trees in place of cars, and Passeig de Sant Joan with wide pavements.",
        "Five metro stations, and the old town and Gràcia both within a walk.",
      ],
      cons: [
        "Inner rooms that only get light from a shaft.",
        "Traffic on Aragó, Pau Claris and the Diagonal, and visitors near Passeig de Gràcia.",
        "Protected parts, and works on façades, lifts and beams to be paid for by the owners.",
      ],
      children:
        "Passeig de Sant Joan has playgrounds along its middle, Consell de Cent benches and trees, and the Torre de les Aigües garden a paddling pool in summer. The Ciutadella lies at the lower end of Passeig de Sant Joan.",
    },
    es: {
      name: "La Dreta de l’Eixample",
      locative: "en la Dreta de l’Eixample",
      living:
        "Vivir en la Dreta de l’Eixample, el Eixample derecho, es vivir en las calles más antiguas del plan de Cerdà, con más fachadas modernistas que en ninguna otra parte y la ciudad vieja a un paseo.",
      edges:
        "Lo de derecha se dice mirando desde el mar: empieza en la línea de Balmes y el paseo de Gràcia y acaba en el paseo de Sant Joan, entre la plaza de Catalunya y el lado alto de la Diagonal. Las primeras casas del Eixample se levantaron aquí en la década de 1860, en el cruce de Consell de Cent y Roger de Llúria. Detrás vinieron familias con medios y, hasta 1915 más o menos, arquitectos en cada calle.",
      homes:
        "Los pisos son largos, de una galería sobre el patio de manzana a un balcón o una tribuna sobre la calle, con una fila de piezas interiores en medio. En las plantas bajas los techos pasan de tres metros, con molduras y mosaicos; las últimas eran del servicio o se añadieron después. Casi todas las fincas tienen ascensor, a veces con cabina de madera, a veces desde el entresuelo.",
      street:
        "Los coches van por Aragó, la Diagonal y Pau Claris; en Consell de Cent y Girona, desde 2023, hay en su lugar árboles y gente a pie, y con ella terrazas. Los visitantes no se apartan mucho del paseo de Gràcia. El de Sant Joan tiene aceras anchas y animación por la tarde y por la noche.",
      transport:
        "Estaciones de metro: Girona (línea 4), Tetuan (2), Urquinaona (1 y 4), Verdaguer (4 y 5) y Passeig de Gràcia. El mercado de la Concepció, con sus puestos de flores, está en la calle Aragó. Dentro de una manzana de Roger de Llúria, el jardín de la Torre de les Aigües enseña lo que los patios iban a ser.",
      checks: [
        "Recorra el piso de punta a punta: ¿cuántas piezas tienen ventana al exterior y cuántas solo a un patio de luces?",
        "Pregunte qué está protegido, de la fachada a los mosaicos y los vitrales, antes de pensar en obras.",
        "Entérese de dónde empieza y dónde para el ascensor, porque antes del «primero» van el entresuelo y el principal.",
        "Pregunte en qué años se renovaron la instalación eléctrica, las tuberías y las vigas de baños y cocina.",
        "En una calle pacificada, pregunte qué locales de los bajos tienen licencia de terraza.",
      ],
      suits:
        "Le irá bien a quien quiera techos altos, una escalera modernista y el centro a pie, y acepte cuidar una finca antigua; quien quiera luz en todas las piezas o garaje debería ver antes el lado izquierdo.",
      pros: [
        "Las mejores casas de la cuadrícula, de 1860 a 1915.",
        "Consell de Cent y Girona con árboles en lugar de coches, y el paseo de Sant Joan con aceras anchas.",
        "Cinco estaciones de metro, y la ciudad vieja y Gràcia a un paseo.",
      ],
      cons: [
        "Piezas interiores que solo reciben luz de un patinillo.",
        "Tráfico en Aragó, Pau Claris y la Diagonal, y visitantes cerca del paseo de Gràcia.",
        "Elementos protegidos y obras de fachada, ascensor y vigas que pagan los propietarios.",
      ],
      children:
        "El paseo de Sant Joan tiene juegos en el centro; Consell de Cent, bancos y árboles; y el jardín de la Torre de les Aigües, una piscina infantil en verano. La Ciutadella queda al final del paseo de Sant Joan.",
    },
    ca: {
      name: "La Dreta de l’Eixample",
      locative: "a la Dreta de l’Eixample",
      living:
        "Viure a la Dreta de l’Eixample és viure als carrers més antics del pla de Cerdà, amb més façanes modernistes que enlloc i la ciutat vella a una passejada.",
      edges:
        "Dreta vol dir mirant des del mar: comença a la línia de Balmes i el passeig de Gràcia i s’acaba al passeig de Sant Joan, entre la plaça de Catalunya i el costat alt de la Diagonal. Les primeres cases de l’Eixample es van aixecar aquí a la dècada del 1860, a la cruïlla de Consell de Cent i Roger de Llúria. Després hi van venir famílies amb mitjans i, fins cap al 1915, arquitectes a cada carrer.",
      homes:
        "Els pisos són llargs, d’una galeria sobre el pati d’illa a un balcó o una tribuna sobre el carrer, amb una filera de peces interiors al mig. A les plantes baixes els sostres passen de tres metres, amb motllures i mosaics; les últimes eren del servei o s’hi van afegir després. Gairebé totes les finques tenen ascensor, de vegades amb cabina de fusta, de vegades des de l’entresol.",
      street:
        "Els cotxes van per Aragó, la Diagonal i Pau Claris; a Consell de Cent i Girona, des del 2023, hi ha en lloc seu arbres i gent a peu, i amb ella terrasses. Els visitants no s’allunyen gaire del passeig de Gràcia. El de Sant Joan té voreres amples i animació a la tarda i al vespre.",
      transport:
        "Estacions de metro: Girona (línia 4), Tetuan (2), Urquinaona (1 i 4), Verdaguer (4 i 5) i Passeig de Gràcia. El mercat de la Concepció, amb les parades de flors, és al carrer d’Aragó. Dins d’una illa de Roger de Llúria, el jardí de la Torre de les Aigües ensenya què havien de ser els patis.",
      checks: [
        "Recorri el pis de punta a punta: quantes peces tenen finestra a fora i quantes només a un celobert?",
        "Pregunti què està protegit, de la façana als mosaics i els vitralls, abans de pensar en obres.",
        "Assabenti’s d’on comença i on para l’ascensor, perquè abans del «primer» van l’entresol i el principal.",
        "Pregunti en quins anys es van renovar la instal·lació elèctrica, les canonades i les bigues de banys i cuina.",
        "En un carrer pacificat, pregunti quins locals dels baixos tenen llicència de terrassa.",
      ],
      suits:
        "Anirà bé a qui vulgui sostres alts, una escala modernista i el centre a peu, i accepti tenir cura d’una finca antiga; qui vulgui llum a totes les peces o garatge hauria de veure abans la banda esquerra.",
      pros: [
        "Les millors cases de la quadrícula, del 1860 al 1915.",
        "Consell de Cent i Girona amb arbres en lloc de cotxes, i el passeig de Sant Joan amb voreres amples.",
        "Cinc estacions de metro, i la ciutat vella i Gràcia a un passeig.",
      ],
      cons: [
        "Peces interiors que només reben llum d’un celobert.",
        "Trànsit a Aragó, Pau Claris i la Diagonal, i visitants prop del passeig de Gràcia.",
        "Elements protegits i obres de façana, ascensor i bigues que paguen els propietaris.",
      ],
      children:
        "El passeig de Sant Joan té jocs al mig; Consell de Cent, bancs i arbres; i el jardí de la Torre de les Aigües, una piscina infantil a l’estiu. La Ciutadella és al capdavall del passeig de Sant Joan.",
    },
    ru: {
      name: "Правая часть Эшампле (Dreta de l’Eixample)",
      locative: "в правой части Эшампле",
      living:
        "Жить в правой части Эшампле (Dreta de l’Eixample)\u00a0— значит жить на старейших улицах плана Серда, где больше всего фасадов каталонского модерна и до старого города доходят пешком.",
      edges:
        "«Правая»\u00a0— если смотреть от моря: она начинается у улицы Бальмес и Пасео-де-Грасия и кончается у бульвара Сан-Жоан, между площадью Каталонии и верхней стороной Диагонали. Первые дома Эшампле построили именно здесь, в 1860-х годах, на углу улиц Консель-де-Сент и Роже-де-Льюрия. За ними пришли состоятельные семьи, и примерно до 1915\u00a0года архитекторы работали на каждой улице.",
      homes:
        "Квартиры длинные: от галереи над двором до балкона или эркера на улицу, а между ними ряд внутренних комнат. На нижних этажах потолки выше трёх метров, с лепниной и мозаичными полами; верхние этажи были для прислуги или надстроены позже. Почти везде есть лифт, иногда с деревянной кабиной, иногда только с антресольного этажа.",
      street:
        "Машины идут по улицам Араго и Пау-Кларис и по Диагонали; на улицах Консель-де-Сент и Жирона с 2023\u00a0года вместо них деревья и пешеходы, а с ними и столики кафе. Приезжие далеко от Пасео-де-Грасия не отходят. На бульваре Сан-Жоан широкие тротуары, вечером там оживлённо.",
      transport:
        "Станции метро: Girona (линия 4), Tetuan (2), Urquinaona (1 и 4), Verdaguer (4 и 5) и Passeig de Gràcia. Рынок Консепсьо с цветочными рядами стоит на улице Араго. Сад Торре-де-лес-Айгуэс внутри одного из кварталов улицы Роже-де-Льюрия показывает, какими дворы были задуманы.",
      checks: [
        "Пройдите квартиру из конца в конец: у скольких комнат окно наружу, а у скольких только в световой колодец?",
        "Прежде чем думать о ремонте, узнайте, что охраняется: от фасада до мозаики и витражей.",
        "Выясните, откуда идёт и где останавливается лифт: до «первого» этажа есть ещё entresol и principal.",
        "Спросите, в каком году меняли проводку, трубы и балки под ванными и кухней.",
        "На пешеходной улице узнайте, у каких заведений внизу есть разрешение на столики снаружи.",
      ],
      suits:
        "Она подойдёт тем, кто хочет высокие потолки, лестницу в стиле модерн и центр пешком и готов заботиться о старом доме. Если нужны окна во всех комнатах или гараж, сначала посмотрите левую часть.",
      pros: [
        "Лучшие дома этой сетки, с 1860-х годов до 1915-го.",
        "Улицы Консель-де-Сент и Жирона, где деревья вместо машин, и бульвар Сан-Жоан с широкими тротуарами.",
        "Пять станций метро, до старого города и Грасии недалеко пешком.",
      ],
      cons: [
        "Средние комнаты, куда свет попадает только из колодца.",
        "Машины на Араго, Пау-Кларис и Диагонали, приезжие у Пасео-де-Грасия.",
        "Охраняемые детали и работы с фасадом, лифтом и балками за счёт собственников.",
      ],
      children:
        "Посередине бульвара Сан-Жоан стоят площадки, на Консель-де-Сент скамейки и деревья, а в саду Торре-де-лес-Айгуэс летом открыт детский бассейн. Бульвар Сан-Жоан спускается прямо к Сьютаделье.",
    },
  },
};
