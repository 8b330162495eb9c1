import { blocks, type SampleArticleText, table } from "../../sample-article";

export const catalan: SampleArticleText = {
  title: "Quant costa comprar un habitatge a Barcelona el 2026",
  slug: "quant-costa-comprar-habitatge-barcelona-2026",
  keyword: "despeses de comprar un habitatge a Barcelona",
  metaDescription:
    "ITP per trams, notaria, registre i la resta: què paga qui compra a Barcelona a més del preu el 2026, amb quatre exemples calculats i amb les seves fonts.",
  words: 555,
  content: blocks(
    "<p>El preu de l'anunci no és el que s'acaba pagant. A Catalunya s'hi sumen impostos i despeses, i un d'aquests impostos va canviar de forma l'estiu del 2025. Aquest és el compte a 21 de novembre de 2026, per a habitatges com els que venem.</p>",
    "<h2>L'impost: per trams, ja no un tipus únic</h2>",
    "<p>En la segona mà es paga l'impost de transmissions patrimonials (ITP). Des del 27 de juny de 2025 és una escala (Decret llei 5/2025): <strong>10 % fins a 600.000 €, 11 % d'aquí a 900.000 €, 12 % fins a 1.500.000 € i 13 % per sobre</strong>. Cada tipus s'aplica només al seu tram, com en l'IRPF. Un habitatge de 650.000 € paga, doncs, el 10 % de 600.000 € i l'11 % dels 50.000 € restants: 65.500 €.</p>",
    "<p>Moltes guies encara repeteixen el compte antic. Miri la data del que llegeixi.</p>",
    "<p>L'impost es calcula sobre el preu o sobre el valor de referència del Cadastre, el que sigui més alt. Demani aquest valor abans de fer una oferta.</p>",
    "<h2>Quatre preus, calculats</h2>",
    "<p>Tres d'aquests preus són d'habitatges de la nostra llista el dia que es va escriure l'article; els trobarà més avall. Notaria i registre són els aranzels oficials de l'escriptura, abans d'IVA i còpies.</p>",
    table("Impost i aranzels d'un habitatge de segona mà, en euros, a 21 de novembre de 2026", [
      ["Preu", "ITP", "Part del preu", "Aranzel notarial", "Aranzel registral, aprox."],
      ["580.000 €", "58.000 €", "10,00 %", "521 €", "285 €"],
      ["700.000 €", "71.000 €", "10,14 %", "559 €", "310 €"],
      ["850.000 €", "87.500 €", "10,29 %", "602 €", "339 €"],
      ["950.000 €", "99.000 €", "10,42 %", "630 €", "358 €"],
    ]),
    "<p>Les factures reals són més altes, perquè s'hi afegeixen fulls, còpies i IVA. Com a regla pràctica, reservi entre <strong>l'11 i el 12,5 % del preu</strong> per a totes les despeses d'un habitatge de segona mà d'entre 500.000 i 1.000.000 €. Amb la nostra <a href=\"/ca/costs?price=850000\">calculadora de despeses</a> farà el seu compte en un moment.</p>",
    "<h2>Obra nova: un altre impost</h2>",
    "<p>L'habitatge que es compra al promotor no paga ITP. Paga un 10 % d'IVA i un 1,5 % d'actes jurídics documentats (AJD). Per 850.000 € són 97.750 €.</p>",
    "<h2>Qui paga menys</h2>",
    "<p>Per a l'habitatge habitual hi ha un tipus reduït del 5 % per a compradors de 35 anys o menys, famílies nombroses i monoparentals, persones amb una discapacitat del 65 % o més i víctimes de violència de gènere. Tots han de complir un límit d'ingressos: per regla general, 36.000 € de base imposable. Convé comprovar-ho abans de signar, no després.</p>",
    "<h2>Qui paga què</h2>",
    "<ul><li><strong>Qui compra</strong> paga l'impost, l'escriptura amb la primera còpia i la inscripció al registre.</li><li><strong>Qui ven</strong> paga la plusvàlua municipal i el seu propi IRPF.</li><li><strong>El banc</strong> paga la hipoteca: notaria, registre, gestoria i AJD del préstec (Llei 5/2019, art. 14). Qui la demana paga la taxació.</li></ul>",
    "<p>Si qui ven no resideix a Espanya, qui compra reté el 3 % del preu i l'ingressa a Hisenda en el termini d'un mes, amb el model 211. Forma part del preu i no és una despesa més, però qui ho oblida en respon.</p>",
    "<h2>Abans de signar</h2>",
    '<p>Abans de lliurar diners a compte té dret a rebre per escrit el preu total amb els impostos i les despeses que li corresponen (Llei 18/2007, art. 60). Demani\'ns-ho amb la primera oferta. Els preus dels <a href="/ca/properties">nostres habitatges</a> no inclouen els impostos ni les despeses de la compra.</p>',
    "<p><em>Article d'exemple escrit per a aquesta demostració. Informa i no és assessorament jurídic; totes les xifres es van consultar el 21 de novembre de 2026.</em></p>",
  ),
};
