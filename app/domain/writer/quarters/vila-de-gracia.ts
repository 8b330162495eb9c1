import type { Quarter } from "./quarter";

export const vilaDeGracia: Quarter = {
  place: "gracia",
  isInside: true,
  words: "vil(?:l)?a de gracia|вила-?де-?граси|plaza del sol|placa del sol|virreina|виррейн",
  related: ["lift", "noise", "usable-and-built-area"],
  in: {
    en: {
      name: "Vila de Gràcia",
      locative: "in Vila de Gràcia",
      living:
        "Living in Vila de Gràcia means the old town of Gràcia itself: low houses, narrow streets that end in squares, and almost everything within ten minutes on foot.",
      edges:
        "It goes from Carrer de Còrsega and the Diagonal up to Travessera de Dalt, with Via Augusta on one side and Carrer de Bailèn and Carrer de l’Escorial on the other. Gràcia grew up around farms and convents on the road from Barcelona and was a town until 1897. The squares were laid out one by one in the nineteenth century by the owners of the fields, which is why no two streets meet at the same angle.",
      homes:
        "Plots are five or six metres wide, and houses have three or four floors with one or two homes on each. Between fifty and eighty square metres is usual: two bedrooms, patterned tiles, timber beams or small brick vaults, a room without its own window in the middle. Some ground floors have a yard, some top floors the roof. A lift is the exception, and often there is nowhere to put one.",
      street:
        "The squares are the living room of the town. Sol, Virreina, Revolució and Vila have tables until late, and voices rise between the façades; thirty metres along a side street you hear little. In the week of 15 August, for the Festa Major, there are concerts in decorated streets until after midnight. Visitors come for the squares and for Casa Vicens.",
      transport:
        "Line 3 of the metro stops at Fontana and Diagonal and line 4 at Joanic; the FGC station Gràcia is on Via Augusta. The Llibertat market, an iron hall of the nineteenth century, is by Carrer Gran de Gràcia. Most streets are level with the pavement and closed to through traffic. The nearest large park is Park Güell, uphill.",
      checks: [
        "Count the steps: the third floor without a lift may be the fourth or fifth in fact.",
        "Ask which rooms have a window to the outside, and whether the one in the middle counts as a bedroom in the habitability certificate.",
        "Open the window on a Friday at eleven if the home is on a square or next to one.",
        "Ask who owns the roof terrace or the yard: private, for the use of one home, or shared by all.",
        "Have the ends of the beams looked at, above all under the roof, the kitchen and the bathroom.",
      ],
      suits:
        "It suits you if you want squares, small shops and neighbours on foot, in a low old house; anyone who needs a lift, a garage or quiet windows in summer should look at the edges of the quarter or beyond them.",
      pros: [
        "Squares every few streets, and almost no through traffic.",
        "Two metro lines, the FGC and the Llibertat market at its edges.",
        "Houses of three or four floors, some with a yard or the roof.",
      ],
      cons: [
        "Voices on Sol, Virreina, Revolució and Vila until late, and the Festa Major in August.",
        "Stairs: a lift is the exception.",
        "Fifty to eighty square metres, with a room in the middle that has no window.",
      ],
      children:
        "The squares do for a garden: Virreina, Diamant and Poble Romaní are where children meet, and streets level with the pavement leave them room. A large park is a climb away, Park Güell, and Turó Park is across Via Augusta.",
    },
    es: {
      name: "La Vila de Gràcia",
      locative: "en la Vila de Gràcia",
      living:
        "Vivir en la Vila de Gràcia es vivir en la antigua villa: casas bajas, calles estrechas que acaban en una plaza y casi todo a menos de diez minutos a pie.",
      edges:
        "Va de la calle Còrsega y la Diagonal a la Travessera de Dalt, con la Via Augusta a un lado y las calles Bailèn y Escorial al otro. Gràcia creció en torno a masías y conventos del camino de Barcelona y fue municipio hasta 1897. Las plazas las fueron abriendo en el siglo XIX los dueños de los campos, una a una; por eso no hay dos calles que se crucen igual.",
      homes:
        "Los solares tienen cinco o seis metros de ancho, y las casas, tres o cuatro plantas con una o dos viviendas en cada una. Lo corriente es entre cincuenta y ochenta metros cuadrados: dos dormitorios, suelo hidráulico, vigas de madera o bovedillas y, en medio, una pieza sin ventana propia. Algunos bajos tienen patio y algunos últimos pisos, la azotea. El ascensor es la excepción y a menudo no hay dónde ponerlo.",
      street:
        "Las plazas son la sala de estar de la villa. En el Sol, la Virreina, la Revolució y la Vila hay mesas hasta tarde y las voces suben por las fachadas; treinta metros más allá, en una travesía, se oye poco. En la semana del 15 de agosto, por la Festa Major, hay conciertos en las calles decoradas hasta pasada la medianoche. Los visitantes vienen por las plazas y por la casa Vicens.",
      transport:
        "La línea 3 de metro para en Fontana y Diagonal; la 4, en Joanic; y la estación Gràcia de los Ferrocarrils está en la Via Augusta. El mercado de la Llibertat, de hierro y del siglo XIX, queda junto a Gran de Gràcia. Casi todas las calles están al nivel de la acera y cerradas al tráfico de paso. El parque grande más cercano es el Park Güell, cuesta arriba.",
      checks: [
        "Cuente los escalones: un tercero sin ascensor puede ser en realidad un cuarto o un quinto.",
        "Pregunte qué piezas tienen ventana al exterior y si la de en medio cuenta como dormitorio en la cédula.",
        "Abra la ventana un viernes a las once si la vivienda da a una plaza o está al lado.",
        "Pregunte de quién es la azotea o el patio: privativo, de uso de una vivienda o de todos.",
        "Haga mirar las cabezas de las vigas, sobre todo bajo la cubierta, la cocina y el baño.",
      ],
      suits:
        "Le irá bien a quien quiera plazas, tiendas pequeñas y vecinos a pie de calle, en una casa baja y antigua; quien necesite ascensor, garaje o ventanas silenciosas en verano debería mirar en los bordes del barrio o más allá.",
      pros: [
        "Plazas cada pocas calles y casi nada de tráfico de paso.",
        "Dos líneas de metro, los Ferrocarrils y el mercado de la Llibertat en los bordes.",
        "Casas de tres o cuatro plantas, algunas con patio o azotea.",
      ],
      cons: [
        "Voces hasta tarde en Sol, Virreina, Revolució y la Vila, y la Festa Major en agosto.",
        "Escaleras: el ascensor es la excepción.",
        "De cincuenta a ochenta metros cuadrados, con una pieza central sin ventana.",
      ],
      children:
        "Las plazas hacen de jardín: en la Virreina, el Diamant y el Poble Romaní se juntan los niños, y las calles al nivel de la acera les dejan sitio. El parque grande es el Güell, cuesta arriba; el Turó Park está al otro lado de la Via Augusta.",
    },
    ca: {
      name: "La Vila de Gràcia",
      locative: "a la Vila de Gràcia",
      living:
        "Viure a la Vila de Gràcia és viure a l’antiga vila: cases baixes, carrers estrets que s’acaben en una plaça i gairebé tot a menys de deu minuts a peu.",
      edges:
        "Va del carrer de Còrsega i la Diagonal a la Travessera de Dalt, amb la Via Augusta a un costat i els carrers de Bailèn i de l’Escorial a l’altre. Gràcia va créixer al voltant de masies i convents del camí de Barcelona i va ser municipi fins al 1897. Les places les van anar obrint al segle XIX els amos dels camps, una a una; per això no hi ha dos carrers que es creuin igual.",
      homes:
        "Els solars fan cinc o sis metres d’amplada, i les cases, tres o quatre plantes amb un o dos habitatges a cada una. És corrent que tinguin entre cinquanta i vuitanta metres quadrats: dos dormitoris, paviment hidràulic, bigues de fusta o revoltons i, al mig, una peça sense finestra pròpia. Alguns baixos tenen eixida i alguns últims pisos, el terrat. L’ascensor és l’excepció i sovint no hi ha on posar-lo.",
      street:
        "Les places són la sala d’estar de la vila. Al Sol, la Virreina, la Revolució i la Vila hi ha taules fins tard i les veus pugen per les façanes; trenta metres enllà, en una travessia, se sent poc. La setmana del 15 d’agost, per la Festa Major, hi ha concerts als carrers guarnits fins passada la mitjanit. Els visitants hi venen per les places i per la casa Vicens.",
      transport:
        "La línia 3 del metro para a Fontana i Diagonal; la 4, a Joanic; i l’estació Gràcia dels Ferrocarrils és a la Via Augusta. El mercat de la Llibertat, de ferro i del segle XIX, és a tocar de Gran de Gràcia. Gairebé tots els carrers són a nivell de la vorera i tancats al trànsit de pas. El parc gran més proper és el Park Güell, costa amunt.",
      checks: [
        "Compti els graons: un tercer sense ascensor pot ser en realitat un quart o un cinquè.",
        "Pregunti quines peces tenen finestra a fora i si la del mig compta com a dormitori a la cèdula.",
        "Obri la finestra un divendres a les onze si l’habitatge dona a una plaça o és al costat.",
        "Pregunti de qui és el terrat o l’eixida: privatiu, d’ús d’un habitatge o de tots.",
        "Faci mirar els caps de les bigues, sobretot sota la coberta, la cuina i el bany.",
      ],
      suits:
        "Anirà bé a qui vulgui places, botigues petites i veïns a peu de carrer, en una casa baixa i antiga; qui necessiti ascensor, garatge o finestres silencioses a l’estiu hauria de mirar a les vores del barri o més enllà.",
      pros: [
        "Places cada pocs carrers i gairebé gens de trànsit de pas.",
        "Dues línies de metro, els Ferrocarrils i el mercat de la Llibertat a les vores.",
        "Cases de tres o quatre plantes, algunes amb pati o terrat.",
      ],
      cons: [
        "Veus fins tard al Sol, la Virreina, la Revolució i la Vila, i la Festa Major a l’agost.",
        "Escales: l’ascensor és l’excepció.",
        "De cinquanta a vuitanta metres quadrats, amb una peça central sense finestra.",
      ],
      children:
        "Les places fan de jardí: a la Virreina, el Diamant i el Poble Romaní s’hi troba la canalla, i els carrers a nivell de vorera li deixen lloc. El parc gran és el Güell, amunt; el Turó Park és a l’altra banda de la Via Augusta.",
    },
    ru: {
      name: "Вила-де-Грасия",
      locative: "в Вила-де-Грасия",
      living:
        "Жить в Вила-де-Грасия\u00a0— значит жить в самой старой Грасии: невысокие дома, узкие улицы, которые выходят на площади, и почти всё в десяти минутах пешком.",
      edges:
        "Она тянется от улицы Корсега и Диагонали до Травессера-де-Дальт, с Виа-Аугуста с одной стороны и улицами Байлен и Эскориал с другой. Грасия выросла вокруг усадеб и монастырей на дороге из Барселоны и была отдельным городом до 1897\u00a0года. Площади в XIX\u00a0веке по одной разбивали хозяева полей, поэтому улицы сходятся под самыми разными углами.",
      homes:
        "Участки шириной пять-шесть метров, дома в три-четыре этажа, на каждом одна-две квартиры. Обычно это пятьдесят-восемьдесят квадратных метров: две спальни, узорная плитка, деревянные балки или кирпичные сводики, посередине комната без своего окна. У некоторых нижних квартир есть дворик, у верхних\u00a0— крыша. Лифт здесь исключение, и часто его негде поставить.",
      street:
        "Площади\u00a0— гостиная всего района. На площадях Соль, Виррейна, Революсьо и Вила столики стоят допоздна, и голоса поднимаются вдоль фасадов; в тридцати метрах, на боковой улице, слышно мало. В неделю 15\u00a0августа, на праздник Феста-Мажор, в украшенных улицах играют за полночь. Приезжие идут сюда ради площадей и дома Висенс.",
      transport:
        "Метро: Fontana и Diagonal (линия 3), Joanic (линия 4); станция FGC Gràcia\u00a0— на Виа-Аугуста. Железный рынок Либертат XIX\u00a0века стоит рядом с улицей Гран-де-Грасия. Почти все улицы без бордюров и закрыты для сквозного проезда. Ближайший большой парк\u00a0— парк Гуэль, вверх по склону.",
      checks: [
        "Посчитайте ступени: третий этаж без лифта может оказаться четвёртым или пятым.",
        "Спросите, у каких комнат окно наружу и считается ли средняя спальней в свидетельстве (cédula).",
        "Если квартира на площади или рядом, откройте окно в пятницу в одиннадцать вечера.",
        "Узнайте, чья терраса на крыше или дворик: собственная, в пользовании одной квартиры или общая.",
        "Покажите специалисту концы балок, прежде всего под крышей, кухней и ванной.",
      ],
      suits:
        "Она подойдёт тем, кто хочет площади, маленькие магазины и соседей у двери в невысоком старом доме. Если нужны лифт, гараж или тихие окна летом, смотрите края квартала или дальше.",
      pros: [
        "Площади через каждые несколько улиц, сквозных машин почти нет.",
        "По краям две линии метро, поезда FGC и рынок Льибертат.",
        "Дома в три-четыре этажа, у некоторых двор или крыша.",
      ],
      cons: [
        "Голоса допоздна на площадях Соль, Виррейна, Револусьо и Вила, в августе Феста-Мажор.",
        "Лестницы: лифт здесь исключение.",
        "От пятидесяти до восьмидесяти квадратных метров, средняя комната без окна.",
      ],
      children:
        "Сад здесь заменяют площади: дети собираются на Виррейне, Диаманте и Побле-Романи, а улицы вровень с тротуаром оставляют им место. Большой парк, Гуэль, в горку; парк Туро за Виа-Аугуста.",
    },
  },
};
