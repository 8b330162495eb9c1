import { blocks, type SampleArticleText, table } from "../../sample-article";

export const catalan: SampleArticleText = {
  title: "Quant costa comprar un habitatge a Barcelona el 2026",
  slug: "quant-costa-comprar-habitatge-barcelona-2026",
  keyword: "quant costa comprar un habitatge a Barcelona",
  metaDescription:
    "ITP per trams, notaria, registre i la resta: què paga qui compra a Barcelona a més del preu el 2026, amb quatre exemples calculats i amb les seves fonts.",
  content: blocks(
    "<p>Al preu d’un habitatge de segona mà a Barcelona s’hi suma <strong>entre l’11 i el 12,5\u00a0%</strong> d’impostos i despeses, advocat inclòs; sense advocat, del 10,3 al 10,8\u00a0%. La partida més gran, l’impost de transmissions, va canviar l’estiu del 2025. Aquest és el càlcul complet, a 21\u00a0de novembre del 2026, per a habitatges com els nostres.</p>",
    "<h2>L’impost de transmissions ara va per trams</h2>",
    "<p>Per un habitatge de segona mà es paga l’impost de transmissions (ITP). Des del 27\u00a0de juny del 2025 és una escala (Decret llei 5/2025): <strong>10\u00a0% fins a 600.000\u00a0€, 11\u00a0% d’aquí a 900.000\u00a0€, 12\u00a0% fins a 1.500.000\u00a0€ i 13\u00a0% a partir d’aquí</strong>. Cada tipus s’aplica només al seu tram, com en l’IRPF. Un habitatge de 650.000\u00a0€ paga, doncs, el 10\u00a0% de 600.000\u00a0€ i l’11\u00a0% dels 50.000\u00a0€ restants: 65.500\u00a0€.</p>",
    "<p>Moltes guies encara donen el tipus únic d’abans: miri sempre la data del que llegeix.</p>",
    "<p>L’impost es calcula sobre el preu o sobre el valor de referència del Cadastre, el més alt de tots dos. Consulti’l abans de fer una oferta.</p>",
    "<h2>Quant surt en quatre exemples?</h2>",
    "<p>Tres d’aquests preus són d’habitatges nostres el dia que vam escriure l’article; els trobarà més avall. La notaria i el registre són els aranzels oficials de l’escriptura, sense IVA ni còpies.</p>",
    table("Impost i aranzels d’un habitatge de segona mà, en euros, a 21\u00a0de novembre del 2026", [
      ["Preu", "ITP", "% del preu", "Aranzel notarial", "Aranzel del registre, aprox."],
      ["580.000\u00a0€", "58.000\u00a0€", "10,00\u00a0%", "521\u00a0€", "285\u00a0€"],
      ["700.000\u00a0€", "71.000\u00a0€", "10,14\u00a0%", "559\u00a0€", "310\u00a0€"],
      ["850.000\u00a0€", "87.500\u00a0€", "10,29\u00a0%", "602\u00a0€", "339\u00a0€"],
      ["950.000\u00a0€", "99.000\u00a0€", "10,42\u00a0%", "630\u00a0€", "358\u00a0€"],
    ]),
    '<p>Les factures reals són més altes, perquè s’hi afegeixen folis, còpies i IVA. El percentatge del principi serveix per a habitatges de segona mà d’entre 500.000 i 1.000.000\u00a0€. Per saber el seu, faci servir la nostra <a href="/ca/costs?price=850000">calculadora de despeses</a>.</p>',
    "<h2>L’obra nova paga IVA</h2>",
    "<p>L’habitatge nou que ven el promotor no paga ITP. Paga un 10\u00a0% d’IVA i un 1,5\u00a0% d’actes jurídics documentats (AJD). Per 850.000\u00a0€ són 97.750\u00a0€.</p>",
    "<h2>Qui paga menys?</h2>",
    "<p>Per a l’habitatge habitual hi ha un tipus reduït del 5\u00a0% per a qui té 35\u00a0anys o menys, les famílies nombroses i monoparentals, les persones amb una discapacitat del 65\u00a0% o més i les víctimes de violència masclista. Tothom ha de complir un límit de renda: per regla general, 36.000\u00a0€ de base imposable. Comprovi-ho abans de signar, no després.</p>",
    "<h2>Qui paga què?</h2>",
    "<ul><li><strong>Qui compra</strong> paga l’impost, l’escriptura amb la primera còpia i la inscripció al registre.</li><li><strong>Qui ven</strong> paga la plusvàlua municipal i l’impost sobre el guany.</li><li><strong>El banc</strong> paga la notaria, el registre, la gestoria i l’AJD de la hipoteca (Llei 5/2019, art.\u00a014). La taxació la paga qui demana la hipoteca.</li></ul>",
    "<p>Si qui ven no resideix a Espanya, qui compra reté el 3\u00a0% del preu i l’ingressa a Hisenda en el termini d’un mes, amb el model 211. És part del preu, no una despesa més, però si qui compra se n’oblida, n’ha de respondre.</p>",
    "<h2>Què ha de tenir abans de signar?</h2>",
    '<p>Abans de lliurar diners a compte té dret a rebre per escrit el preu total, amb els impostos i les despeses que li corresponen (Llei 18/2007, art.\u00a060). Demani’ns-ho amb la primera oferta. Els preus dels <a href="/ca/properties">nostres habitatges</a> no inclouen els impostos ni les despeses de compra.</p>',
    "<p><em>Article de mostra. Informa i no és assessorament jurídic ni fiscal. Xifres consultades el 21\u00a0de novembre del 2026.</em></p>",
  ),
};
