import type { Quarter } from "./quarter";

export const passeigDeGracia: Quarter = {
  place: "eixample",
  isInside: true,
  words: "passeig de gracia|paseo de gracia|пасео-?де-?граси|пассейч-?де-?граси",
  related: ["community-fees", "community-statutes"],
  in: {
    en: {
      name: "Passeig de Gràcia",
      locative: "on Passeig de Gràcia",
      living:
        "Living on Passeig de Gràcia means the centre of the city outside the door: Casa Batlló and La Pedrera, the large shops, and metro and trains under the pavement.",
      edges:
        "The avenue runs from Plaça de Catalunya up to the Diagonal and ends in the small gardens where Gràcia begins. It was the road to that town before the walls came down, and became the promenade of the new Eixample. Wealthy families built here from the 1860s on; many houses were rebuilt around 1900 by Gaudí, Domènech i Montaner, Puig i Cadafalch and others.",
      homes:
        "What is left of the dwellings are large apartments, often one or two to a floor, with reception rooms on the avenue and a gallery over the courtyard. The principal, once the owner’s floor, has the highest ceilings. Offices, hotels and shops fill many buildings from top to bottom, so homes are few, and some have just been made again out of offices.",
      street:
        "By day there is traffic in the middle lanes, buses, deliveries and crowds on wide pavements; the visitors gather at three or four façades. Shops close in the evening and the avenue empties, though hotels and taxis work all night. At the back, over the courtyard, there is hardly a sound but the machines of offices and hotels.",
      transport:
        "Nowhere in Barcelona has more trains: lines 2, 3 and 4 and the suburban railway at Passeig de Gràcia, lines 3 and 5 at Diagonal with the FGC at Provença, and all of Plaça de Catalunya at the foot. The nearest market hall is La Concepció, on Carrer d’Aragó. For daily shopping you use the side streets.",
      checks: [
        "Ask how far the building is listed: façade, entrance hall, lift cabin, carpentry and even ceilings may be protected.",
        "Ask who else is on the staircase: offices, a hotel, consulting rooms, homes let to visitors.",
        "Stand in the back bedroom at night and listen to the extractors and cooling units in the courtyard.",
        "If the apartment was an office, ask for the change of use, the habitability certificate and the first-occupancy document.",
        "Ask what the community fees pay for: a concierge, the care of a protected façade, lighting, two lifts.",
      ],
      suits:
        "It suits you if you want a grand apartment in the very centre, with trains to everywhere; anyone who wants neighbours, a local bar or a small community fee will find more of them two streets away.",
      pros: [
        "Reception rooms, high ceilings and façades by the best-known architects of the city.",
        "Metro, suburban and FGC trains under the pavement.",
        "Silence at the back, over the courtyard.",
      ],
      cons: [
        "Traffic, buses and crowds on the avenue all day.",
        "Few homes among offices and hotels, and few neighbours at night.",
        "Protected buildings with high costs for façade, lift and concierge.",
      ],
      children:
        "Pavements are wide, but this is an avenue of shops and buses. The nearest places to play are the gardens at the top, the Jardinets, the garden of the Torre de les Aigües on Roger de Llúria, and Plaça de Catalunya.",
    },
    es: {
      name: "El paseo de Gràcia",
      locative: "en el paseo de Gràcia",
      living:
        "Vivir en el paseo de Gràcia es tener el centro al salir del portal: la casa Batlló y la Pedrera, los grandes comercios, y el metro y los trenes debajo de la acera.",
      edges:
        "La avenida sube de la plaza de Catalunya a la Diagonal y termina en los jardincillos donde empieza Gràcia. Era el camino a aquella villa antes de que cayeran las murallas, y se convirtió en el paseo del nuevo Eixample. Las familias ricas construyeron aquí desde la década de 1860; hacia 1900, Gaudí, Domènech i Montaner, Puig i Cadafalch y otros rehicieron muchas casas.",
      homes:
        "Las viviendas que quedan son pisos grandes, a menudo uno o dos por planta, con los salones a la avenida y una galería sobre el patio de manzana. El principal, que era el piso de los propietarios, tiene los techos más altos. Muchas fincas son de arriba abajo oficinas, hotel o comercio: hay pocas viviendas, y algunas acaban de dejar de ser despacho.",
      street:
        "De día hay tráfico por el centro, autobuses, reparto y aceras anchas llenas de gente; los visitantes se paran ante tres o cuatro fachadas. Cuando cierran las tiendas el paseo se vacía, aunque hoteles y taxis trabajan toda la noche. Detrás, sobre el patio, apenas se oyen más que las máquinas de oficinas y hoteles.",
      transport:
        "En ningún otro sitio de Barcelona hay más trenes: las líneas 2, 3 y 4 y Rodalies en Passeig de Gràcia, las 3 y 5 en Diagonal con los Ferrocarrils en Provença, y todo lo que pasa por la plaza de Catalunya. El mercado más cercano es el de la Concepció, en la calle Aragó. La compra de cada día se hace en las calles laterales.",
      checks: [
        "Pregunte hasta dónde llega la protección del edificio: fachada, vestíbulo, cabina del ascensor, carpintería e incluso techos.",
        "Pregunte quién más hay en la escalera: oficinas, un hotel, consultas médicas, viviendas turísticas.",
        "Escuche de noche, desde el dormitorio de atrás, los extractores y los aparatos de frío del patio.",
        "Si el piso era despacho, pida el cambio de uso, la cédula de habitabilidad y el documento de primera ocupación.",
        "Pregunte qué pagan los gastos de comunidad: conserje, cuidado de una fachada protegida, iluminación, dos ascensores.",
      ],
      suits:
        "Le irá bien a quien quiera un gran piso en pleno centro, con trenes a todas partes; quien quiera vecinos, bar de barrio o gastos de comunidad bajos los encontrará dos calles más allá.",
      pros: [
        "Salones de recibir, techos altos y fachadas de los arquitectos más conocidos de la ciudad.",
        "Metro, cercanías y Ferrocarrils bajo la acera.",
        "Silencio detrás, sobre el patio de manzana.",
      ],
      cons: [
        "Tráfico, autobuses y gentío en la avenida todo el día.",
        "Pocas viviendas entre oficinas y hoteles, y pocos vecinos de noche.",
        "Edificios protegidos, con gastos altos de fachada, ascensor y conserje.",
      ],
      children:
        "Las aceras son anchas, pero es una avenida de tiendas y autobuses. Los sitios para jugar más cercanos son los Jardinets, arriba, el jardín de la Torre de les Aigües, en Roger de Llúria, y la plaza de Catalunya.",
    },
    ca: {
      name: "El passeig de Gràcia",
      locative: "al passeig de Gràcia",
      living:
        "Viure al passeig de Gràcia és tenir el centre en sortir del portal: la casa Batlló i la Pedrera, els grans comerços, i el metro i els trens sota la vorera.",
      edges:
        "L’avinguda puja de la plaça de Catalunya a la Diagonal i s’acaba als jardinets on comença Gràcia. Era el camí d’aquella vila abans que caiguessin les muralles, i es va convertir en el passeig del nou Eixample. Les famílies riques hi van construir des de la dècada del 1860; cap al 1900, Gaudí, Domènech i Montaner, Puig i Cadafalch i altres en van refer moltes cases.",
      homes:
        "Els habitatges que queden són pisos grans, sovint un o dos per planta, amb els salons a l’avinguda i una galeria sobre el pati d’illa. El principal, que era el pis dels propietaris, té els sostres més alts. Moltes finques són de dalt a baix oficines, hotel o comerç: d’habitatges n’hi ha pocs, i alguns fa quatre dies que eren despatxos.",
      street:
        "De dia hi ha trànsit pel mig, autobusos, repartiment i voreres amples plenes de gent; els visitants s’aturen davant de tres o quatre façanes. Quan tanquen les botigues el passeig es buida, tot i que hotels i taxis treballen tota la nit. Al darrere, sobre el pati, gairebé només se senten les màquines d’oficines i hotels.",
      transport:
        "Enlloc de Barcelona no hi ha més trens: les línies 2, 3 i 4 i Rodalies a Passeig de Gràcia, les 3 i 5 a Diagonal amb els Ferrocarrils a Provença, i tot el que passa per la plaça de Catalunya. El mercat més proper és el de la Concepció, al carrer d’Aragó. La compra de cada dia es fa als carrers laterals.",
      checks: [
        "Pregunti fins on arriba la protecció de l’edifici: façana, vestíbul, cabina de l’ascensor, fusteria i fins i tot sostres.",
        "Pregunti qui més hi ha a l’escala: oficines, un hotel, consultes mèdiques, habitatges turístics.",
        "Escolti de nit, des del dormitori del darrere, els extractors i els aparells de fred del pati.",
        "Si el pis era un despatx, demani el canvi d’ús, la cèdula d’habitabilitat i el document de primera ocupació.",
        "Pregunti què paguen les despeses de comunitat: conserge, cura d’una façana protegida, il·luminació, dos ascensors.",
      ],
      suits:
        "Anirà bé a qui vulgui un gran pis en ple centre, amb trens a tot arreu; qui vulgui veïns, bar de barri o despeses de comunitat baixes ho trobarà dos carrers més enllà.",
      pros: [
        "Salons de rebre, sostres alts i façanes dels arquitectes més coneguts de la ciutat.",
        "Metro, rodalies i Ferrocarrils sota la vorera.",
        "Silenci al darrere, sobre el pati d’illa.",
      ],
      cons: [
        "Trànsit, autobusos i gentada a l’avinguda tot el dia.",
        "Pocs habitatges entre oficines i hotels, i pocs veïns de nit.",
        "Edificis protegits, amb despeses altes de façana, ascensor i conserge.",
      ],
      children:
        "Les voreres són amples, però és una avinguda de botigues i autobusos. Els llocs per jugar més propers són els Jardinets, a dalt, el jardí de la Torre de les Aigües, a Roger de Llúria, i la plaça de Catalunya.",
    },
    ru: {
      name: "Пасео-де-Грасия (Passeig de Gràcia)",
      locative: "на Пасео-де-Грасия",
      living:
        "Жить на Пасео-де-Грасия\u00a0— значит выходить из подъезда прямо в центр: дом Бальо и Ла Педрера, большие магазины, метро и поезда под тротуаром.",
      edges:
        "Проспект поднимается от площади Каталонии к Диагонали и кончается сквером, за которым начинается Грасия. До сноса стен это была дорога в тот городок, потом\u00a0— главный бульвар нового Эшампле. Богатые семьи строились здесь с 1860-х годов, а около 1900\u00a0года многие дома перестроили Гауди, Доменек-и-Монтанер, Пуч-и-Кадафалк и другие.",
      homes:
        "Оставшиеся здесь квартиры большие, нередко одна-две на этаж: гостиные на проспект, галерея во двор. Самые высокие потолки\u00a0— на этаже principal, где жили владельцы дома. Многие здания целиком заняты офисами, гостиницами и магазинами, поэтому жилья мало, а часть его недавно снова переделана из контор.",
      street:
        "Днём посередине идут машины и автобусы, а широкие тротуары полны людей; приезжие толпятся у трёх-четырёх фасадов. Вечером магазины закрываются, и проспект пустеет, хотя гостиницы и такси работают всю ночь. С задней стороны, во дворе, слышны разве что вентиляторы офисов и гостиниц.",
      transport:
        "Нигде в Барселоне нет стольких поездов: линии метро 2, 3 и 4 и пригородные на станции Passeig de Gràcia, линии 3 и 5 на Diagonal вместе с FGC на Provença, и всё, что идёт через площадь Каталонии. Ближайший рынок\u00a0— Консепсьо на улице Араго. За ежедневными покупками ходят на боковые улицы.",
      checks: [
        "Спросите, что именно в доме охраняется: фасад, вестибюль, кабина лифта, двери и окна, даже потолки.",
        "Узнайте, кто ещё в подъезде: офисы, гостиница, врачебные кабинеты, квартиры для туристов.",
        "Послушайте ночью в задней спальне вентиляторы и холодильные агрегаты во дворе.",
        "Если раньше здесь был офис, попросите документы об изменении назначения, свидетельство о пригодности для проживания и документ о первом заселении.",
        "Спросите, что оплачивают взносы в сообщество: консьержа, уход за охраняемым фасадом, освещение, два лифта.",
      ],
      suits:
        "Он подойдёт тем, кто хочет парадную квартиру в самом центре и поезда во все стороны. Соседей, кафе для своих и невысокие взносы проще найти через две улицы.",
      pros: [
        "Парадные залы, высокие потолки и фасады самых известных архитекторов города.",
        "Метро, пригородные поезда и FGC под тротуаром.",
        "Тишина со стороны двора.",
      ],
      cons: [
        "Машины, автобусы и толпа на проспекте весь день.",
        "Жилья мало, вокруг конторы и гостиницы, ночью почти нет соседей.",
        "Дома под охраной: дорого обходятся фасад, лифт и консьерж.",
      ],
      children:
        "Тротуары широкие, но это проспект магазинов и автобусов. Играть ближе всего в садах Жардинетс наверху, в саду Торре-де-лес-Айгуэс на улице Роже-де-Льюрия и на площади Каталонии.",
    },
  },
};
