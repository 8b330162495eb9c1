import type { LegalPage } from "./legal-texts";

export const privacy: LegalPage = {
  title: "Política de privacidad",
  lead: "Pedimos solo los datos que hacen falta para atenderle, los guardamos en nuestra base de datos y los borramos cuando ya no son necesarios. Se lo explicamos en ocho apartados breves.",
  updated: "2026-11-22",
  sections: [
    {
      id: "information-collected",
      title: "Datos que recogemos",
      paragraphs: [
        "El responsable del tratamiento, es decir, quien responde de sus datos, es {legalName}, NIF {taxId}, {address}, titular de {name}.",
        "Solo recogemos datos personales a través de los formularios de esta web: lo que usted escribe en ellos y los pocos datos que se detallan más abajo. Los campos marcados como opcionales pueden quedar vacíos; sin los demás no podemos contestarle. Si prefiere escribirnos o llamarnos, conservamos lo necesario para atenderle, con los mismos criterios.",
        "Nunca guardamos su dirección IP. Cuando envía un formulario, el servidor la convierte en un hash con clave: un código que no puede deshacerse sin una clave secreta guardada en el servidor. Sirve únicamente para limitar cuántos formularios se envían desde una misma conexión.",
        "La web se dirige a personas adultas. No recogemos a sabiendas datos de menores de 14\u00a0años y, si descubrimos que los tenemos, los borramos. Sobre otras personas, cuéntenos solo lo que haga falta para su solicitud.",
      ],
      list: [
        "Su nombre, sus apellidos y su correo electrónico",
        "Su teléfono, si decide dárnoslo",
        "En una valoración o un presupuesto: la dirección de la vivienda y lo que nos diga de ella, como el tipo, la superficie o los dormitorios",
        "En una búsqueda o una visita: su presupuesto, sus preferencias, los barrios que le gustan, las fechas que le convienen y la hora que reserve",
        "Su mensaje y, si marcó la casilla de novedades, cuándo lo hizo",
        "La fecha y la hora, el idioma y la página desde la que escribió",
        "El hash con clave de su dirección IP y una huella de lo que envió, para no guardar dos veces la misma solicitud",
        "Lo que añadimos nosotros: cuándo y cómo le respondimos, y notas breves sobre su solicitud",
        "Solo en las cuentas del equipo: correo electrónico, contraseña en forma de hash y sesiones abiertas",
      ],
    },
    {
      id: "use",
      title: "Para qué los usamos",
      paragraphs: [
        "Usamos sus datos para hacer lo que nos ha pedido: responder a una pregunta, valorar una vivienda, concertar una visita, buscar casa o preparar un presupuesto. La tabla indica la base jurídica de cada uso según el Reglamento General de Protección de Datos (RGPD).",
        "Para frenar los mensajes automáticos, cada formulario tiene un campo oculto, anota en cuánto tiempo se ha rellenado y utiliza el hash con clave. Las palabras y los enlaces del mensaje se comparan con los de la publicidad no deseada. Lo que parece correo basura se aparta para que alguien pueda revisarlo. Si llegan demasiados a la vez, pedimos a quien parezca una persona que envíe el mensaje otra vez o que llame.",
        "Solo le enviamos novedades si marca una casilla aparte, que nunca viene marcada. Puede darse de baja cuando quiera escribiendo a {email}; su solicitud la atendemos igualmente.",
        "No elaboramos perfiles ni tomamos decisiones automatizadas sobre usted. Si nos confía una búsqueda, la web la compara con nuestras viviendas por precio, dormitorios y barrio. El resultado es una lista de viviendas, no un juicio sobre su persona.",
      ],
      table: {
        head: ["Finalidad", "Base jurídica"],
        rows: [
          [
            "Responder a su solicitud y hacerle seguimiento",
            "Medidas precontractuales a petición suya (artículo 6.1.b del RGPD)",
          ],
          [
            "Trabajar para usted, si llegamos a un contrato",
            "El contrato (artículo 6.1.b del RGPD) y nuestras obligaciones fiscales y de prevención del blanqueo (artículo 6.1.c del RGPD)",
          ],
          [
            "Evitar el correo basura y los abusos",
            "Nuestro interés legítimo en que los formularios sigan siendo útiles (artículo 6.1.f del RGPD)",
          ],
          ["Enviarle novedades", "Su consentimiento (artículo 6.1.a del RGPD y artículo 21 de la Ley 34/2002, LSSI)"],
          [
            "Gestionar las cuentas del equipo",
            "Nuestro interés legítimo en saber quién tiene acceso (artículo 6.1.f del RGPD)",
          ],
        ],
      },
    },
    {
      id: "sharing",
      title: "Con quién los compartimos",
      paragraphs: [
        "No vendemos, alquilamos ni intercambiamos sus datos.",
        "Dos clases de proveedores los tratan por cuenta nuestra, como encargados del tratamiento y con contrato (artículo 28 del RGPD): el que aloja nuestro servidor y el que gestiona nuestro correo electrónico. Solo pueden usarlos para ese servicio.",
        "Si una visita o una venta sigue adelante, el propietario, una notaría, un despacho de abogados o un banco pueden necesitar su nombre y sus datos de contacto. Antes se lo decimos y solo comunicamos lo imprescindible. Las autoridades y los juzgados los reciben cuando la ley nos obliga a entregarlos.",
        "No tenemos previsto transferir datos fuera del Espacio Económico Europeo. Si llegara a ser necesario, aplicaríamos las garantías de los artículos 44 a 49 del RGPD y lo diríamos aquí con antelación. Los enlaces a aplicaciones de mensajería o a mapas públicos solo llevan a otros servicios si usted los pulsa; allí se aplican sus propias normas.",
      ],
    },
    {
      id: "security",
      title: "Seguridad y conservación",
      paragraphs: [
        "Su solicitud se guarda en nuestra propia base de datos, en un solo servidor. Recibimos una copia por correo electrónico, para poder responder pronto.",
        "La conexión va cifrada. Las contraseñas del equipo se guardan únicamente como hash (Argon2), una sesión puede cerrarse al instante y cada página privada comprueba en el servidor quién la pide. Ninguna página carga nada de servidores de otras empresas, y de las fotografías que publicamos se eliminan los datos de ubicación.",
        "Conservamos cada tipo de dato el tiempo que indica la tabla y después lo borramos. En las copias de seguridad permanece más tiempo: hasta que se elimina la última que lo contiene, como máximo seis meses después. Si alguna vez hay que restaurar una copia, volvemos a borrar lo que ya se había borrado.",
        "Ningún sistema es del todo seguro. Si una brecha de seguridad pusiera en peligro sus datos, la notificaríamos a la Agencia Española de Protección de Datos en un plazo máximo de 72\u00a0horas y, si el riesgo para usted fuera alto, le avisaríamos sin demora (artículos 33 y 34 del RGPD).",
      ],
      table: {
        head: ["Datos", "Cuánto tiempo los conservamos"],
        rows: [
          [
            "Solicitudes, su copia por correo y nuestras notas",
            "24\u00a0meses desde el último contacto; después se borran, salvo que se firme un contrato",
          ],
          [
            "El expediente de un contrato",
            "Mientras dure el contrato; después, bloqueado durante los plazos legales, que llegan a diez años en materia de blanqueo de capitales",
          ],
          ["Mensajes apartados como correo basura", "90\u00a0días"],
          ["El hash con clave de la dirección IP", "90\u00a0días como máximo"],
          [
            "Si nos pidió que borrásemos sus datos: un código con clave de su dirección, que no identifica a nadie",
            "Mientras exista la web, para que ninguna copia antigua recupere sus datos",
          ],
          ["Su nombre y su correo electrónico para enviarle novedades", "Hasta que retire su consentimiento"],
          ["Cuentas del equipo", "Mientras la cuenta esté en uso; una sesión caduca a los 7\u00a0días sin usarla"],
          ["Registros técnicos", "Se escriben sin datos personales"],
        ],
      },
    },
    {
      id: "cookies",
      title: "Las cookies",
      paragraphs: [
        "La web solo usa cookies técnicas y propias: para el idioma, las viviendas guardadas, una búsqueda sin terminar, un mensaje tras enviar un formulario y, para el equipo, el acceso, los navegadores que usa y el panel lateral.",
        "Ninguna mide su visita, sigue sus pasos ni muestra publicidad. Por eso la ley no exige consentimiento (artículo 22.2 de la Ley 34/2002) y usted no ve ningún aviso emergente. La página de cookies detalla el nombre, la finalidad y la duración de cada una.",
      ],
    },
    {
      id: "rights",
      title: "Sus derechos",
      paragraphs: [
        "Tiene los derechos de la lista siguiente, y ejercerlos es gratuito. Escriba a {email} o a {address} y díganos cuál quiere ejercer.",
        "Respondemos en el plazo de un mes. Solo pedimos que acredite su identidad si hay dudas razonables sobre quién escribe.",
        "Si cree que no hemos tratado bien sus datos, puede reclamar ante la Agencia Española de Protección de Datos (AEPD), calle de Jorge Juan, 6, 28001 Madrid, www.aepd.es. Es la autoridad competente para las empresas privadas también en Cataluña; la autoridad catalana, la APDCAT, se ocupa del sector público. Si lo prefiere, escríbanos antes a nosotros, pero no es obligatorio.",
      ],
      list: [
        "Acceso: saber si tenemos datos suyos y recibir una copia",
        "Rectificación: que se corrijan los datos erróneos o incompletos",
        "Supresión: que se borren los datos cuando ya no haya motivo para conservarlos",
        "Limitación: que se aparten los datos mientras se aclara una cuestión sobre ellos",
        "Portabilidad: recibir los datos que nos dio en un formato que pueda leer un ordenador",
        "Oposición: pedirnos que dejemos de hacer un uso basado en nuestro interés legítimo",
        "Retirada del consentimiento: dejar de recibir novedades, sin efecto sobre lo ya enviado",
      ],
    },
    {
      id: "contact",
      title: "Contacto",
      paragraphs: [
        "Para cualquier cuestión sobre sus datos, diríjase a {legalName}, {address}, {email}, {phone}.",
        "Lo que nos escriba lo leerá una persona. Puede hacerlo en español, catalán, inglés o ruso. La ley no nos obliga a nombrar un delegado de protección de datos y no lo hemos nombrado.",
      ],
    },
    {
      id: "changes",
      title: "Cambios en esta política",
      paragraphs: [
        "Revisamos esta página cuando cambia la web o cambia la ley. La fecha que figura en ella es la de la versión vigente.",
        "Si un cambio afecta a datos que ya tenemos, lo comunicamos a las personas afectadas antes de aplicarlo. No damos a los datos ningún uso nuevo sin avisar antes.",
      ],
    },
  ],
};
