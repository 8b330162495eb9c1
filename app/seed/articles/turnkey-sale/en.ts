import { blocks, type SampleArticleText, table } from "../../sample-article";

export const english: SampleArticleText = {
  title: "A turnkey sale, phase by phase",
  slug: "turnkey-sale-phase-by-phase",
  keyword: "sell a home in Barcelona with a turnkey service",
  metaDescription:
    "A turnkey sale in Barcelona takes between 13 and 28 weeks, from the first visit to the signing. See where the time goes and which part of it you control.",
  content: blocks(
    "<p>A turnkey sale takes <strong>between 13 and 28\u00a0weeks</strong>, from the first visit to the signing. It is a range because one phase depends on the condition of the home and another on the buyer.</p>",
    table("The six phases of a turnkey sale and how long each takes", [
      ["Phase", "Shortest", "Longest"],
      ["Assessment", "1 week", "1 week"],
      ["Preparation", "2 weeks", "6 weeks"],
      ["Photography", "1 week", "1 week"],
      ["Marketing", "1 week", "2 weeks"],
      ["Sales", "4 weeks", "12 weeks"],
      ["Closing", "4 weeks", "6 weeks"],
      ["<strong>Total</strong>", "<strong>13 weeks</strong>", "<strong>28 weeks</strong>"],
    ]),
    "<h2>What happens before the home is advertised?</h2>",
    "<p>Assessment takes one week: a visit, the documents, a price. Preparation varies most, from two weeks for fresh paint to six for a renovation. Photography takes one more week, because we wait for the right light.</p>",
    "<blockquote>Preparation is the only long phase that is in your hands.</blockquote>",
    "<p>If the home is empty and in good condition, all three can be done in four weeks. With a new kitchen they take eight.</p>",
    "<h3>Which documents do you need first?</h3>",
    "<ul><li><strong>The agency agreement</strong> (nota de encargo). In Catalonia nobody may advertise a home until its owner has signed one (Law 18/2007, art.\u00a058).</li><li><strong>The energy certificate.</strong> Every advertisement must show the rating (Royal Decree 390/2021, arts.\u00a015 and 17). A certificate is valid for ten years, or five if the home has the lowest rating.</li><li><strong>The habitability certificate</strong> (cédula de habitabilidad). With few exceptions, a home cannot be sold without it (Law 18/2007, art.\u00a0132).</li></ul>",
    "<p>Look for all three in the first week. The one that is missing usually decides when the home can be advertised.</p>",
    "<h2>How long until there is an offer?</h2>",
    '<p>Marketing takes one or two weeks, in English, Spanish, Catalan and Russian. Sales has the widest range, from four to twelve weeks. What matters most is the price on the first day: a home that starts too high is seen by everyone and visited by few. Look at how we describe and price <a href="/properties">our homes</a>.</p>',
    "<h2>What happens after the offer?</h2>",
    "<p>Closing takes four to six weeks: the deposit contract (arras), the buyer’s mortgage and the notary. A buyer with a mortgage must have the bank’s documents at least 14\u00a0calendar days before signing in Catalonia (Catalan Law 22/2010, art.\u00a0262-4), so it cannot be done overnight.</p>",
    "<p>Do you live abroad? You need not be here for every step: a power of attorney is enough. The buyer withholds 3% of the price and pays it to the tax office towards your tax on the gain (Royal Decree 1776/2004, art.\u00a014).</p>",
    "<h2>Where can you save time?</h2>",
    '<ol><li>Gather the documents before the first visit.</li><li>Decide early what to repair and what to leave.</li><li>Agree on a price that similar homes nearby support. Our <a href="/valuation">valuation</a> is free.</li></ol>',
    "<p><em>Sample article. For information only; not legal or tax advice. Rules checked on 21\u00a0November 2026.</em></p>",
  ),
};
