import type { LegalPage } from "./legal-texts";

export const notice: LegalPage = {
  title: "Avís legal",
  lead: "Qui som, quin valor té el que llegeix en aquest web i on es pot adreçar si alguna cosa no va bé.",
  updated: "2026-11-21",
  sections: [
    {
      id: "identity",
      title: "Qui som",
      paragraphs: [
        "Facilitem aquestes dades en compliment de l’article 10 de la Llei 34/2002, de serveis de la societat de la informació i de comerç electrònic (LSSI).",
        "El Registre d’Agents Immobiliaris de Catalunya és públic: qualsevol persona hi pot comprovar el nostre número.",
      ],
      list: [
        "Titular del web: {legalName}",
        "Nom comercial: {name}",
        "Número d’identificació fiscal: {taxId}",
        "Domicili: {address}",
        "Correu electrònic: {email}",
        "Telèfon: {phone}",
        "Registre d’Agents Immobiliaris de Catalunya: AICAT núm.\u00a0{registerNumber}",
        "Inscripció al Registre Mercantil: {commercialRegister}",
        "Òrgan supervisor: {supervisingBody}",
      ],
    },
    {
      id: "conditions",
      title: "Ús del web",
      paragraphs: [
        "Pot consultar aquest web gratuïtament i sense registrar-se. Li demanem que en faci un ús conforme a la llei: que doni dades certes als formularis, que escrigui en nom propi i que no accedeixi a l’àrea reservada a l’equip.",
        "Tenim cura del web, però no podem prometre que funcioni sempre sense interrupcions. Aquest avís no limita cap responsabilitat que la llei no permeti limitar.",
        "Els articles i els càlculs informen; no són assessorament jurídic, fiscal ni financer. La calculadora d’hipoteques treballa amb les xifres que vostè hi introdueix. No és una oferta de crèdit, i no concedim préstecs ni hi intervenim com a intermediaris.",
        "Els enllaços a altres webs només s’obren si vostè els prem. Els triem amb cura, però del contingut en responen els seus titulars.",
      ],
    },
    {
      id: "prices",
      title: "Preus",
      paragraphs: [
        "Els preus són en euros. Tret que la pàgina digui una altra cosa, no inclouen els impostos ni les despeses de compra: l’impost de transmissions patrimonials (ITP) en l’habitatge de segona mà; l’IVA i l’impost d’actes jurídics documentats (AJD) en el nou; i els aranzels de notaria i registre. La pàgina «Despeses de compra» en dona un càlcul orientatiu.",
        "Abans de lliurar qualsevol quantitat a compte, rebrà per escrit el preu total, amb els impostos i les despeses que corresponen a qui compra, com exigeix l’article 60 de la Llei 18/2007, del dret a l’habitatge.",
      ],
    },
    {
      id: "listings",
      title: "Quin valor té un anunci",
      paragraphs: [
        "Les descripcions, les superfícies i els plànols són informatius. No substitueixen els documents de l’habitatge: la nota simple, la cèdula d’habitabilitat i el certificat energètic.",
        "Tot i així, l’anunci ens obliga. Segons l’article 58 de la Llei 18/2007, qui compra pot exigir el que l’anunci diu de l’habitatge, de les seves característiques i de les seves condicions, encara que el contracte no ho repeteixi.",
        "Un habitatge es pot reservar o vendre en qualsevol moment, i aleshores la seva pàgina ho indica. Si hi troba un error, escrigui a {email} i el corregirem.",
      ],
    },
    {
      id: "renderings",
      title: "Imatges i anuncis de mostra",
      paragraphs: [
        "Els habitatges i les promocions de mostra, amb els seus preus, serveixen per ensenyar com funciona aquest web. Les imatges estan generades per ordinador i mostren llocs inventats; cap no és d’un habitatge real. Les que il·lustren els barris i els serveis també estan generades per ordinador.",
        "Un habitatge de mostra no es pot visitar ni comprar. Quan publiquem un habitatge real, les fotografies són d’aquell habitatge; si encara no s’ha construït, ho indiquem a la imatge.",
      ],
    },
    {
      id: "intellectual-property",
      title: "Propietat intel·lectual",
      paragraphs: [
        "Els textos, el disseny, els dibuixos, les imatges i el codi d’aquest web pertanyen a {legalName} o a qui ens n’ha donat llicència. Les tipografies i les icones es fan servir amb les seves llicències obertes.",
        "Pot llegir les pàgines, imprimir-les, compartir-ne els enllaços i citar-les indicant-ne la font. Qualsevol altre ús necessita el nostre permís per escrit.",
      ],
    },
    {
      id: "complaints",
      title: "Reclamacions",
      paragraphs: [
        "Si alguna cosa no ha anat bé, digui’ns-ho per correu electrònic, a {email}, o per carta, a {address}. És gratuït, i li contestem per escrit en el termini d’un mes.",
        "Disposem dels fulls oficials de queixa, reclamació i denúncia de la Generalitat de Catalunya (Decret 121/2013). Demani’ls al nostre domicili o per correu electrònic: són gratuïts i no cal que sigui client nostre.",
        "Si no està d’acord amb la nostra resposta, o si no ha arribat en un mes, pot presentar el full a l’oficina de consum del seu municipi (OMIC) o, si no n’hi ha, a la comarcal o a l’Agència Catalana del Consum, que hi poden mediar. L’arbitratge de consum és possible si totes dues parts l’accepten.",
        "La plataforma europea de resolució de litigis en línia va tancar el 20\u00a0de juliol del 2025; per això aquí no en trobarà cap enllaç.",
      ],
    },
    {
      id: "law",
      title: "Llei aplicable i tribunals",
      paragraphs: [
        "Aquest avís i l’ús del web es regeixen per la llei espanyola i, en el que escaigui, pel dret català. Si vostè és consumidor i viu en un altre país, conserva la protecció de les normes imperatives d’aquell país.",
        "Si actua com a consumidor, pot adreçar-se als jutjats del seu domicili, i aquest avís no li fa renunciar a aquest dret. Els litigis amb empreses corresponen als jutjats de la ciutat de Barcelona.",
      ],
    },
  ],
};
