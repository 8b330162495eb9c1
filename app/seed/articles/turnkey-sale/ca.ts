import { blocks, type SampleArticleText, table } from "../../sample-article";

export const catalan: SampleArticleText = {
  title: "Una venda claus en mà, fase a fase",
  slug: "venda-claus-en-ma-fase-a-fase",
  keyword: "vendre un pis a Barcelona claus en mà",
  metaDescription:
    "De la primera visita a l'escriptura, una venda claus en mà a Barcelona dura entre 13 i 28 setmanes. On se'n va aquest temps i en quina part pot influir.",
  words: 511,
  content: blocks(
    "<p>Els propietaris solen començar per una pregunta: quant triga? La resposta honesta és una forquilla, perquè una fase depèn de l'estat de l'habitatge i una altra, del comprador. En el nostre pla, una venda claus en mà dura <strong>entre 13 i 28 setmanes</strong>, de la primera visita a l'escriptura.</p>",
    table("Les sis fases d'una venda claus en mà i el que dura cadascuna", [
      ["Fase", "Mínim", "Màxim"],
      ["Avaluació", "1 setmana", "1 setmana"],
      ["Preparació", "2 setmanes", "6 setmanes"],
      ["Fotografia", "1 setmana", "1 setmana"],
      ["Difusió", "1 setmana", "2 setmanes"],
      ["Venda", "4 setmanes", "12 setmanes"],
      ["Tancament", "4 setmanes", "6 setmanes"],
      ["<strong>Total</strong>", "<strong>13 setmanes</strong>", "<strong>28 setmanes</strong>"],
    ]),
    "<h2>Abans de sortir al mercat</h2>",
    "<p>L'avaluació ocupa una setmana: una visita, els papers, un preu. La preparació és la part elàstica, de dues a sis setmanes, des d'una mà de pintura fins a una reforma coordinada. La fotografia demana una setmana més, perquè la bona llum no es reserva per hores.</p>",
    "<blockquote>La preparació és l'única fase llarga que vostè controla abans de la primera visita.</blockquote>",
    "<p>Si l'habitatge és buit i en bon estat, les tres juntes caben en quatre setmanes. Amb una cuina nova en són vuit.</p>",
    "<h3>Tres papers que no poden esperar</h3>",
    "<ul><li><strong>La nota d'encàrrec.</strong> A Catalunya ningú no pot anunciar un habitatge sense una nota signada per la propietat (Llei 18/2007, art. 58).</li><li><strong>El certificat energètic.</strong> Tot anunci ha de mostrar la qualificació (RD 390/2021, arts. 15 i 17). El certificat val deu anys; en la pitjor classe, cinc.</li><li><strong>La cèdula d'habitabilitat.</strong> Llevat de les excepcions de la llei, sense cèdula l'habitatge no es pot transmetre (Llei 18/2007, art. 132).</li></ul>",
    "<p>Busqui'ls tots tres la primera setmana. El que falta sol decidir quin dia surt l'habitatge al mercat.</p>",
    "<h2>Al mercat</h2>",
    '<p>La difusió comença amb una o dues setmanes en quatre llengües: anglès, castellà, català i rus. La venda és la forquilla més ampla del pla, de quatre a dotze setmanes. El que més la mou és el preu del primer dia: un habitatge que surt massa car el veuen tots i el visiten pocs. A la <a href="/ca/properties">nostra llista</a> pot veure com descrivim altres habitatges i a quin preu.</p>',
    "<h2>Després de l'oferta</h2>",
    "<p>El tancament ocupa de quatre a sis setmanes: arres, hipoteca del comprador, notaria. Si el comprador necessita hipoteca, a Catalunya ha de tenir la documentació del banc almenys 14\u00a0dies naturals abans de signar (Llei 22/2010, art.\u00a0262-4), de manera que no es fa d'un dia per l'altre.</p>",
    "<p>Dues coses per a qui viu fora. No cal que sigui present a cada pas: n'hi ha prou amb un poder notarial. I el comprador reté el 3 % del preu per a Hisenda, a compte de l'impost sobre el seu guany (RD 1776/2004, art. 14).</p>",
    "<h2>On es guanya temps</h2>",
    '<ol><li>Reuneixi els papers abans de la primera visita.</li><li>Decideixi com més aviat millor què s\'arregla i què no.</li><li>Acordi un preu que els habitatges del voltant confirmin. La nostra <a href="/ca/valuation">valoració</a> és gratuïta.</li></ol>',
    "<p><em>Article d'exemple escrit per a aquesta demostració. Informa i no és assessorament jurídic; les normes citades es van consultar el 21 de novembre de 2026.</em></p>",
  ),
};
