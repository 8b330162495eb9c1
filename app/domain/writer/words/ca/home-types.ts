import { either } from "../../article/section";
import type { InAnotherLanguage } from "../../book";
import type { homeTypes as english } from "../en/home-types";

export const homeTypes: InAnotherLanguage<typeof english> = {
  "type-apartment": {
    heading: either("Com es tria un pis?", "Què distingeix un pis d’un altre?"),
    opening: either(
      "Dos pisos de la mateixa mida al mateix carrer poden ser llars molt diferents. Les diferències no són al titular de l’anunci.",
      "Comenci per com viu i no pels metres.",
    ),
    points: [
      "Quina planta és, i com s’hi puja el dia que l’ascensor no funciona?",
      "Quines estances donen al carrer i quines al pati d’illa? On dormirà?",
      "Quantes hores de sol té la sala a l’hivern?",
      "Pot viure amb aquesta distribució o el primer seria tirar una paret a terra?",
      "Què han acordat reparar els propietaris de la finca?",
      "De quan són les finestres, la instal·lació elèctrica i les canonades?",
    ],
  },
  "type-house": {
    heading: either("Què cal preguntar quan es visita una casa?", "Una casa no té comunitat, o la té petita"),
    opening: either(
      "En una casa decideix vostè, i també paga vostè la teulada, el jardí i els desguassos.",
      "El que en un edifici paga la comunitat, en una casa ho paga el propietari. Pregunti primer pel manteniment.",
    ),
    points: [
      "Quan es van revisar la teulada, els canalons i els desguassos?",
      "Quines parets són mitgeres, i hi ha acord amb els veïns?",
      "Quant costen a l’any el jardí i la piscina, i consta la piscina als documents?",
      "Tot el que hi ha construït és al registre i té llicència?",
      "Com s’arriba a les botigues, a l’escola i al transport sense cotxe?",
      "Què s’hi pot construir encara, a les parcel·les veïnes?",
    ],
  },
  "type-penthouse": {
    heading: either("Què cal preguntar quan es visita un àtic?", "Com estan la terrassa, la coberta i l’ascensor?"),
    opening: either(
      "En un àtic es paguen la terrassa i les vistes. Comprovi als documents què n’hi ha de segur.",
      "Tenir el cel al damunt és no tenir veïns a sobre, però també tenir el sol, la pluja i la calor directes a la coberta.",
    ),
    points: [
      "La terrassa també és privada a l’escriptura i al Registre, o és un element comú d’ús privatiu?",
      "Quan es va renovar la impermeabilització de la terrassa i qui paga si filtra al pis de sota?",
      "{!f.lift}L’ascensor arriba a aquesta planta o a l’anterior?",
      "Tenen llicència i permís de la comunitat la pèrgola, el tendal o el tancament?",
      "Quanta calor hi fa a l’agost i què fa ombra als vidres?",
      "Quants metres fa la terrassa i compten en els construïts?",
      "Què s’hi podria construir al davant?",
    ],
  },
  "type-studio": {
    heading: either("Què cal preguntar quan es visita un estudi?", "Què s’ha de mirar en una sola estança?"),
    opening: either(
      "En una sola estança compta cada metre: mesuri en lloc de calcular a ull.",
      "Un estudi es compra per l’adreça, la llum i la planta. Comprovi totes tres coses allà mateix.",
    ),
    points: [
      "Té cèdula d’habitabilitat, i per a quantes persones?",
      "On aniria el llit i què hi ha a l’altra banda de la paret?",
      "Hi caben una taula, un armari i una rentadora?",
      "S’obre la finestra, i on dona?",
      "Li correspon un traster a l’edifici?",
      "Limiten els estatuts de la comunitat el lloguer?",
    ],
  },
  "type-duplex": {
    heading: either("Què cal preguntar quan es visita un dúplex?", "Com es viu en dues plantes?"),
    opening: either(
      "Un dúplex separa el dia de la nit, i l’escala ocupa lloc a totes dues plantes.",
      "Dues plantes en un edifici de pisos donen la distribució d’una casa. L’escala decideix si li convé.",
    ),
    points: [
      "Què hi ha a cada planta, i hi ha bany a totes dues?",
      "Quanta superfície queda sota l’escala o sota un sostre inclinat?",
      "Té una porta d’entrada o dues, i l’ascensor para a la que farà servir?",
      "Totes dues plantes són una sola finca al registre?",
      "Fa calor a dalt a l’estiu? Pregunti quin aïllament té la coberta.",
      "Hi pujaria un sofà gran?",
    ],
  },
  "type-loft": {
    heading: either("Què cal preguntar quan es visita un loft?", "És legalment un habitatge?"),
    opening: either(
      "Els lofts tenen alçada, llum i un passat d’una altra cosa. Els documents diuen si aquest passat s’ha acabat.",
      "Abans d’admirar el sostre, pregunti com l’anomena el registre.",
    ),
    points: [
      "Està inscrit com a habitatge i té cèdula d’habitabilitat?",
      "Quan es va transformar i amb quina llicència?",
      "Com s’escalfa i es refresca una estança d’aquesta alçada, i quant costa?",
      "Hi ha un dormitori amb porta i finestra pròpies?",
      "Què són els altres locals de l’edifici: habitatges, tallers, oficines?",
      "Quin gruix té el forjat que el separa d’ells?",
    ],
  },
};
