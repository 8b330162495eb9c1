import type { InAnotherLanguage } from "../../book";
import { either } from "../../section";
import type { newBuild as english } from "../en/new-build";

export const newBuild: InAnotherLanguage<typeof english> = {
  "new-tax": {
    heading: either("El impuesto de la obra nueva", "IVA y AJD en lugar de ITP"),
    opening:
      "La vivienda que se compra al promotor no paga ITP. Paga IVA, al {new.vat}, y actos jurídicos documentados (AJD), al {new.stamp}: el primero por ley estatal (Ley 37/1992, art. 91), el segundo por el Código tributario de Cataluña (Decreto legislativo 1/2024). Consultamos ambos tipos el {checked}.",
    closing: [
      "A {x.price} son {x.vat} y {x.stamp}, en total {x.newTax}.",
      "Una vivienda de segunda mano del mismo precio pagaría {x.tax} de ITP, según la escala en vigor desde el {itp.date}.",
      either(
        "El aparcamiento y el trastero que se compran con la vivienda suelen seguir su impuesto; pida la cuenta con todo dentro.",
        "Pregunte si el precio del folleto incluye el IVA. A menudo no lo incluye.",
      ),
    ],
  },
  "new-or-resale": {
    heading: either("Obra nueva o segunda mano: el impuesto al mismo precio", "El mismo precio, dos impuestos"),
    opening:
      "La obra nueva paga un {new.vat} de IVA y un {new.stamp} de AJD (tipos consultados el {checked}). La vivienda de segunda mano paga ITP por tramos, del {itp.rate1} al {itp.rate4}, desde el {itp.date} (Decreto ley 5/2025).",
    closing: [
      "Hasta {equal.price}, al mismo precio, la vivienda de segunda mano paga menos; en esa cifra se igualan.",
      either(
        "El impuesto es una línea de la comparación. La reforma, la energía y la comunidad son otras.",
        "Lo que una vivienda de segunda mano ahorra en impuesto puede irse en la reforma: compare la suma y no el tipo.",
      ),
    ],
  },
  "new-developments": {
    heading: either("Nuestras promociones", "Qué hay en oferta"),
    opening: "Promociones que tenemos a {date}, con el precio de la vivienda más económica de cada una:",
    closing: [
      "Mire en qué fase está el edificio antes de comparar precios: proyectado, en construcción y terminado son tres compras distintas.",
      "Si solo está proyectado, no hay nada que visitar: los documentos son todo lo que tiene.",
    ],
  },
  "new-advert": {
    heading: either("Qué debe decir el anuncio", "Lea el anuncio como si fuera un contrato"),
    opening:
      "La ley catalana tiene una lista propia para los anuncios de vivienda (Ley 18/2007, art. 59). En obra nueva deben decir:",
    points: [
      "Dónde está y si está terminada, en construcción o solo proyectada.",
      "El número de la licencia de obras y el día en que caduca.",
      "La superficie útil y la construida, con los anejos aparte.",
      "Quién la comercializa, con dirección y teléfono, y el número de registro del agente.",
    ],
    closing:
      "Lo que dice el anuncio se puede exigir después (art. 58.3–4). Guarde copia del folleto y de la página, con la fecha.",
  },
  "new-money": {
    heading: either("El dinero que se paga antes de las llaves", "Pagar mientras se construye"),
    opening: [
      "Antes de cobrar nada a cuenta, el promotor debe tener licencia, título sobre el suelo y las garantías y seguros que exige la ley (Ley 18/2007, art. 63).",
      "Pida verlos uno a uno y apunte el nombre del banco o la aseguradora y el número de la póliza.",
    ],
    middle: either(
      "Pague solo en la cuenta que nombra la garantía y guarde cada recibo.",
      "Procure que los pagos dependan de fases de la obra y no de días del calendario.",
    ),
    points: [
      "¿Qué pasa con el dinero si caduca la licencia o si el edificio se retrasa?",
      "¿Desde qué día hay retraso y qué consecuencias tiene?",
      "¿Se puede ceder el contrato a otro comprador y con qué condiciones?",
      "¿Qué cambios puede hacer el promotor sin preguntar?",
    ],
  },
  "new-label": {
    heading: either("La etiqueta energética de un edificio que aún no existe", "Etiqueta de proyecto y etiqueta final"),
    opening: [
      "Los anuncios de viviendas sin construir muestran la etiqueta del proyecto (RD 390/2021, art. 17.1). La del edificio terminado es otro documento: pídala cuando le den las llaves.",
      "Pregunte de qué supuestos partía el proyecto y, cuando exista la segunda letra, compárelas.",
    ],
    middle:
      "{?list.labels}Para comparar, nuestras viviendas de segunda mano a {date}, por calificación energética: {list.labels}.",
    closing: either(
      "Una buena letra sale del aislamiento, las ventanas y la climatización. Pida las tres cosas por escrito, con marcas y espesores.",
      "La letra no dice nada del ruido ni del calor de agosto. Pregunte por los cristales, las persianas y la orientación.",
    ),
  },
  "new-questions": {
    heading: either("Qué preguntar antes de reservar", "Preguntas para la oficina de ventas"),
    opening: either(
      "El piso piloto muestra los acabados, no su vivienda. Con estas preguntas se acercará al suyo.",
      "Lleve el plano y haga apuntar en él cada respuesta.",
    ),
    points: [
      "¿Cuál es la superficie útil de este piso, estancia por estancia y sin la terraza?",
      "¿Qué hay, o qué se puede construir, delante de cada ventana?",
      "¿Qué acabados entran en el precio y cuánto cuesta cada cambio?",
      "¿Van incluidos el aparcamiento y el trastero, y dónde están exactamente?",
      "¿Cuánto se prevé de comunidad y en qué se basa?",
      "¿Quiénes son la constructora y el arquitecto, y qué han terminado cerca?",
      "¿Se devuelve la reserva si el banco presta menos de lo previsto?",
    ],
  },
  "new-handover": {
    heading: either("Cuando se acercan las llaves", "La entrega"),
    opening: either(
      "Antes de la escritura hay una visita para comprobar la vivienda. Vaya con tiempo, un metro y la memoria de calidades.",
      "La lista de defectos se hace antes de la escritura, porque después todo tarda más.",
    ),
    points: [
      "Compare materiales y marcas con la memoria de calidades del contrato.",
      "Abra y cierre cada puerta, ventana y persiana.",
      "Deje correr el agua en cada grifo y desagüe, y mire debajo.",
      "Fotografíe lo que no esté bien y que le firmen la lista.",
      "Pida el libro del edificio, las garantías de los aparatos y el certificado energético final.",
      "Pregunte cuándo podrá poner el agua y la luz a su nombre.",
    ],
    closing:
      "Si necesita préstamo, recuerde su calendario: entre la ficha vinculante del banco y la escritura pasan al menos {loan.days} días (Ley 22/2010 de Cataluña, art. 262-4).",
  },
};
