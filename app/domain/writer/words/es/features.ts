import { either } from "../../article/section";
import type { InAnotherLanguage } from "../../book";
import type { features as english } from "../en/features";

export const features: InAnotherLanguage<typeof english> = {
  "feature-outside": {
    heading: either("¿Qué conviene comprobar en la terraza o el balcón?", "¿Cómo es de verdad la terraza o el balcón?"),
    opening:
      "Lo que vale depende de los metros, el sol y el mantenimiento; de quién es lo dicen la escritura y la nota simple.",
    points: [
      "¿Cuánto mide y qué fondo tiene en la parte más estrecha?",
      "¿Dicen lo mismo la escritura y el Registro: privada, o elemento común de uso privativo?",
      "¿A qué horas le da el sol y quién puede mirar?",
      "¿Quién paga la impermeabilización, las barandillas, las plantas o el agua?",
      "¿Está al nivel del salón o hay que subir?",
    ],
  },
  "feature-pool": {
    heading: either("¿Qué conviene preguntar sobre la piscina y el jardín?", "¿Quién mantiene la piscina y el jardín?"),
    opening:
      "Si la piscina o el jardín son propios, los mantiene usted. Si son comunitarios, paga su parte y se atiene a los horarios.",
    points: [
      "¿Son privados, comunitarios o elementos comunes de uso exclusivo? Lo dice la nota simple.",
      "¿Cuánto costaron el año pasado el agua, la luz y el mantenimiento?",
      "¿Se construyó la piscina con licencia y consta en la escritura?",
      "¿Cuándo se renovaron el revestimiento, la bomba y las tuberías?",
      "¿Cuánto sol hay por la tarde y desde dónde se ve?",
    ],
  },
  "feature-lift": {
    heading: either("¿Qué conviene preguntar sobre el ascensor?", "¿Dónde para exactamente el ascensor?"),
    opening: "{!fit.some}Que el anuncio diga «con ascensor» no aclara dónde para.",
    points: [
      "{!fit.some}¿Para en la misma planta de la vivienda o en un rellano intermedio?",
      "¿Hay escalones entre el portal y la cabina?",
      "¿Qué ancho tiene la puerta? Tiene que caber una silla de ruedas o un cochecito.",
      "¿Cuándo se renovó por última vez y hay alguna obra aprobada?",
      "¿Qué parte de sus gastos paga esta vivienda?",
    ],
  },
  "without-lift": {
    heading: either("¿Cómo se valora un piso sin ascensor?", "¿Cuántas plantas subiría a pie cada día?"),
    opening:
      "Cuente los tramos desde la calle, no el número del anuncio. En las fincas antiguas, el entresuelo y el principal pueden quedar por debajo del primero.",
    points: [
      "Suba la escalera con bolsas y a su paso habitual.",
      "¿Han hablado los propietarios de instalar un ascensor? Pida las últimas actas.",
      "¿Cabría un ascensor en el hueco de la escalera o en el patio, y cuánto le tocaría pagar?",
      "¿Por dónde se suben los muebles y se bajan los escombros?",
      "Compare el precio con el de viviendas a la misma altura en fincas que sí lo tienen.",
    ],
  },
  "feature-building": {
    heading: either("{building.name}: ¿qué conviene preguntar?", "¿Qué es del piso y qué es del edificio?"),
    opening:
      "Pregunte si forma parte de la propiedad en la escritura, si se alquila o si lo comparte todo el edificio.",
    points: [
      "¿Tiene inscripción propia en el registro y su propio recibo?",
      "¿Cuánto añade a los gastos de comunidad?",
      "¿Cuánto mide entre paredes o pilares?",
      "¿Hay algún escalón o una puerta estrecha en el camino?",
      "Si hoy no lo hay, ¿se vende o se alquila algo cerca?",
    ],
  },
  "feature-view": {
    heading: either("{view.name}: ¿qué conviene preguntar?", "¿Se mantendrán las vistas?"),
    opening: "Las vistas están en el precio, pero no en la propiedad. Nadie las garantiza.",
    points: [
      "¿Desde qué estancias se ven, de pie o sentado?",
      "¿Qué se puede construir en medio? El planeamiento de las parcelas de enfrente es público.",
      "¿Están bien los cristales y qué frena el sol en verano?",
      "¿Querría la vivienda con las persianas bajadas?",
    ],
  },
};
