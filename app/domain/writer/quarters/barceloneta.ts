import type { Quarter } from "./quarter";

export const barceloneta: Quarter = {
  place: "ciutat-vella",
  isInside: true,
  words: "barceloneta|барселонет",
  related: ["usable-and-built-area", "habitability-certificate", "lift"],
  in: {
    en: {
      name: "Barceloneta",
      locative: "in Barceloneta",
      living:
        "Living in Barceloneta means the beach at the end of the street, a market in the middle, and a grid of narrow blocks laid out in the eighteenth century for fishermen and dockers.",
      edges:
        "It is a triangle between the old port, with Passeig de Joan de Borbó, and the beaches of Sant Sebastià and Barceloneta; the ring road and the park close it towards the city. Military engineers laid it out in 1753 on land won from the sea, in long, thin blocks of low houses, so that every room had air from one side or the other.",
      homes:
        "Those houses were later divided, in half and then into quarters, and raised by several floors. That is why you see the word “quart”: a home of about thirty square metres, often with every window on one street. Larger ones come from two joined together, and there are taller buildings facing the port and the sea. Lifts were fitted late or not at all.",
      street:
        "In winter it is a village by the water. In summer beach visitors fill the main streets from morning until dark, and the terraces around Passeig de Joan de Borbó stay open later. The streets are narrow and the walls thin, so you hear the neighbours as well as the visitors; the days of the Festa Major, around the end of September, are the loudest.",
      transport:
        "The metro (line 4) stops at Barceloneta, at the edge of the quarter, and buses run along Passeig de Joan de Borbó. The market hall is in Plaça del Poeta Boscà. The Ciutadella park is ten or fifteen minutes away on foot, and the seafront is level for a bicycle as far as Poble Nou.",
      checks: [
        "Ask for the usable area as well as the built one, and see in the habitability certificate whether it was measured as it is now.",
        "Check in the land registry extract that two homes joined into one are one there too.",
        "Look at what the salt air has done to railings, window frames and the steel in the concrete of balconies.",
        "Ask whether floors were added to the building later, and what the inspection (ITE) says of its structure.",
        "Come on a Saturday in July: what you hear then is what you will have for three months a year.",
      ],
      suits:
        "It suits you if you want to swim before breakfast and don’t mind a small home; anyone who needs space, a lift or quiet summers will be happier a few streets inland.",
      pros: [
        "The sand at the end of the street, and a level seafront to cycle as far as Poble Nou.",
        "A market hall and small shops in the middle of the quarter.",
        "The old town and the Ciutadella on foot.",
      ],
      cons: [
        "Three loud months of beach visitors, and the Festa Major at the end of September.",
        "Homes of about thirty square metres are common, and lifts are rare.",
        "Salt air wears railings, frames and the concrete of balconies.",
      ],
      children:
        "The beach is at hand all the year, and Plaça del Poeta Boscà, by the market, is where children play after school. Parc de la Barceloneta and the Ciutadella have grass; inside the grid the streets are narrow, with few cars.",
    },
    es: {
      name: "La Barceloneta",
      locative: "en la Barceloneta",
      living:
        "Vivir en la Barceloneta es tener la playa al final de la calle y el mercado en el centro, en una cuadrícula de manzanas estrechas que se trazó en el siglo XVIII para pescadores y gente del puerto.",
      edges:
        "Es un triángulo entre el puerto viejo, con el paseo de Joan de Borbó, y las playas de Sant Sebastià y de la Barceloneta; por el lado de la ciudad lo cierran la ronda y el parque. Lo trazaron ingenieros militares en 1753 sobre terreno ganado al mar, en manzanas largas y delgadas de casas bajas, para que a cada habitación le llegara el aire por un lado u otro.",
      homes:
        "Aquellas casas se partieron después en medias y en cuartos, y se levantaron varias plantas más. De ahí la palabra «quart»: una vivienda de unos treinta metros cuadrados, a menudo con todas las ventanas a la misma calle. Las más grandes salen de unir dos, y hay edificios más altos frente al puerto y al mar. El ascensor llegó tarde o no ha llegado.",
      street:
        "En invierno es un pueblo junto al agua. En verano, quien va a la playa llena las calles principales de la mañana a la noche, y las terrazas del paseo de Joan de Borbó cierran más tarde. Las calles son estrechas y las paredes delgadas: se oye a los vecinos tanto como a los visitantes. Los días más ruidosos son los de la Festa Major, hacia finales de septiembre.",
      transport:
        "El metro (línea 4) para en Barceloneta, a la entrada del barrio, y por el paseo de Joan de Borbó pasan autobuses. El mercado está en la plaza del Poeta Boscà. El parque de la Ciutadella queda a diez o quince minutos a pie, y el frente marítimo es llano para ir en bicicleta hasta el Poblenou.",
      checks: [
        "Pregunte por la superficie útil además de la construida, y mire en la cédula si se midió tal como está hoy.",
        "Compruebe en la nota simple que dos viviendas unidas también son una sola en el Registro.",
        "Fíjese en lo que el salitre ha hecho con las barandillas, las ventanas y el hierro del hormigón de los balcones.",
        "Pregunte si al edificio se le añadieron plantas y qué dice de la estructura la inspección (ITE).",
        "Vaya un sábado de julio: lo que oiga entonces es lo que tendrá tres meses al año.",
      ],
      suits:
        "Le irá bien a quien quiera bañarse antes de desayunar y no le importe un piso pequeño; quien necesite espacio, ascensor o veranos tranquilos estará mejor unas calles tierra adentro.",
      pros: [
        "La arena al final de la calle y un paseo llano para ir en bici hasta el Poblenou.",
        "Un mercado y tiendas pequeñas en medio del barrio.",
        "La ciudad vieja y la Ciutadella, a pie.",
      ],
      cons: [
        "Tres meses de gentío de playa, y la Festa Major a finales de septiembre.",
        "Abundan los pisos de unos treinta metros cuadrados y faltan ascensores.",
        "El aire salino gasta barandillas, ventanas y el hormigón de los balcones.",
      ],
      children:
        "La playa está a mano todo el año, y en la plaza del Poeta Boscà, junto al mercado, se juega al salir de clase. El parque de la Barceloneta y la Ciutadella tienen césped; en la cuadrícula, las calles son estrechas y con pocos coches.",
    },
    ca: {
      name: "La Barceloneta",
      locative: "a la Barceloneta",
      living:
        "Viure a la Barceloneta és tenir la platja al capdavall del carrer i el mercat al mig, en una quadrícula d’illes estretes que es va traçar al segle XVIII per a pescadors i gent del port.",
      edges:
        "És un triangle entre el port vell, amb el passeig de Joan de Borbó, i les platges de Sant Sebastià i de la Barceloneta; pel costat de la ciutat el tanquen la ronda i el parc. El van traçar enginyers militars el 1753 sobre terreny guanyat al mar, en illes llargues i primes de cases baixes, perquè a cada habitació li arribés l’aire per un costat o per l’altre.",
      homes:
        "Aquelles cases es van partir després en mitges i en quarts, i s’hi van aixecar unes quantes plantes més. D’aquí ve la paraula «quart»: un habitatge d’uns trenta metres quadrats, sovint amb totes les finestres al mateix carrer. Els més grans surten d’unir-ne dos, i hi ha edificis més alts davant del port i del mar. L’ascensor hi ha arribat tard o no hi ha arribat.",
      street:
        "A l’hivern és un poble arran d’aigua. A l’estiu, qui va a la platja omple els carrers principals del matí al vespre, i les terrasses del passeig de Joan de Borbó tanquen més tard. Els carrers són estrets i les parets primes: se senten els veïns tant com els visitants. Els dies més sorollosos són els de la Festa Major, cap a final de setembre.",
      transport:
        "El metro (línia 4) para a Barceloneta, a l’entrada del barri, i pel passeig de Joan de Borbó hi passen autobusos. El mercat és a la plaça del Poeta Boscà. El parc de la Ciutadella és a deu o quinze minuts a peu, i el front marítim és pla per anar en bicicleta fins al Poblenou.",
      checks: [
        "Pregunti per la superfície útil a més de la construïda, i miri a la cèdula si es va amidar tal com és avui.",
        "Comprovi a la nota simple que dos habitatges units també són un de sol al Registre.",
        "Fixi’s en el que el salobre ha fet amb les baranes, les finestres i el ferro del formigó dels balcons.",
        "Pregunti si a l’edifici s’hi van afegir plantes i què diu de l’estructura la inspecció (ITE).",
        "Vagi-hi un dissabte de juliol: el que hi senti és el que tindrà tres mesos l’any.",
      ],
      suits:
        "Anirà bé a qui es vulgui banyar abans d’esmorzar i no li faci res un pis petit; qui necessiti espai, ascensor o estius tranquils estarà millor uns carrers terra endins.",
      pros: [
        "La sorra al final del carrer i un passeig pla per anar amb bici fins al Poblenou.",
        "Un mercat i botigues petites enmig del barri.",
        "La ciutat vella i la Ciutadella, a peu.",
      ],
      cons: [
        "Tres mesos de gentada de platja, i la Festa Major a finals de setembre.",
        "Abunden els pisos d’uns trenta metres quadrats i falten ascensors.",
        "L’aire salí gasta baranes, finestres i el formigó dels balcons.",
      ],
      children:
        "La platja és a mà tot l’any, i a la plaça del Poeta Boscà, al costat del mercat, s’hi juga en sortir de classe. El parc de la Barceloneta i la Ciutadella tenen gespa; a la quadrícula, els carrers són estrets i amb pocs cotxes.",
    },
    ru: {
      name: "Барселонета",
      locative: "в Барселонете",
      living:
        "Жить в Барселонете\u00a0— значит иметь пляж в конце улицы и рынок в середине квартала, среди узких домов, построенных по единой сетке в XVIII\u00a0веке для рыбаков и портовых рабочих.",
      edges:
        "Это треугольник между старым портом с бульваром Жоан-де-Борбо и пляжами Сан-Себастья и Барселонета; со стороны города его замыкают кольцевая дорога и парк. Квартал разбили военные инженеры в 1753\u00a0году на земле, отвоёванной у моря: длинные узкие ряды низких домов, чтобы в каждую комнату воздух шёл хотя бы с одной стороны.",
      homes:
        "Позже эти дома делили пополам и на четверти и надстраивали. Отсюда слово quart, «четверть»: квартира около тридцати квадратных метров, часто со всеми окнами на одну улицу. Квартиры побольше получаются из двух соединённых, а лицом к порту и морю стоят дома повыше. Лифт здесь появился поздно или не появился вовсе.",
      street:
        "Зимой это посёлок у воды. Летом главные улицы с утра до темноты заполняют те, кто идёт на пляж, а столики на бульваре Жоан-де-Борбо убирают ещё позже. Улицы узкие, стены тонкие: соседей слышно не хуже, чем приезжих. Громче всего\u00a0— в дни праздника квартала, около конца сентября.",
      transport:
        "Метро (линия 4), станция Barceloneta,\u00a0— у входа в квартал; по бульвару Жоан-де-Борбо идут автобусы. Рынок\u00a0— на площади Поэта Боска (Plaça del Poeta Boscà). До парка Сьютаделья десять-пятнадцать минут пешком, а вдоль моря можно по ровному доехать на велосипеде до Побленоу.",
      checks: [
        "Спросите полезную площадь, а не только площадь со стенами, и проверьте по свидетельству (cédula), измерена ли квартира в нынешнем виде.",
        "Посмотрите в выписке из реестра, что две соединённые квартиры и там числятся одной.",
        "Оцените, что морской воздух сделал с перилами, рамами и железом в бетоне балконов.",
        "Узнайте, надстраивали ли дом и что сказано о конструкциях в техническом осмотре (ITE).",
        "Приезжайте в субботу в июле: то, что услышите, будет здесь три месяца в году.",
      ],
      suits:
        "Она подойдёт тем, кто хочет купаться до завтрака и согласен на маленькую квартиру. Если нужны простор, лифт или спокойное лето, лучше поискать на несколько улиц дальше от моря.",
      pros: [
        "Песок в конце улицы и ровная набережная, по которой на велосипеде доезжают до Побленоу.",
        "Рынок и маленькие магазины в середине квартала.",
        "До старого города и Сьютадельи пешком.",
      ],
      cons: [
        "Три шумных пляжных месяца и Феста-Мажор в конце сентября.",
        "Много квартир около тридцати квадратных метров, лифты редки.",
        "Морской воздух портит перила, рамы и бетон балконов.",
      ],
      children:
        "Пляж рядом круглый год, а на площади Поэта Боска у рынка дети играют после уроков. Трава есть в парке Барселонеты и в Сьютаделье; внутри квартала улицы узкие, машин мало.",
    },
  },
};
