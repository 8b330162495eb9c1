import type { LegalPage } from "./legal-texts";

export const notice: LegalPage = {
  title: "Aviso legal",
  lead: "Quién está detrás de este sitio, hasta qué punto puede fiarse de lo que dice y adónde acudir si algo no sale bien.",
  updated: "2026-11-21",
  sections: [
    {
      id: "identity",
      title: "Quiénes somos",
      paragraphs: [
        "Facilitamos estos datos en cumplimiento del artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico (LSSI).",
        "El registro de agentes inmobiliarios de Cataluña es público: cualquiera puede comprobar nuestro número en la Generalitat de Catalunya.",
      ],
      list: [
        "Titular del sitio: {legalName}",
        "Nombre comercial: {name}",
        "NIF: {taxId}",
        "Domicilio: {address}",
        "Correo electrónico: {email}",
        "Teléfono: {phone}",
        "Registro de agentes inmobiliarios de Cataluña: AICAT n.º {registerNumber}",
        "Órgano supervisor: {supervisingBody}",
      ],
    },
    {
      id: "conditions",
      title: "Uso del sitio",
      paragraphs: [
        "Cualquier persona puede leer este sitio gratis y sin registrarse. Le pedimos que lo use conforme a la ley: que dé datos ciertos en los formularios, que escriba en su propio nombre y que deje la zona del personal al personal.",
        "Cuidamos el sitio, pero no podemos prometer que no se interrumpa nunca. Nada de lo que dice este aviso limita una responsabilidad que la ley no permita limitar.",
        "Los artículos y los cálculos informan; no son asesoramiento jurídico, fiscal ni financiero. La calculadora de hipotecas trabaja con las cifras que usted introduce. No es una oferta de crédito, y a través de este sitio no concedemos préstamos ni los intermediamos.",
        "Los enlaces a otros sitios solo se abren si usted los pulsa. Los elegimos con cuidado, pero de su contenido responden sus titulares.",
      ],
    },
    {
      id: "prices",
      title: "Precios",
      paragraphs: [
        "Los precios se indican en euros. Salvo que la página diga otra cosa, no incluyen los impuestos ni los gastos de la compra: el impuesto de transmisiones patrimoniales (ITP) en la vivienda de segunda mano; el IVA y el impuesto de actos jurídicos documentados (AJD) en la nueva; y los aranceles de notaría y registro. Nuestra página sobre el coste de comprar los calcula de forma aproximada.",
        "Antes de entregar cualquier cantidad a cuenta, recibirá por escrito el precio total, con los impuestos y gastos que corresponden a quien compra, como exige el artículo 60 de la Ley catalana 18/2007, del derecho a la vivienda.",
      ],
    },
    {
      id: "listings",
      title: "Qué valor tiene un anuncio",
      paragraphs: [
        "Las descripciones, las superficies y los planos son informativos. No sustituyen a los documentos de la vivienda: la nota simple, la cédula de habitabilidad y el certificado energético.",
        "Eso no los convierte en palabras vacías. Según el artículo 58 de la Ley 18/2007, quien compra puede exigir después lo que el anuncio dice de la vivienda, sus características y sus condiciones, aunque el contrato no lo repita.",
        "Una vivienda puede reservarse o venderse en cualquier momento, y entonces su página lo indica. Si encuentra un error, escriba a {email} y lo corregiremos.",
      ],
    },
    {
      id: "renderings",
      title: "Imágenes y anuncios de muestra",
      paragraphs: [
        "Las viviendas y promociones de muestra, con sus precios, enseñan cómo funciona este sitio. Sus imágenes son recreaciones por ordenador de lugares inventados; ninguna muestra una vivienda real. También son recreaciones las imágenes que ilustran los barrios y los servicios.",
        "Una vivienda de muestra no se puede visitar ni comprar. Cuando publicamos una vivienda real, las fotografías son de esa vivienda; si aún no está construida, la imagen se identifica como recreación.",
      ],
    },
    {
      id: "intellectual-property",
      title: "Propiedad intelectual",
      paragraphs: [
        "Los textos, el diseño, los dibujos, las imágenes y los programas de este sitio pertenecen a {legalName} o a quienes nos los han licenciado. Las tipografías y los iconos se usan con sus licencias abiertas.",
        "Puede leer las páginas, imprimirlas, compartir sus direcciones y citarlas indicando la fuente. Cualquier otro uso necesita nuestro permiso por escrito.",
      ],
    },
    {
      id: "complaints",
      title: "Reclamaciones",
      paragraphs: [
        "Si algo no ha ido bien, díganoslo por correo electrónico, en {email}, o por carta, a {address}. No le cobramos nada y le contestamos por escrito en el plazo de un mes.",
        "Disponemos de las hojas oficiales de queja, reclamación y denuncia de la Generalitat de Catalunya (Decreto 121/2013). Pídalas en nuestro domicilio o por correo electrónico: son gratuitas y no hace falta que sea cliente.",
        "Si nuestra respuesta no le satisface, o si no ha llegado en un mes, puede presentar la hoja en la oficina de consumo de su municipio (OMIC) o, si no la hay, en la comarcal o en la Agència Catalana del Consum, que pueden mediar. El arbitraje de consumo es posible si ambas partes lo aceptan.",
        "La plataforma europea de resolución de litigios en línea cerró el 20 de julio de 2025; por eso no encontrará aquí un enlace a ella.",
      ],
    },
    {
      id: "law",
      title: "Ley aplicable y tribunales",
      paragraphs: [
        "Este aviso y el uso del sitio se rigen por la ley española y, en lo que proceda, por el derecho catalán. Si usted es consumidor y vive en otro país, conserva la protección de las normas imperativas de ese país.",
        "Si actúa como consumidor, puede acudir a los juzgados de su domicilio, y nada de lo aquí escrito le pide que renuncie a ello. Los litigios con empresas corresponden a los juzgados de la ciudad de Barcelona.",
      ],
    },
  ],
};
