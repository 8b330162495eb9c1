import type { Quarter } from "./quarter";

export const santGervasi: Quarter = {
  place: "sarria-sant-gervasi",
  isInside: true,
  words:
    "turo park|galvany|(?<!sarria ?(?:-|i |y |and )? ?)sant? gervasi|гальван|(?<!сарри\\p{L} ?(?:-|и )? ?)сан[- ]?(?:жерва[сз]и|херваси)",
  related: ["community-fees", "lift"],
  in: {
    en: {
      name: "Sant Gervasi",
      locative: "in Sant Gervasi",
      living:
        "Living in Sant Gervasi means wide pavements, a market hall, the Turó Park and apartments of a good size between the Diagonal and the foot of the hills.",
      edges:
        "Sant Gervasi de Cassoles was a town of its own until 1897. The part that most people mean, Sant Gervasi-Galvany, goes from the Diagonal up to Ronda del General Mitre, with Via Augusta and Carrer de Balmes through it; above the ronda the Bonanova begins. It was a place of summer villas, whose gardens were divided up block by block between 1900 and 1980.",
      homes:
        "Around Turó Park, Carrer de Muntaner and Carrer de Santaló there are apartments of 120 square metres and more, from the 1930s to the 1970s, with a service entrance, a concierge and often central heating. Smaller ones are found near Plaça Molina and Carrer de Balmes. A few villas and houses with a garden are left, mostly used as offices or schools.",
      street:
        "Via Augusta, Balmes, Muntaner and General Mitre are through roads; one street further it is calm. Between Carrer de Santaló, Marià Cubí and Tuset bars and restaurants draw people in the evening, above all from Thursday to Saturday. Tourists hardly come here.",
      transport:
        "The FGC line stops at Gràcia, Sant Gervasi, Plaça Molina and Muntaner; for the metro you walk to Diagonal or Fontana. The Galvany market, a brick hall from the 1920s, is on Carrer de Santaló. Turó Park has a pond, old trees and a playground, and the Monterols garden is on a hill above General Mitre.",
      checks: [
        "Ask whether the heating and the hot water are shared, how old the boiler is and what each owner paid last year.",
        "Ask for the community fees over twelve months, with concierge, and the works already approved.",
        "Open the windows towards Via Augusta, Balmes or General Mitre in the morning and again late.",
        "Near Santaló and Marià Cubí, come on a Friday after eleven.",
        "Count the metres of corridor: in these plans they may be a tenth of the area you pay for.",
      ],
      suits:
        "It suits you if you want a large apartment near Turó Park with shops and a market at hand; anyone who wants the metro at the door, small fees or a quiet Friday near Santaló should choose the street first.",
      pros: [
        "Turó Park, the Galvany market and good shops within a few streets.",
        "Apartments of 120 square metres and more, with service entrance and concierge.",
        "Level streets below General Mitre, with the Diagonal at the foot.",
      ],
      cons: [
        "Traffic on Via Augusta, Balmes, Muntaner and General Mitre.",
        "Late evenings between Santaló, Marià Cubí and Tuset.",
        "Long corridors, shared heating and high community fees.",
      ],
      children:
        "Turó Park has a pond, a playground and plenty of shade, and the Monterols garden is above General Mitre. Streets one row away from the through roads are calm, and the pavements are wide.",
    },
    es: {
      name: "Sant Gervasi",
      locative: "en Sant Gervasi",
      living:
        "Vivir en Sant Gervasi es tener aceras anchas, un mercado, el Turó Park y pisos de buen tamaño entre la Diagonal y el pie de la montaña.",
      edges:
        "Sant Gervasi de Cassoles fue municipio hasta 1897. La parte a la que casi todos se refieren, Sant Gervasi-Galvany, va de la Diagonal a la ronda del General Mitre, con la Via Augusta y Balmes por en medio; por encima de la ronda empieza la Bonanova. Fue lugar de torres de veraneo, cuyos jardines se parcelaron manzana a manzana entre 1900 y 1980.",
      homes:
        "Alrededor del Turó Park, de Muntaner y de Santaló hay pisos de 120 metros cuadrados o más, de los años treinta a setenta, con puerta de servicio, conserje y, a menudo, calefacción central. Los hay más pequeños cerca de la plaza Molina y de la calle Balmes. Quedan algunas torres y casas con jardín, casi todas convertidas en despacho o colegio.",
      street:
        "La Via Augusta, Balmes, Muntaner y General Mitre son vías de paso; una calle más allá hay calma. Entre Santaló, Marià Cubí y Tuset, los bares y restaurantes atraen gente por la noche, sobre todo de jueves a sábado. Turistas vienen muy pocos.",
      transport:
        "Los Ferrocarrils paran en Gràcia, Sant Gervasi, Plaça Molina y Muntaner; para el metro hay que ir andando a Diagonal o a Fontana. El mercado de Galvany, un edificio de ladrillo de los años veinte, está en la calle Santaló. El Turó Park tiene estanque, árboles viejos y juegos, y el jardín de Monterols ocupa un alto por encima de General Mitre.",
      checks: [
        "Pregunte si la calefacción y el agua caliente son centrales, qué edad tiene la caldera y cuánto pagó cada propietario el último año.",
        "Pida los gastos de comunidad de doce meses, conserje incluido, y las obras ya aprobadas.",
        "Abra las ventanas que dan a la Via Augusta, Balmes o General Mitre por la mañana y otra vez tarde.",
        "Cerca de Santaló y Marià Cubí, vaya un viernes después de las once.",
        "Cuente los metros de pasillo: en estas distribuciones pueden ser la décima parte de la superficie que se paga.",
      ],
      suits:
        "Le irá bien a quien quiera un piso grande cerca del Turó Park, con tiendas y mercado a mano; quien quiera metro en la puerta, gastos bajos o un viernes tranquilo junto a Santaló debería elegir primero la calle.",
      pros: [
        "El Turó Park, el mercado de Galvany y buenas tiendas en pocas calles.",
        "Pisos de 120 metros cuadrados o más, con puerta de servicio y conserje.",
        "Calles llanas por debajo de General Mitre, con la Diagonal al pie.",
      ],
      cons: [
        "Tráfico en la Via Augusta, Balmes, Muntaner y General Mitre.",
        "Noches largas entre Santaló, Marià Cubí y Tuset.",
        "Pasillos largos, calefacción central y cuotas altas.",
      ],
      children:
        "El Turó Park tiene estanque, juegos y mucha sombra, y el jardín de Monterols queda por encima de General Mitre. A una calle de las vías de paso todo es tranquilo, y las aceras son anchas.",
    },
    ca: {
      name: "Sant Gervasi",
      locative: "a Sant Gervasi",
      living:
        "Viure a Sant Gervasi és tenir voreres amples, un mercat, el Turó Park i pisos de bona mida entre la Diagonal i el peu de la muntanya.",
      edges:
        "Sant Gervasi de Cassoles va ser municipi fins al 1897. La part a què gairebé tothom es refereix, Sant Gervasi-Galvany, va de la Diagonal a la ronda del General Mitre, amb la Via Augusta i Balmes pel mig; per sobre de la ronda comença la Bonanova. Va ser lloc de torres d’estiueig, els jardins de les quals es van parcel·lar illa a illa entre el 1900 i el 1980.",
      homes:
        "Al voltant del Turó Park, de Muntaner i de Santaló hi ha pisos de 120 metres quadrats o més, dels anys trenta als setanta, amb porta de servei, conserge i, sovint, calefacció central. N’hi ha de més petits prop de la plaça Molina i del carrer de Balmes. Queden algunes torres i cases amb jardí, gairebé totes convertides en despatx o escola.",
      street:
        "La Via Augusta, Balmes, Muntaner i General Mitre són vies de pas; un carrer enllà hi ha calma. Entre Santaló, Marià Cubí i Tuset, els bars i restaurants atrauen gent al vespre, sobretot de dijous a dissabte. De turistes en venen molt pocs.",
      transport:
        "Els Ferrocarrils paren a Gràcia, Sant Gervasi, Plaça Molina i Muntaner; per al metro s’ha d’anar a peu a Diagonal o a Fontana. El mercat de Galvany, un edifici de maó dels anys vint, és al carrer de Santaló. El Turó Park té estany, arbres vells i jocs, i el jardí de Monterols ocupa un turó per sobre de General Mitre.",
      checks: [
        "Pregunti si la calefacció i l’aigua calenta són centrals, quina edat té la caldera i quant va pagar cada propietari l’últim any.",
        "Demani les despeses de comunitat de dotze mesos, amb el conserge, i les obres ja aprovades.",
        "Obri les finestres que donen a la Via Augusta, Balmes o General Mitre al matí i un altre cop tard.",
        "Prop de Santaló i Marià Cubí, vagi-hi un divendres després de les onze.",
        "Compti els metres de passadís: en aquestes distribucions poden ser la desena part de la superfície que es paga.",
      ],
      suits:
        "Anirà bé a qui vulgui un pis gran prop del Turó Park, amb botigues i mercat a mà; qui vulgui metro a la porta, despeses baixes o un divendres tranquil al costat de Santaló hauria de triar primer el carrer.",
      pros: [
        "El Turó Park, el mercat de Galvany i bones botigues en pocs carrers.",
        "Pisos de 120 metres quadrats o més, amb porta de servei i conserge.",
        "Carrers plans per sota de General Mitre, amb la Diagonal al peu.",
      ],
      cons: [
        "Trànsit a la Via Augusta, Balmes, Muntaner i General Mitre.",
        "Nits llargues entre Santaló, Marià Cubí i Tuset.",
        "Passadissos llargs, calefacció central i quotes altes.",
      ],
      children:
        "El Turó Park té estany, jocs i molta ombra, i el jardí de Monterols és per sobre de General Mitre. A un carrer de les vies de pas tot és tranquil, i les voreres són amples.",
    },
    ru: {
      name: "Сан-Жервази",
      locative: "в Сан-Жервази",
      living:
        "Жить в Сан-Жервази\u00a0— значит жить между Диагональю и подножием холмов: широкие тротуары, рынок, парк Туро и просторные квартиры.",
      edges:
        "Сан-Жервази-де-Кассолес был отдельным муниципалитетом до 1897\u00a0года. Обычно имеют в виду его часть Гальвань: от Диагонали до бульвара Женераль-Митре, с улицами Виа-Аугуста и Бальмес посередине; выше начинается Бонанова. Здесь стояли летние виллы, а их сады с 1900 по 1980\u00a0год застроили квартал за кварталом.",
      homes:
        "Вокруг парка Туро, улиц Мунтанер и Сантало\u00a0— квартиры от 120 квадратных метров в домах 1930–1970-х годов, с чёрным ходом, консьержем и нередко центральным отоплением. У площади Молина и улицы Бальмес квартиры поменьше. В угловых домах светлее, а в глубоких середина квартиры освещена через световой колодец. Осталось несколько вилл и домов с садом, почти все теперь конторы и школы.",
      street:
        "Виа-Аугуста, Бальмес, Мунтанер и Женераль-Митре\u00a0— проезжие улицы; на соседних спокойно. Между улицами Сантало, Мариа-Куби и Тусет вечером людно в барах и ресторанах, больше всего с четверга по субботу. Тише всего у парка Туро. Туристов здесь почти не бывает.",
      transport:
        "Поезда FGC останавливаются на станциях Gràcia, Sant Gervasi, Plaça Molina и Muntaner; до метро идут пешком, к станциям Diagonal или Fontana. Кирпичный рынок Гальвань 1920-х годов стоит на улице Сантало. В парке Туро есть пруд, старые деревья и детская площадка, а сад Монтеролс занимает холм над Женераль-Митре.",
      checks: [
        "Узнайте, общие ли отопление и горячая вода, сколько лет котлу и сколько за год заплатил каждый собственник.",
        "Попросите взносы в сообщество за двенадцать месяцев, с консьержем, и список одобренных работ.",
        "Откройте окна на Виа-Аугуста, Бальмес или Женераль-Митре утром и ещё раз поздно вечером.",
        "Рядом с улицами Сантало и Мариа-Куби побывайте в пятницу после одиннадцати вечера.",
        "Посчитайте метры коридора: при такой планировке на них может приходиться десятая часть оплаченной площади.",
      ],
      suits:
        "Он подойдёт тем, кто хочет большую квартиру у парка Туро, магазины и рынок под рукой. Если важны метро у двери, низкие взносы или тихая пятница у улицы Сантало, сначала выбирайте улицу.",
      pros: [
        "Парк Туро, рынок Гальвань и хорошие магазины на соседних улицах.",
        "Квартиры от 120 квадратных метров с чёрным ходом и консьержем.",
        "Ниже Женераль-Митре улицы ровные, внизу Диагональ.",
      ],
      cons: [
        "Машины на Виа-Аугуста, Бальмес, Мунтанер и Женераль-Митре.",
        "Долгие вечера между улицами Сантало, Мариа-Куби и Тусет.",
        "Длинные коридоры, общее отопление и высокие взносы.",
      ],
      children:
        "В парке Туро пруд, площадка и много тени, а сад Монтеролс лежит выше Женераль-Митре. В одной улице от проезжих дорог уже спокойно, тротуары широкие.",
    },
  },
};
