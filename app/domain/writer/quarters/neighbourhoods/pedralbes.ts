import type { NeighbourhoodTexts } from "../quarter";

export const pedralbes: NeighbourhoodTexts = {
  related: ["community-fees", "parking-space", "living-costs-of-a-home", "terrace"],
  in: {
    en: {
      edges:
        "It lies above the Diagonal, between Sarrià and Esplugues de Llobregat, in the district of Les Corts. Avinguda de Pedralbes climbs through the middle from the gates of the Güell estate to the monastery. The lower part has the university campus and the gardens of the royal palace; the upper part, towards the Ronda de Dalt and Parc de l’Oreneta, has houses on large plots. Palau Reial, Maria Cristina and Zona Universitària (metro line 3, tram) serve the bottom, and Reina Elisenda (FGC) the eastern side.",
      street:
        "This is one of the stillest parts of the city at night. By day there is school and university traffic, most of it on Avinguda de Pedralbes and Carrer de Bosch i Gimpera at nine and at five; the Diagonal and the Ronda de Dalt are heard from the rows nearest to them. Visitors come to the monastery in small numbers.",
      checks: [
        "Ask for the community’s budget: garden, pool, concierge and security can be the larger part of the monthly cost.",
        "In a house, have the roof, the pool and the retaining walls looked at, and ask who answers for the walls.",
        "Ask for the building licence and its drawings, where rooms have been added below or above.",
        "Walk to the nearest shop and station and back: many addresses need a car.",
        "Ask how the home is heated and what last winter cost; detached buildings lose heat on all sides.",
      ],
      suits:
        "Pedralbes suits you if you want a garden or a pool, a garage and silence at night, and are ready to drive; anyone who wants a baker, a bar and a metro station downstairs won’t find them on most of its streets.",
      pros: [
        "Very quiet at night and green all the year.",
        "Houses and large apartments with gardens, pools, concierges and parking, rare elsewhere in the city.",
        "The Diagonal and the Ronda de Dalt are near if you drive.",
      ],
      cons: [
        "Few shops and hardly a bar on foot from many addresses.",
        "Slopes, and a metro only along the Diagonal.",
        "High running costs: garden, pool, concierge and security are shared by few owners.",
      ],
      children:
        "There is room: the gardens of the royal palace, the Cervantes park with its roses, and Parc de l’Oreneta with its miniature railway. Streets are wide and have little traffic outside school hours, but many errands need a car.",
    },
    es: {
      edges:
        "Queda por encima de la Diagonal, entre Sarrià y Esplugues de Llobregat, en el distrito de Les Corts. La avenida de Pedralbes sube por el medio, de las puertas de la finca Güell al monasterio. Abajo están el campus universitario y los jardines del palacio real; arriba, hacia la ronda de Dalt y el parque de l’Oreneta, casas en parcelas grandes. Palau Reial, Maria Cristina y Zona Universitària (línea 3 y tranvía) sirven la parte baja, y Reina Elisenda (Ferrocarrils), el lado de Sarrià.",
      street:
        "De noche es de lo más silencioso de la ciudad. De día hay coches de colegios y universidad, sobre todo en la avenida de Pedralbes y la calle Bosch i Gimpera, a las nueve y a las cinco; la Diagonal y la ronda de Dalt se oyen desde las primeras filas. Al monasterio vienen visitantes, pero pocos.",
      checks: [
        "Pida el presupuesto de la comunidad: jardín, piscina, conserje y vigilancia pueden ser lo principal del gasto mensual.",
        "En una casa, haga mirar la cubierta, la piscina y los muros de contención, y pregunte quién responde de ellos.",
        "Pida la licencia y sus planos si se han añadido estancias, abajo o arriba.",
        "Vaya a pie a la tienda y a la estación más cercanas y vuelva: en muchas direcciones hace falta coche.",
        "Pregunte cómo se calienta y qué costó el último invierno: un edificio aislado pierde calor por los cuatro lados.",
      ],
      suits:
        "Pedralbes le irá bien a quien quiera jardín o piscina, garaje y silencio por la noche, y no le importe conducir; quien necesite panadería, bar y metro debajo de casa no los encontrará en la mayoría de sus calles.",
      pros: [
        "Mucho silencio de noche y verde todo el año.",
        "Casas y pisos grandes con jardín, piscina, conserje y aparcamiento, escasos en el resto de la ciudad.",
        "La Diagonal y la ronda de Dalt, cerca para quien va en coche.",
      ],
      cons: [
        "Pocas tiendas y casi ningún bar a pie desde muchas direcciones.",
        "Cuestas, y metro solo a lo largo de la Diagonal.",
        "Gastos altos: jardín, piscina, conserje y vigilancia se reparten entre pocos propietarios.",
      ],
      children:
        "Sitio hay: los jardines del palacio real, el parque de Cervantes con sus rosales y el de l’Oreneta, con su tren en miniatura. Las calles son anchas y con poco tráfico fuera de las horas de colegio, pero para muchos recados hace falta coche.",
    },
    ca: {
      edges:
        "És per sobre de la Diagonal, entre Sarrià i Esplugues de Llobregat, al districte de les Corts. L’avinguda de Pedralbes puja pel mig, de les portes de la finca Güell al monestir. A baix hi ha el campus universitari i els jardins del palau reial; a dalt, cap a la ronda de Dalt i el parc de l’Oreneta, cases en parcel·les grans. Palau Reial, Maria Cristina i Zona Universitària (línia 3 i tramvia) serveixen la part baixa, i Reina Elisenda (Ferrocarrils), el costat de Sarrià.",
      street:
        "De nit és dels llocs més silenciosos de la ciutat. De dia hi ha cotxes d’escoles i universitat, sobretot a l’avinguda de Pedralbes i el carrer de Bosch i Gimpera, a les nou i a les cinc; la Diagonal i la ronda de Dalt se senten des de les primeres files. Al monestir hi venen visitants, però pocs.",
      checks: [
        "Demani el pressupost de la comunitat: jardí, piscina, conserge i vigilància poden ser la part principal de la despesa mensual.",
        "En una casa, faci mirar la coberta, la piscina i els murs de contenció, i pregunti qui en respon.",
        "Demani la llicència i els plànols si s’hi han afegit estances, a baix o a dalt.",
        "Vagi a peu a la botiga i a l’estació més properes i torni: en moltes adreces cal cotxe.",
        "Pregunti com s’escalfa i què va costar l’últim hivern: un edifici aïllat perd calor pels quatre costats.",
      ],
      suits:
        "Pedralbes anirà bé a qui vulgui jardí o piscina, garatge i silenci a la nit, i no li faci res conduir; qui necessiti forn, bar i metro a sota de casa no els trobarà a la majoria dels seus carrers.",
      pros: [
        "Molt de silenci a la nit i verd tot l’any.",
        "Cases i pisos grans amb jardí, piscina, conserge i aparcament, escassos a la resta de la ciutat.",
        "La Diagonal i la ronda de Dalt, a prop per a qui va en cotxe.",
      ],
      cons: [
        "Poques botigues i gairebé cap bar a peu des de moltes adreces.",
        "Pendents, i metro només al llarg de la Diagonal.",
        "Despeses altes: jardí, piscina, conserge i vigilància es reparteixen entre pocs propietaris.",
      ],
      children:
        "D’espai n’hi ha: els jardins del palau reial, el parc de Cervantes amb els rosers i el de l’Oreneta, amb el tren en miniatura. Els carrers són amples i amb poc trànsit fora de les hores d’escola, però per a molts encàrrecs cal cotxe.",
    },
    ru: {
      edges:
        "Район лежит выше Диагонали, между Саррией и городом Эсплугес-де-Льобрегат, в округе Лес-Кортс. Посередине, от ворот усадьбы Гуэль до монастыря, поднимается проспект Педральбес. Внизу\u00a0— университет и сады королевского дворца; наверху, к Ронда-де-Дальт и парку Оренета,\u00a0— дома на больших участках. К нижней части подходят станции Palau Reial, Maria Cristina и Zona Universitària (линия метро 3, трамвай), к стороне Саррии\u00a0— Reina Elisenda (поезда FGC).",
      street:
        "Ночью это одно из самых тихих мест города. Днём едут к школам и университету, больше всего в девять и в пять по проспекту Педральбес и улице Бош-и-Жимпера; Диагональ и Ронда-де-Дальт слышны из ближайших к ним домов. В монастырь приезжают, но понемногу.",
      checks: [
        "Попросите смету сообщества: сад, бассейн, консьерж и охрана могут составлять большую часть ежемесячных расходов.",
        "В доме покажите специалисту крышу, бассейн и подпорные стены и спросите, кто за них отвечает.",
        "Если помещения пристраивали снизу или сверху, попросите разрешение на строительство и его чертежи.",
        "Дойдите до ближайшего магазина и станции и вернитесь: со многих адресов нужна машина.",
        "Спросите, как отапливается жильё и во сколько обошлась прошлая зима: отдельно стоящий дом теряет тепло со всех сторон.",
      ],
      suits:
        "Педральбес подойдёт тем, кому нужны сад или бассейн, гараж и тишина ночью и кто готов ездить на машине. Булочной, бара и метро у подъезда на большинстве улиц нет.",
      pros: [
        "Ночью очень тихо, круглый год много зелени.",
        "Дома и большие квартиры с садом, бассейном, консьержем и парковкой, в других районах редкие.",
        "На машине близко до Диагонали и кольцевой Ронда-де-Дальт.",
      ],
      cons: [
        "Со многих адресов пешком мало магазинов и почти нет баров.",
        "Склоны, а метро идёт только вдоль Диагонали.",
        "Содержание дорогое: сад, бассейн, консьержа и охрану делят между собой немногие собственники.",
      ],
      children:
        "Места много: сады королевского дворца, парк Сервантеса с розарием и парк Оренета с маленькой железной дорогой. Улицы широкие, машин вне школьных часов немного, но по делам часто приходится ехать.",
    },
  },
};
