import type { InAnotherLanguage } from "../../book";
import { either } from "../../section";
import type { selling as english } from "../en/selling";

export const selling: InAnotherLanguage<typeof english> = {
  "sell-price": {
    heading: either("En qué se apoya un precio", "El precio, y de dónde sale"),
    opening: [
      "{?m2.from}A {date} tenemos {list.homes}, con precios anunciados de {m2.from} a {m2.to} por metro cuadrado construido.",
      "{?m2.median}El valor central es {m2.median}.",
      "Las que están {place.in}: {place.m2}.",
      "{?list.few}Es una muestra pequeña de precios anunciados: orienta, pero no valora.",
    ],
    closing: [
      either(
        "Lo que pide un propietario y lo que paga un comprador son dos cifras; la segunda solo está en la escritura.",
        "El precio de oferta dice lo que espera un propietario. Lo que se pagó lo dice la escritura, y los anuncios no enseñan escrituras.",
      ),
      "La planta, la luz, el ascensor, la terraza, el estado y la calle mueven el precio dentro de una misma manzana. Por eso una valoración requiere visita.",
      "Pregunte a quien le valore la vivienda en qué ventas se apoya la cifra y de cuándo son.",
    ],
  },
  "sell-papers": {
    heading: either("Los documentos que conviene reunir primero", "Una carpeta que ahorra semanas"),
    opening: either(
      "Un comprador pierde antes la paciencia por un documento que falta que por el precio. Casi todos se pueden pedir por internet.",
      "Unos documentos tardan días y otros, semanas. Empiece por los que debe emitir otra persona.",
    ),
    points: [
      "La nota simple, para ver que nombre, superficie y cargas estén bien.",
      "La escritura por la que la vivienda pasó a ser suya.",
      "La cédula de habitabilidad, necesaria para vender salvo pocas excepciones (Ley 18/2007, arts. 60.4 y 132).",
      "El certificado energético, que el anuncio debe mostrar.",
      "El último recibo del IBI.",
      "El certificado de deudas de la comunidad.",
      "Licencias y facturas de las obras.",
      "Si hay hipoteca, un certificado de lo que queda por pagar.",
    ],
    closing: "Si una superficie no coincide en dos documentos, averigüe por qué antes de que lo haga un comprador.",
  },
  "sell-order": {
    heading: either("El encargo que da a un agente", "Qué debe decir la nota de encargo"),
    opening:
      "En Cataluña ningún agente puede anunciar su vivienda sin un encargo firmado, la nota de encargo (Ley 18/2007, art. 58.5). Debe indicar (art. 55.6):",
    points: [
      "El agente, con su número de registro, y los propietarios.",
      "Qué se encarga y por cuánto tiempo.",
      "Los datos registrales, las cargas y si es vivienda protegida.",
      "El precio y los honorarios.",
      "Las obligaciones de ambas partes.",
    ],
    closing: either(
      "Lea dos veces dos líneas: cuánto tiempo le obliga y cuándo se pagan los honorarios.",
      "Pregunte qué ocurre si encuentra usted al comprador, y que la respuesta figure en el encargo.",
    ),
  },
  "sell-advert": {
    heading: either("El anuncio obliga", "Lo que dice el anuncio se puede exigir"),
    opening: [
      "Según la ley catalana, los datos de un anuncio se pueden exigir después aunque el contrato no los repita (Ley 18/2007, art. 58.3–4).",
      either(
        "Por eso conviene dar las superficies de los documentos y callar lo que no se pueda demostrar.",
        "Por eso un ascensor que se queda una planta más abajo debe constar, y unas vistas al mar que piden subirse a una silla, no.",
      ),
    ],
    closing: [
      "Todo anuncio debe mostrar la etiqueta energética (RD 390/2021, arts. 15 y 17) y el número de registro del agente (Ley 18/2007, art. 59 e).",
      "Un anuncio que nombra los puntos débiles trae menos visitas y mejores: quien viene sabe lo que va a ver.",
    ],
  },
  "sell-costs": {
    heading: either("Qué le cuesta la venta", "La parte del vendedor"),
    opening: "El comprador paga el impuesto de la compra, la escritura y el registro. Del lado del vendedor quedan:",
    points: [
      "Los gastos de la entrega y la plusvalía municipal (Código civil de Cataluña, art. 531-6).",
      "El impuesto sobre la renta si hay ganancia, en la declaración de ese año.",
      "Los honorarios del agente, según el encargo.",
      "Los certificados y, si hay hipoteca, su cancelación.",
      "Si no reside en España, el {withheld.rate} del precio, que el comprador retiene e ingresa por usted en Hacienda con el modelo {withheld.form} (RD 1776/2004, art. 14).",
    ],
    closing:
      "Guarde las facturas de la compra y de las obras. Pueden contar al calcular la ganancia; su asesor le dirá cuáles.",
  },
  "sell-prepare": {
    heading: either("Antes de la primera fotografía", "Preparar la vivienda"),
    opening: either(
      "Arregle primero lo pequeño. Un grifo que gotea hace pensar en las tuberías.",
      "El comprador percibe la entrada, la luz y el olor antes que los metros. Empiece por ahí.",
    ),
    points: [
      "Repare lo que gotea, roza o parpadea.",
      "Despeje mesas, encimeras y recibidor; la mitad de lo que hay encima cabe en cajas.",
      "Limpie los cristales, quite las cortinas pesadas y haga las fotografías cuando el sol entre en el salón.",
      "Deje el plano y el certificado energético sobre la mesa en cada visita.",
      "Decida quién abre la puerta y quién responde, y que sea siempre la misma persona.",
      "Apunte qué se queda: cocina, lámparas, aire acondicionado.",
    ],
    closing: "Lo que sepa que está mal, dígalo enseguida. Si no, lo descubrirá el técnico del comprador.",
  },
  "sell-questions": {
    heading: either("Lo que preguntarán los compradores", "Respuestas que conviene tener"),
    opening: either(
      "Las mismas preguntas llegan en casi todas las visitas. Una buena respuesta tiene un documento detrás.",
      "Prepárelas una vez y las visitas serán más cortas y más tranquilas.",
    ),
    points: [
      "¿Por qué vende y cuándo quedaría libre?",
      "¿Cuánto mide, construido y útil, y qué documento lo dice?",
      "¿Cuánto es la comunidad y hay obras aprobadas?",
      "¿Qué obras se hicieron y con qué licencia?",
      "¿Cuánto se paga al año de calefacción, luz y agua?",
      "¿Cómo es de noche, y en agosto?",
      "¿Qué se queda y qué se lleva?",
    ],
    closing:
      "«No lo sé, lo averiguo» es una buena respuesta. Una suposición no lo es: lo que queda por escrito se puede exigir.",
  },
};
