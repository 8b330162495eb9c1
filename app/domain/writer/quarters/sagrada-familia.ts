import type { Quarter } from "./quarter";

export const sagradaFamilia: Quarter = {
  place: "eixample",
  isInside: true,
  words: "sagrada familia|саград",
  related: ["building-inspection", "tourist-licence"],
  in: {
    en: {
      name: "The Sagrada Família quarter",
      locative: "in the Sagrada Família quarter",
      living:
        "Living in the Sagrada Família quarter means ordinary streets of the Eixample, with a market, schools and two metro lines, and coaches and crowds on the few blocks around the basilica.",
      edges:
        "It is the north-eastern part of the Eixample, between the Diagonal and Carrer de Sant Antoni Maria Claret. When the church was begun in 1882 it stood among fields outside the built-up city; the blocks filled in slowly, so houses from 1910 stand beside others from the 1960s and 1970s. Avinguda de Gaudí crosses the grid at an angle, from the church to the Sant Pau hospital buildings.",
      homes:
        "Homes are on average newer and plainer than around Passeig de Gràcia. Some have the high ceilings and tiled floors of the years before 1930; many more are apartments from the post-war decades with lower ceilings, three or four small bedrooms, a lift and a balcony. Added storeys and penthouses are common. The inner courtyards are built over in part, with workshops or garages.",
      street:
        "On the streets that touch the basilica there are queues, groups and souvenir shops from morning to evening, every day of the year, and building work on the church goes on. Two blocks away it is a residential quarter. Carrer d’Aragó, the Diagonal and Carrer de la Marina carry heavy traffic; Avinguda de Gaudí is for people on foot, with café tables.",
      transport:
        "Lines 2 and 5 of the metro meet at Sagrada Família; Monumental (line 2), Verdaguer (lines 4 and 5) and Sant Pau | Dos de Maig (line 5) are at its edges. The Sagrada Família market is on Carrer de Mallorca. The two squares beside the church have trees and playgrounds, and Plaça de les Glòries with its park is a walk away.",
      checks: [
        "Ask which homes on the staircase have a tourist licence, and whether the community’s statutes now forbid new ones.",
        "In a building from 1950 to 1975, ask whether the joists were tested for aluminous cement.",
        "If the apartment is in an added storey, ask when it was built and whether it is entered in the land registry.",
        "Ask the city council what is planned for the land in front of the main façade of the church before you buy next to it.",
        "Look at the room at the back: courtyard, roof of a workshop or light well make three different bedrooms.",
      ],
      suits:
        "It suits you if you want a flat, well-connected part of the grid with ordinary shops and more lifts than in the older Eixample; to live opposite the basilica you must like coaches and queues.",
      pros: [
        "Metro lines 2 and 5, and lines 4 and 5 at Verdaguer.",
        "Newer buildings with lift and balcony, often at the plainer end of the Eixample.",
        "Avinguda de Gaudí, a promenade without traffic as far as Sant Pau.",
      ],
      cons: [
        "Crowds every day of the year on the streets that touch the church.",
        "Heavy traffic on Aragó, Diagonal, Marina and València.",
        "Small bedrooms and low ceilings in blocks of the fifties and sixties.",
      ],
      children:
        "Plaça de Gaudí has a pond and Plaça de la Sagrada Família swings, both with many visitors; Glòries, a walk away, has a larger park with lawns. Avinguda de Gaudí is wide and has no through traffic.",
    },
    es: {
      name: "El barrio de la Sagrada Família",
      locative: "en el barrio de la Sagrada Família",
      living:
        "Vivir en el barrio de la Sagrada Família es vivir en calles corrientes del Eixample, con mercado, colegios y dos líneas de metro, y con autocares y colas en las pocas manzanas que rodean la basílica.",
      edges:
        "Es la parte nordeste del Eixample, entre la Diagonal y la calle Sant Antoni Maria Claret. Cuando empezó la iglesia, en 1882, alrededor había campos; las manzanas se llenaron despacio, y por eso casas de 1910 tienen al lado otras de los años sesenta y setenta. La avenida de Gaudí corta la cuadrícula en diagonal, de la iglesia a los pabellones de Sant Pau.",
      homes:
        "En general, las viviendas son más nuevas y más sencillas que junto al paseo de Gràcia. Algunas tienen los techos altos y los suelos hidráulicos de antes de 1930; la mayoría son pisos de la posguerra en adelante, con techos más bajos, tres o cuatro dormitorios pequeños, ascensor y balcón. Abundan las remontas y los áticos. Los patios de manzana están en parte ocupados por talleres o garajes.",
      street:
        "En las calles que tocan la basílica hay colas, grupos y tiendas de recuerdos de la mañana a la noche, todos los días del año, y las obras del templo continúan. Dos manzanas más allá es un barrio de vecinos. Por Aragó, la Diagonal y Marina pasa mucho tráfico; la avenida de Gaudí es para ir a pie y sentarse en una terraza.",
      transport:
        "En la estación Sagrada Família se cruzan las líneas 2 y 5 de metro; en los bordes están Monumental (línea 2), Verdaguer (4 y 5) y Sant Pau | Dos de Maig (5). El mercado de la Sagrada Família está en la calle Mallorca. Las dos plazas de junto al templo tienen árboles y juegos infantiles, y al parque de las Glòries se llega a pie.",
      checks: [
        "Pregunte qué viviendas de la escalera tienen licencia turística y si los estatutos prohíben ya las nuevas.",
        "En una finca de 1950 a 1975, pregunte si se analizaron las viguetas por si son de cemento aluminoso.",
        "Si el piso está en una planta añadida, pregunte de qué año es y si consta en el Registro.",
        "Antes de comprar al lado del templo, pregunte en el Ayuntamiento qué está previsto delante de la fachada principal.",
        "Mire la habitación de atrás: patio de manzana, cubierta de un taller o patio de luces son tres dormitorios distintos.",
      ],
      suits:
        "Le irá bien a quien quiera una parte llana y bien comunicada del Eixample, con tiendas de diario y más ascensores que en la más antigua; a quien tenga el templo enfrente le tendrán que gustar los autocares y las colas.",
      pros: [
        "Líneas 2 y 5 de metro, y 4 y 5 en Verdaguer.",
        "Fincas más nuevas, con ascensor y balcón, sencillas para ser del Eixample.",
        "La avenida de Gaudí, un paseo sin tráfico hasta Sant Pau.",
      ],
      cons: [
        "Multitudes todos los días del año en las calles que tocan al templo.",
        "Mucho tráfico en Aragó, Diagonal, Marina y València.",
        "Dormitorios pequeños y techos bajos en las fincas de los años cincuenta y sesenta.",
      ],
      children:
        "La plaza de Gaudí tiene un estanque y la de la Sagrada Família, columpios, las dos con muchos visitantes; en Glòries, a un paseo, hay un parque mayor con césped. La avenida de Gaudí es ancha y sin tráfico de paso.",
    },
    ca: {
      name: "El barri de la Sagrada Família",
      locative: "al barri de la Sagrada Família",
      living:
        "Viure al barri de la Sagrada Família és viure en carrers corrents de l’Eixample, amb mercat, escoles i dues línies de metro, i amb autocars i cues a les poques illes que envolten la basílica.",
      edges:
        "És la part nord-est de l’Eixample, entre la Diagonal i el carrer de Sant Antoni Maria Claret. Quan es va començar l’església, el 1882, al voltant hi havia camps; les illes es van omplir a poc a poc, i per això cases del 1910 en tenen al costat d’altres dels anys seixanta i setanta. L’avinguda de Gaudí talla la quadrícula en diagonal, de l’església als pavellons de Sant Pau.",
      homes:
        "En general, els habitatges són més nous i més senzills que prop del passeig de Gràcia. Alguns tenen els sostres alts i els paviments hidràulics d’abans del 1930; la majoria són pisos de la postguerra ençà, amb sostres més baixos, tres o quatre dormitoris petits, ascensor i balcó. Hi abunden les remuntes i els àtics. Els patis d’illa estan ocupats en part per tallers o garatges.",
      street:
        "Als carrers que toquen la basílica hi ha cues, grups i botigues de records del matí al vespre, tots els dies de l’any, i les obres del temple continuen. Dues illes enllà és un barri de veïns. Per Aragó, la Diagonal i Marina passa molt de trànsit; l’avinguda de Gaudí és per anar a peu i seure en una terrassa.",
      transport:
        "A l’estació Sagrada Família es creuen les línies 2 i 5 del metro; als límits hi ha Monumental (línia 2), Verdaguer (4 i 5) i Sant Pau | Dos de Maig (5). El mercat de la Sagrada Família és al carrer de Mallorca. Les dues places del costat del temple tenen arbres i jocs infantils, i al parc de les Glòries s’hi arriba a peu.",
      checks: [
        "Pregunti quins habitatges de l’escala tenen llicència turística i si els estatuts ja en prohibeixen de nous.",
        "En una finca del 1950 al 1975, pregunti si es van analitzar les biguetes per si són de ciment aluminós.",
        "Si el pis és en una planta afegida, pregunti de quin any és i si consta al Registre.",
        "Abans de comprar al costat del temple, pregunti a l’Ajuntament què està previst davant de la façana principal.",
        "Miri l’habitació del darrere: pati d’illa, coberta d’un taller o celobert són tres dormitoris diferents.",
      ],
      suits:
        "Anirà bé a qui vulgui una part plana i ben comunicada de l’Eixample, amb botigues de cada dia i més ascensors que a la més antiga; a qui tingui el temple al davant li hauran d’agradar els autocars i les cues.",
      pros: [
        "Línies 2 i 5 del metro, i 4 i 5 a Verdaguer.",
        "Finques més noves, amb ascensor i balcó, senzilles per ser de l’Eixample.",
        "L’avinguda de Gaudí, un passeig sense trànsit fins a Sant Pau.",
      ],
      cons: [
        "Gentades cada dia de l’any als carrers que toquen el temple.",
        "Molt de trànsit a Aragó, Diagonal, Marina i València.",
        "Dormitoris petits i sostres baixos a les finques dels anys cinquanta i seixanta.",
      ],
      children:
        "La plaça de Gaudí té un estany i la de la Sagrada Família, gronxadors, totes dues amb molts visitants; a les Glòries, a un passeig, hi ha un parc més gran amb gespa. L’avinguda de Gaudí és ampla i sense trànsit de pas.",
    },
    ru: {
      name: "Квартал Саграда-Фамилия",
      locative: "в квартале Саграда-Фамилия",
      living:
        "Жить в квартале Саграда-Фамилия\u00a0— значит жить на обычных улицах Эшампле с рынком, школами и двумя линиями метро, а автобусы и очереди остаются на нескольких улицах вокруг базилики.",
      edges:
        "Это северо-восточная часть Эшампле, между Диагональю и улицей Сан-Антони-Мария-Кларет. Когда в 1882\u00a0году начали строить храм, вокруг были поля; кварталы застраивались медленно, поэтому дома 1910-х годов соседствуют с домами 1960–1970-х. Проспект Гауди пересекает сетку улиц наискосок, от храма к корпусам больницы Сан-Пау.",
      homes:
        "В целом жильё здесь новее и скромнее, чем у Пасео-де-Грасия. В части квартир\u00a0— высокие потолки и узорная плитка, какие были до 1930\u00a0года; но больше послевоенных: потолки ниже, три-четыре небольшие спальни, лифт и балкон. Много надстроек и пентхаусов: в них светло, но летом жарче, поэтому спросите, как утеплена крыша. Внутренние дворы частично застроены мастерскими и гаражами.",
      street:
        "На улицах вплотную к базилике очереди, группы и сувенирные лавки с утра до вечера круглый год, и стройка храма продолжается. Через два квартала живут обычной жизнью. По улицам Араго и Марина и по Диагонали идёт плотный поток машин; проспект Гауди\u00a0— пешеходный, со столиками кафе, и заменяет здешним жителям бульвар.",
      transport:
        "На станции Sagrada Família сходятся линии метро 2 и 5; по краям\u00a0— Monumental (линия 2), Verdaguer (4 и 5) и Sant Pau | Dos de Maig (5). Рынок Саграда-Фамилия стоит на улице Мальорка. На двух площадях у храма есть деревья и детские площадки, до парка на площади Глориес доходят пешком.",
      checks: [
        "Спросите, у каких квартир в подъезде есть туристическая лицензия и запрещает ли уже устав новые.",
        "В доме 1950–1975 годов узнайте, проверяли ли балки перекрытий на глинозёмистый цемент.",
        "Если квартира в надстройке, спросите, какого она года и внесена ли в реестр.",
        "Прежде чем покупать рядом с храмом, узнайте в мэрии, что запланировано перед его главным фасадом.",
        "Посмотрите заднюю комнату: двор, крыша мастерской и световой колодец\u00a0— это три разные спальни.",
      ],
      suits:
        "Он подойдёт тем, кто хочет ровную часть Эшампле с хорошим транспортом, обычными магазинами и лифтами чаще, чем в старых домах. Кто поселится напротив храма, тому придётся полюбить автобусы и очереди.",
      pros: [
        "Линии метро 2 и 5, а на станции Verdaguer 4 и 5.",
        "Дома новее, с лифтом и балконом, для Эшампле простые.",
        "Проспект Гауди: бульвар без машин до самого Сан-Пау.",
      ],
      cons: [
        "Толпы каждый день на улицах, примыкающих к храму.",
        "Много машин на Араго, Диагонали, Марине и Валенсии.",
        "В домах пятидесятых и шестидесятых маленькие спальни и низкие потолки.",
      ],
      children:
        "На площади Гауди есть пруд, на площади Саграда-Фамилия качели, но там и там много приезжих; у площади Глориес, в нескольких минутах ходьбы, парк больше, с лужайками. Проспект Гауди широкий, без сквозного движения.",
    },
  },
};
