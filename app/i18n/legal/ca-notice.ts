import type { LegalPage } from "./legal-texts";

export const notice: LegalPage = {
  title: "Avís legal",
  lead: "Qui hi ha darrere d'aquest web, fins a quin punt es pot refiar del que diu i on es pot adreçar si alguna cosa no surt bé.",
  updated: "2026-11-21",
  sections: [
    {
      id: "identity",
      title: "Qui som",
      paragraphs: [
        "Facilitem aquestes dades en compliment de l'article 10 de la Llei 34/2002, de serveis de la societat de la informació i de comerç electrònic (LSSI).",
        "El registre d'agents immobiliaris de Catalunya és públic: qualsevol persona pot comprovar el nostre número a la Generalitat de Catalunya.",
      ],
      list: [
        "Titular del web: {legalName}",
        "Nom comercial: {name}",
        "Número d'identificació fiscal: {taxId}",
        "Domicili: {address}",
        "Correu electrònic: {email}",
        "Telèfon: {phone}",
        "Registre d'agents immobiliaris de Catalunya: AICAT núm. {registerNumber}",
        "Òrgan supervisor: {supervisingBody}",
      ],
    },
    {
      id: "conditions",
      title: "Ús del web",
      paragraphs: [
        "Qualsevol persona pot llegir aquest web de franc i sense registrar-se. Li demanem que en faci un ús conforme a la llei: que doni dades certes als formularis, que escrigui en nom propi i que deixi la zona del personal al personal.",
        "Tenim cura del web, però no podem prometre que no s'interrompi mai. Res del que diu aquest avís no limita una responsabilitat que la llei no permeti limitar.",
        "Els articles i els càlculs informen; no són assessorament jurídic, fiscal ni financer. La calculadora d'hipoteques treballa amb les xifres que vostè hi introdueix. No és una oferta de crèdit, i a través d'aquest web no concedim préstecs ni els intermediem.",
        "Els enllaços a altres webs només s'obren si vostè els prem. Els triem amb cura, però del seu contingut en responen els titulars.",
      ],
    },
    {
      id: "prices",
      title: "Preus",
      paragraphs: [
        "Els preus són en euros. Tret que la pàgina digui una altra cosa, no inclouen els impostos ni les despeses de la compra: l'impost de transmissions patrimonials (ITP) en l'habitatge de segona mà; l'IVA i l'impost d'actes jurídics documentats (AJD) en el nou; i els aranzels de notaria i registre. La nostra pàgina sobre el cost de comprar els calcula de manera aproximada.",
        "Abans de lliurar qualsevol quantitat a compte, rebrà per escrit el preu total, amb els impostos i les despeses que corresponen a qui compra, com exigeix l'article 60 de la Llei 18/2007, del dret a l'habitatge.",
      ],
    },
    {
      id: "listings",
      title: "Quin valor té un anunci",
      paragraphs: [
        "Les descripcions, les superfícies i els plànols són informatius. No substitueixen els documents de l'habitatge: la nota simple, la cèdula d'habitabilitat i el certificat energètic.",
        "Això no els converteix en paraules buides. Segons l'article 58 de la Llei 18/2007, qui compra pot exigir després el que l'anunci diu de l'habitatge, les seves característiques i les seves condicions, encara que el contracte no ho repeteixi.",
        "Un habitatge es pot reservar o vendre en qualsevol moment, i aleshores la seva pàgina ho indica. Si hi troba un error, escrigui a {email} i el corregirem.",
      ],
    },
    {
      id: "renderings",
      title: "Imatges i anuncis de mostra",
      paragraphs: [
        "Els habitatges i les promocions de mostra, amb els seus preus, ensenyen com funciona aquest web. Les imatges són recreacions per ordinador de llocs inventats; cap no mostra un habitatge real. També són recreacions les imatges que il·lustren els barris i els serveis.",
        "Un habitatge de mostra no es pot visitar ni comprar. Quan publiquem un habitatge real, les fotografies són d'aquell habitatge; si encara no s'ha construït, la imatge s'identifica com a recreació.",
      ],
    },
    {
      id: "intellectual-property",
      title: "Propietat intel·lectual",
      paragraphs: [
        "Els textos, el disseny, els dibuixos, les imatges i els programes d'aquest web pertanyen a {legalName} o a qui ens n'ha donat llicència. Les tipografies i les icones es fan servir amb les seves llicències obertes.",
        "Pot llegir les pàgines, imprimir-les, compartir-ne les adreces i citar-les indicant-ne la font. Qualsevol altre ús necessita el nostre permís per escrit.",
      ],
    },
    {
      id: "complaints",
      title: "Reclamacions",
      paragraphs: [
        "Si alguna cosa no ha anat bé, digui'ns-ho per correu electrònic, a {email}, o per carta, a {address}. No li cobrem res i li contestem per escrit en el termini d'un mes.",
        "Disposem dels fulls oficials de queixa, reclamació i denúncia de la Generalitat de Catalunya (Decret 121/2013). Demani'ls al nostre domicili o per correu electrònic: són gratuïts i no cal que en sigui client.",
        "Si la nostra resposta no el satisfà, o si no ha arribat en un mes, pot presentar el full a l'oficina de consum del seu municipi (OMIC) o, si no n'hi ha, a la comarcal o a l'Agència Catalana del Consum, que hi poden mediar. L'arbitratge de consum és possible si totes dues parts l'accepten.",
        "La plataforma europea de resolució de litigis en línia va tancar el 20 de juliol de 2025; per això no en trobarà aquí cap enllaç.",
      ],
    },
    {
      id: "law",
      title: "Llei aplicable i tribunals",
      paragraphs: [
        "Aquest avís i l'ús del web es regeixen per la llei espanyola i, en el que escaigui, pel dret català. Si vostè és consumidor i viu en un altre país, conserva la protecció de les normes imperatives d'aquell país.",
        "Si actua com a consumidor, pot adreçar-se als jutjats del seu domicili, i res del que diu aquest avís no li demana que hi renunciï. Els litigis amb empreses corresponen als jutjats de la ciutat de Barcelona.",
      ],
    },
  ],
};
