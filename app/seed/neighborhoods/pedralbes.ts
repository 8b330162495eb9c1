// Sample text about a real neighbourhood: general knowledge, no figures. The agent edits it like any other row.
import { paragraphs } from "../paragraphs";
import type { SampleNeighborhood } from "../sample-neighborhood";

export const pedralbes: SampleNeighborhood = {
  slug: "pedralbes",
  name: { en: "Pedralbes", es: "Pedralbes", ca: "Pedralbes", ru: "Педральбес" },
  locative: { en: "in Pedralbes", es: "en Pedralbes", ca: "a Pedralbes", ru: "в Педральбесе" },
  tagline: {
    en: "Gardens below the hill",
    es: "Jardines al pie de la montaña",
    ca: "Jardins al peu de la muntanya",
    ru: "Сады у подножия холма",
  },
  description: {
    en: paragraphs(
      "Pedralbes climbs from the Diagonal towards the Collserola hills. At its centre is the monastery that Queen Elisenda de Montcada founded in the fourteenth century; around it the streets still follow garden walls and rows of trees.",
      "Homes are of two kinds: houses with their own garden, and apartments from the second half of the twentieth century, set among shared lawns, often with a pool, a concierge and a garage. The buildings are well apart, so there is light and often a view. At a viewing, ask what the community of owners spends on the garden and the pool.",
      "It is green and has room for a car. Several schools and the university campus along the Diagonal are close by; shops are few, the streets are steep, and the metro runs only along the lower edge. The paths of Collserola begin where the houses end.",
    ),
    es: paragraphs(
      "Pedralbes sube desde la Diagonal hacia la sierra de Collserola. Su punto de referencia es el monasterio que fundó en el siglo XIV la reina Elisenda de Montcada; a su alrededor, las calles aún bordean tapias de jardín e hileras de árboles.",
      "Hay dos clases de vivienda: casas con jardín propio y edificios de la segunda mitad del siglo XX entre zonas verdes comunitarias, a menudo con piscina, conserje y garaje. Hay vistas y luz porque los edificios están separados entre sí. En la visita, pregunte cuánto gasta la comunidad en jardín y piscina.",
      "A cambio del verde, hay pocas tiendas y muchas cuestas, y el metro solo pasa por la parte baja. Los caminos de Collserola empiezan donde acaban las casas.",
    ),
    ca: paragraphs(
      "Pedralbes puja des de la Diagonal cap a la serra de Collserola. El seu punt de referència és el monestir que va fundar al segle XIV la reina Elisenda de Montcada; al voltant, els carrers encara voregen murs de jardí i fileres d’arbres.",
      "Hi ha dues menes d’habitatge: cases amb jardí propi i edificis de la segona meitat del segle XX entre zones verdes comunitàries, sovint amb piscina, conserge i garatge. Hi ha vistes i llum perquè els edificis estan separats entre si. A la visita, pregunti quant gasta la comunitat en jardí i piscina.",
      "A canvi del verd, hi ha poques botigues i moltes pujades, i el metro només passa per la part baixa. Els camins de Collserola comencen on s’acaben les cases.",
    ),
    ru: paragraphs(
      "Педральбес поднимается от проспекта Диагональ к холмам Кольсеролы. Его главный ориентир\u00a0— монастырь, основанный в XIV\u00a0веке королевой Элисендой де Монкада; улицы вокруг него по-прежнему идут вдоль садовых оград и рядов деревьев.",
      "Жильё здесь двух видов: дома с собственным садом и здания второй половины XX\u00a0века среди общих газонов, часто с бассейном, консьержем и гаражом. Дома стоят свободно, поэтому в них много света и есть вид. На просмотре спросите, сколько собственники платят за сад и бассейн.",
      "Здесь тихо, зелено и есть где поставить машину. Магазинов мало, улицы крутые, метро проходит только по нижнему краю; вдоль Диагонали\u00a0— университет. Тропы Кольсеролы начинаются там, где кончаются дома.",
    ),
  },
  isNamed: true,
  photoFile: "neighbourhood-pedralbes.jpg",
  photoAlt: {
    en: "Quiet avenue under trees, with stone garden walls and hedges on both sides",
    es: "Avenida tranquila bajo los árboles, con tapias de piedra y setos a ambos lados",
    ca: "Avinguda tranquil·la sota els arbres, amb murs de pedra i tanques verdes a banda i banda",
    ru: "Тихая аллея под деревьями, по обеим сторонам каменные ограды и живые изгороди",
  },
  center: { latitude: 41.39103, longitude: 2.11019 },
  labelPoint: { latitude: 41.39015, longitude: 2.11023 },
  bbox: { west: 2.09779, south: 41.38183, east: 2.1296, north: 41.40111 },
  areaHa: 268.5,
  inside: "les-corts",
  order: 2,
};
