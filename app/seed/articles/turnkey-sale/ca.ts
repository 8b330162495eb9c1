import { blocks, type SampleArticleText, table } from "../../sample-article";

export const catalan: SampleArticleText = {
  title: "Quant dura una venda claus en mà, fase per fase",
  slug: "venda-claus-en-ma-fase-a-fase",
  keyword: "vendre un pis a Barcelona claus en mà",
  metaDescription:
    "De la primera visita a la signatura, una venda claus en mà a Barcelona dura entre 13 i 28\u00a0setmanes. Vegi on se’n va el temps i quina part depèn de vostè.",
  content: blocks(
    "<p>Una venda claus en mà dura <strong>entre 13 i 28\u00a0setmanes</strong>, de la primera visita a la signatura. No hi ha una sola xifra perquè una fase depèn de l’estat de l’habitatge i una altra, de qui el compra.</p>",
    table("Les sis fases d’una venda claus en mà i quant dura cadascuna", [
      ["Fase", "Mínim", "Màxim"],
      ["Estudi inicial", "1\u00a0setmana", "1\u00a0setmana"],
      ["Preparació", "2\u00a0setmanes", "6\u00a0setmanes"],
      ["Fotografia", "1\u00a0setmana", "1\u00a0setmana"],
      ["Comercialització", "1\u00a0setmana", "2\u00a0setmanes"],
      ["Venda", "4\u00a0setmanes", "12\u00a0setmanes"],
      ["Signatura", "4\u00a0setmanes", "6\u00a0setmanes"],
      ["<strong>Total</strong>", "<strong>13\u00a0setmanes</strong>", "<strong>28\u00a0setmanes</strong>"],
    ]),
    "<h2>Què es fa abans d’anunciar l’habitatge?</h2>",
    "<p>L’estudi inicial ocupa una setmana: una visita, la documentació i un preu. De les fases prèvies a la venda, la preparació és la que més varia: dues setmanes si només cal pintar, sis si s’hi fa una reforma. La fotografia demana una setmana més, perquè esperem un dia de bona llum.</p>",
    "<blockquote>La preparació és l’única fase llarga que depèn de vostè.</blockquote>",
    "<p>Si l’habitatge és buit i en bon estat, les tres fases caben en quatre setmanes. Amb una cuina nova, en són vuit.</p>",
    "<h3>Quins documents calen primer?</h3>",
    "<ul><li><strong>La nota d’encàrrec.</strong> A Catalunya ningú no pot anunciar un habitatge sense una nota signada per la propietat (Llei 18/2007, art.\u00a058).</li><li><strong>El certificat energètic.</strong> Tot anunci n’ha de mostrar la qualificació (RD 390/2021, arts.\u00a015 i 17). El certificat és vàlid deu anys; amb la pitjor qualificació, cinc.</li><li><strong>La cèdula d’habitabilitat.</strong> Llevat d’algunes excepcions, sense cèdula l’habitatge no es pot vendre (Llei 18/2007, art.\u00a0132).</li></ul>",
    "<p>Busqui’ls tots tres la primera setmana. El que falta sol decidir quin dia es pot anunciar l’habitatge.</p>",
    "<h2>Quant triga a arribar una oferta?</h2>",
    '<p>La comercialització dura una o dues setmanes, en català, castellà, anglès i rus. La venda és la fase que més varia, de quatre a dotze setmanes. El que hi pesa més és el preu del primer dia: un habitatge que surt massa car el veu tothom i el visita poca gent. Vegi com descrivim <a href="/ca/properties">els nostres habitatges</a> i a quin preu.</p>',
    "<h2>Què passa després de l’oferta?</h2>",
    "<p>La signatura demana de quatre a sis setmanes: les arres, la hipoteca de qui compra i la notaria. A Catalunya, qui compra amb hipoteca ha de tenir la documentació del banc almenys 14\u00a0dies naturals abans de signar (Llei 22/2010, art.\u00a0262-4): no es pot fer d’un dia per l’altre.</p>",
    "<p>Viu a fora? No cal que vingui a cada pas: n’hi ha prou amb un poder notarial. Qui compra reté el 3\u00a0% del preu i l’ingressa a Hisenda a compte de l’impost sobre el seu guany (RD 1776/2004, art.\u00a014).</p>",
    "<h2>On es pot guanyar temps?</h2>",
    '<ol><li>Reuneixi la documentació abans de la primera visita.</li><li>Decideixi aviat què s’arregla i què no.</li><li>Acordi un preu que confirmin els habitatges semblants de la zona. La nostra <a href="/ca/valuation">valoració</a> és gratuïta.</li></ol>',
    "<p><em>Article de mostra. Informa i no és assessorament jurídic ni fiscal. Normes consultades el 21\u00a0de novembre del 2026.</em></p>",
  ),
};
