import type { LegalPage } from "./legal-texts";

export const notice: LegalPage = {
  title: "Aviso legal",
  lead: "Quiénes somos, qué valor tiene lo que lee en esta web y adónde acudir si algo no va bien.",
  updated: "2026-11-21",
  sections: [
    {
      id: "identity",
      title: "Quiénes somos",
      paragraphs: [
        "Facilitamos estos datos en cumplimiento del artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico (LSSI).",
        "El Registro de Agentes Inmobiliarios de Cataluña es público: cualquiera puede comprobar en él nuestro número.",
      ],
      list: [
        "Titular de la web: {legalName}",
        "Nombre comercial: {name}",
        "NIF: {taxId}",
        "Domicilio: {address}",
        "Correo electrónico: {email}",
        "Teléfono: {phone}",
        "Registro de Agentes Inmobiliarios de Cataluña: AICAT n.º\u00a0{registerNumber}",
        "Inscripción en el Registro Mercantil: {commercialRegister}",
        "Órgano supervisor: {supervisingBody}",
      ],
    },
    {
      id: "conditions",
      title: "Uso de la web",
      paragraphs: [
        "Puede consultar esta web gratis y sin registrarse. Le pedimos que la use conforme a la ley: que dé datos ciertos en los formularios, que escriba en su propio nombre y que no acceda al área reservada al equipo.",
        "Cuidamos la web, pero no podemos prometer que funcione siempre sin interrupciones. Este aviso no limita ninguna responsabilidad que la ley no permita limitar.",
        "Los artículos y los cálculos informan; no son asesoramiento jurídico, fiscal ni financiero. La calculadora de hipotecas trabaja con las cifras que usted introduce. No es una oferta de crédito, y no concedemos préstamos ni intermediamos en ellos.",
        "Los enlaces a otras webs solo se abren si usted los pulsa. Los elegimos con cuidado, pero de su contenido responden sus titulares.",
      ],
    },
    {
      id: "prices",
      title: "Precios",
      paragraphs: [
        "Los precios se indican en euros. Salvo que la página diga otra cosa, no incluyen los impuestos ni los gastos de compra: el impuesto de transmisiones patrimoniales (ITP) en la vivienda de segunda mano; el IVA y el impuesto de actos jurídicos documentados (AJD) en la nueva; y los aranceles de notaría y registro. La página «Gastos de compra» ofrece un cálculo orientativo.",
        "Antes de entregar cualquier cantidad a cuenta, recibirá por escrito el precio total, con los impuestos y gastos que corresponden a quien compra, como exige el artículo 60 de la Ley catalana 18/2007, del derecho a la vivienda.",
      ],
    },
    {
      id: "listings",
      title: "Qué valor tiene un anuncio",
      paragraphs: [
        "Las descripciones, las superficies y los planos son informativos. No sustituyen a los documentos de la vivienda: la nota simple, la cédula de habitabilidad y el certificado energético.",
        "Aun así, el anuncio nos obliga. Según el artículo 58 de la Ley 18/2007, quien compra puede exigir lo que el anuncio dice de la vivienda, de sus características y de sus condiciones, aunque el contrato no lo repita.",
        "Una vivienda puede reservarse o venderse en cualquier momento, y entonces su página lo indica. Si encuentra un error, escriba a {email} y lo corregiremos.",
      ],
    },
    {
      id: "renderings",
      title: "Imágenes y anuncios de muestra",
      paragraphs: [
        "Las viviendas y promociones de muestra, con sus precios, sirven para enseñar cómo funciona esta web. Las imágenes están generadas por ordenador y muestran lugares inventados; ninguna es de una vivienda real. Las que ilustran los barrios y los servicios también están generadas por ordenador.",
        "Una vivienda de muestra no se puede visitar ni comprar. Cuando publicamos una vivienda real, las fotografías son de esa vivienda; si aún no está construida, lo indicamos en la imagen.",
      ],
    },
    {
      id: "intellectual-property",
      title: "Propiedad intelectual",
      paragraphs: [
        "Los textos, el diseño, los dibujos, las imágenes y el código de esta web pertenecen a {legalName} o a quienes nos han dado licencia. Las tipografías y los iconos se usan con sus licencias abiertas.",
        "Puede leer las páginas, imprimirlas, compartir sus enlaces y citarlas indicando la fuente. Cualquier otro uso necesita nuestro permiso por escrito.",
      ],
    },
    {
      id: "complaints",
      title: "Reclamaciones",
      paragraphs: [
        "Si algo no ha ido bien, díganoslo por correo electrónico, en {email}, o por carta, a {address}. Es gratis, y le contestamos por escrito en el plazo de un mes.",
        "Disponemos de las hojas oficiales de queja, reclamación y denuncia de la Generalitat de Catalunya (Decreto 121/2013). Pídalas en nuestro domicilio o por correo electrónico: son gratuitas y no hace falta que sea cliente.",
        "Si nuestra respuesta no le satisface, o si no ha llegado en un mes, puede presentar la hoja en la oficina de consumo de su municipio (OMIC) o, si no la hay, en la comarcal o en la Agència Catalana del Consum, que pueden mediar. El arbitraje de consumo es posible si ambas partes lo aceptan.",
        "La plataforma europea de resolución de litigios en línea cerró el 20\u00a0de julio de 2025; por eso no encontrará aquí un enlace a ella.",
      ],
    },
    {
      id: "law",
      title: "Ley aplicable y tribunales",
      paragraphs: [
        "Este aviso y el uso de la web se rigen por la ley española y, en lo que proceda, por el derecho catalán. Si usted es consumidor y vive en otro país, conserva la protección de las normas imperativas de ese país.",
        "Si actúa como consumidor, puede acudir a los juzgados de su domicilio, y este aviso no le hace renunciar a ese derecho. Los litigios con empresas corresponden a los juzgados de la ciudad de Barcelona.",
      ],
    },
  ],
};
