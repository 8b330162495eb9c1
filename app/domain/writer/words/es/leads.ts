import type { InAnotherLanguage } from "../../book";
import { either } from "../../section";
import type { leads as english } from "../en/leads";

export const leads: InAnotherLanguage<typeof english> = {
  "lead-place": {
    opening: [
      "{place.tagline}: así se resume la zona en pocas palabras.",
      either(
        "{?list.homes}Antes de la primera visita {place.in} conviene saber cuatro cosas: cómo es la zona, qué hay en venta, cuánto cuesta al final y qué preguntar en la visita.",
        "{?list.homes}Este texto es para quien piensa en comprar {place.in}. Empieza por las calles, sigue por los precios y acaba con las preguntas de la primera visita.",
        "{?list.homes}Un plano dibuja el contorno de un barrio. Quien compra {place.in} necesita más: viviendas con su precio por metro y las preguntas que una fotografía no contesta.",
        "{!list.homes}Antes de la primera visita {place.in} conviene saber tres cosas: cómo es la zona, cuánto cuesta una compra al final y qué preguntar en la visita.",
      ),
    ],
    closing:
      "{?around.name}Forma parte de [{around.name}](/neighborhoods/{around.slug}): si mira las dos zonas, tendrá más donde elegir.",
  },
  "lead-costs": {
    opening: [
      either(
        "El precio del anuncio no es lo que va a necesitar. En una vivienda de segunda mano en Cataluña se suman el impuesto de transmisiones, la notaría y el Registro de la Propiedad.",
        "¿Cuánto cuesta una vivienda cuando todo está pagado? La respuesta tiene cuatro líneas: el precio, el impuesto, la notaría y el registro.",
        "Pregunte en tres páginas cuánto cuesta comprar en Barcelona y quizá lea tres tipos distintos, porque la escala cambió en 2025.",
      ),
      either(
        "Aquí están las reglas con su fecha y después las cuentas.",
        "Este texto repasa las reglas una por una, dice desde cuándo rigen y hace las cuentas.",
        "Estos son los tipos tal como los consultamos el {checked}, con cuentas hechas.",
      ),
    ],
    closing: [
      "{?x.home}Los ejemplos usan precios de nuestras propias viviendas a {date}.",
      "{!x.home}Los ejemplos usan precios redondos.",
    ],
  },
  "lead-mortgage": {
    opening: [
      either(
        "La hipoteca decide qué puede ofrecer, así que va antes que las visitas. Cuentan tres cifras: lo que presta el banco, lo que pone usted y lo que añade el impuesto.",
        "Antes de la primera visita, haga una cuenta: cuánto puede prestarle un banco, cuánto saldrá de su bolsillo y cuánto suma el impuesto de la compra.",
        "El banco mira la vivienda, los ingresos y la edad. A usted le interesa una cifra más: el dinero que debe tener en la cuenta el día de la firma.",
      ),
      "{?lives.abroad}Este texto es para quien no reside en España.",
      "{?lives.here}Este texto es para quien reside en España; cuando a un no residente se le trata de otro modo, lo decimos.",
    ],
    closing: [
      "{?x.home}Los ejemplos usan precios de nuestras propias viviendas a {date}.",
      "{!x.home}Los ejemplos usan precios redondos.",
      "Son aritmética y no una oferta: cada banco decide.",
    ],
  },
  "lead-selling": {
    opening: either(
      "Una venta se prepara antes de la primera fotografía. Hacen falta un precio que se pueda explicar, los documentos completos y un encargo que diga qué hará el agente.",
      "¿Cuánto vale la vivienda y cuánto costará venderla? Esto es lo que se puede decir desde un escritorio, y esto lo que solo se ve en una visita.",
      "Entre la decisión de vender y la notaría hay un precio, una carpeta de documentos y unas cuantas visitas. Todo se puede preparar de antemano.",
    ),
    closing: [
      "{?place.in}Hablamos de una vivienda {place.in}.",
      "{?list.homes}Donde hacen falta cifras, salen de nuestras propias viviendas a {date}.",
      "Las reglas son las de Cataluña, tal como las consultamos el {checked}.",
    ],
  },
  "lead-new-build": {
    opening: either(
      "La obra nueva no se compra como una vivienda de segunda mano: cambian los impuestos, cambian los documentos y a menudo hay una espera entre el primer pago y las llaves.",
      "En una vivienda de segunda mano ve lo que compra. En una que se está construyendo ve un plano, una licencia y un contrato, y conviene saber qué debe decir cada uno.",
      "La obra nueva tiene sus propias reglas. El impuesto es otro, el anuncio debe decir más y parte del dinero puede pagarse antes de que haya una puerta que abrir.",
    ),
    closing: [
      "{?dev.any}Verá qué hay en oferta, cómo se compara el impuesto con el de una vivienda de segunda mano y qué preguntar antes de reservar.",
      "{!dev.any}Verá cómo se compara el impuesto con el de una vivienda de segunda mano, qué deben decir los documentos y qué preguntar antes de reservar.",
      "Las reglas son las de Cataluña, tal como las consultamos el {checked}.",
    ],
  },
  "lead-homes": {
    opening: [
      "{?wish.text}Lo que busca, en una línea: {wish.text}.",
      "{!wish.text}Busca vivienda en Barcelona, y la elección empieza por preguntas sencillas: qué tamaño, qué planta, qué edad y cuánto al final.",
      either(
        "{?list.homes}Aquí está lo que tenemos hoy, lo que cuesta con el impuesto pagado y lo que conviene preguntar antes de escribir una oferta.",
        "{?list.homes}Este texto enseña las viviendas que tenemos, pone sus precios uno al lado del otro y acaba con las preguntas para la visita.",
        "{?list.homes}Estas son las viviendas que pueden interesarle, las cuentas que las acompañan y lo que hay que comprobar allí.",
        "{!list.homes}A {date} no tenemos viviendas en venta, así que este texto se queda en lo que hay que comprobar y en las cuentas.",
      ),
    ],
    closing: "{?list.homes}Son precios anunciados a {date}, sin los impuestos ni los gastos de la compra.",
  },
  "lead-documents": {
    opening: either(
      "Comprar una vivienda en Cataluña requiere unos pocos documentos y un orden fijo. Los problemas empiezan cuando el dinero se adelanta a los documentos.",
      "La mayoría de los documentos de una compra se consiguen pronto y se leen en un rato. Lo importante es tenerlos antes de firmar y saber qué prueba cada uno.",
      "Cada documento responde a una pregunta: de quién es la vivienda, qué debe, si se puede habitar, cuánta energía consume.",
    ),
    closing: [
      "Este texto los repasa, con la ley que hay detrás de cada punto.",
      "Sigue las reglas de Cataluña tal como las consultamos el {checked} y no sustituye al abogado que lea su contrato.",
    ],
  },
  "lead-viewing": {
    opening: either(
      "Una visita dura lo que un café; la decisión, años. Conviene llevar una lista en el bolsillo.",
      "Las fotografías enseñan habitaciones. No enseñan el ruido, las escaleras, los vecinos ni las tuberías, y para eso está la visita.",
      "Vaya a la visita con preguntas y no con una impresión. La impresión llega sola; las respuestas, no.",
    ),
    closing: ["Los puntos siguen el orden de la visita.", "{?list.homes}Los ejemplos son viviendas nuestras a {date}."],
  },
  "lead-guide": {
    opening: [
      either(
        "Quien compra en Barcelona se pregunta siempre lo mismo: dónde, qué, por cuánto y qué comprobar antes.",
        "Esta es una guía breve para quien empieza a buscar vivienda en Barcelona.",
        "Primero el mapa, después las viviendas, después la cuenta. En ese orden la búsqueda es más corta.",
      ),
      "{?list.homes}El texto va de las zonas de la ciudad a nuestras viviendas, de su precio al coste completo, y acaba con lo que hay que preguntar.",
      "{!list.homes}El texto recorre el coste completo, los documentos y la visita, y dice qué preguntar.",
    ],
    closing:
      "{?list.homes}Nuestras cifras son precios anunciados a {date}; las reglas son las de Cataluña, consultadas el {checked}.",
  },
};
