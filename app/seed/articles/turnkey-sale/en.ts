import { blocks, type SampleArticleText, table } from "../../sample-article";

export const english: SampleArticleText = {
  title: "A turnkey sale, phase by phase",
  slug: "turnkey-sale-phase-by-phase",
  keyword: "sell a home in Barcelona with a turnkey service",
  metaDescription:
    "From the first visit to the deed a turnkey sale in Barcelona takes between 13 and 28 weeks. Where the time goes, and which part of it you can influence.",
  words: 509,
  content: blocks(
    "<p>Owners usually ask one question first: how long? The honest answer is a range, because one phase depends on the state of the home and another on the buyer. In our plan a turnkey sale takes <strong>between 13 and 28 weeks</strong>, from the first visit to the deed.</p>",
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
    "<h2>Before the market</h2>",
    "<p>Assessment takes one week: a visit, the papers, a price. Preparation is the elastic part, two to six weeks, from fresh paint to a coordinated renovation. Photography takes one more week, because good light cannot be booked by the hour.</p>",
    "<blockquote>Preparation is the only long phase you control before the first viewing.</blockquote>",
    "<p>If the home is empty and in good order, the three together can be done in four weeks. With a new kitchen they take eight.</p>",
    "<h3>Three papers that cannot wait</h3>",
    "<ul><li><strong>The sales order</strong> (<em>nota d'encàrrec</em>). In Catalonia nobody may advertise a home without one that the owner has signed (Ley 18/2007, art. 58).</li><li><strong>The energy certificate.</strong> Every advertisement has to show the rating (RD 390/2021, arts. 15 and 17). A certificate holds ten years; for the worst class, five.</li><li><strong>The certificate of habitability</strong> (<em>cèdula d'habitabilitat</em>). Save for the exceptions of the law, the home cannot change hands without it (Ley 18/2007, art. 132).</li></ul>",
    "<p>Look for all three in the first week. The one that is missing usually decides on which day the home comes on the market.</p>",
    "<h2>On the market</h2>",
    '<p>Marketing opens with one or two weeks in four languages: English, Spanish, Catalan and Russian. Sales is the widest range in the plan, four to twelve weeks. What moves it most is the price on the first day: a home that starts too high is seen by everybody and visited by few. You can see how we describe and price other homes on <a href="/properties">our list</a>.</p>',
    "<h2>After the offer</h2>",
    "<p>Closing takes four to six weeks: deposit contract, the buyer's mortgage, notary. If the buyer needs a mortgage, the law sets at least ten days between the bank's papers and the deed (Ley 5/2019), so it cannot be done overnight.</p>",
    "<p>Two things for owners who live abroad. You need not be present at every step: a power of attorney is enough. And the buyer keeps back 3% of the price for the tax office, on account of your tax on the gain (RD 1776/2004, art. 14).</p>",
    "<h2>Where you can save time</h2>",
    '<ol><li>Gather the papers before the first visit.</li><li>Decide at once what is to be repaired and what is not.</li><li>Agree on a price that the homes around it bear out. Our <a href="/valuation">valuation</a> is free, and we reply within 24 hours.</li></ol>',
    "<p><em>Sample article written for this demonstration. It informs and is no legal advice; the rules named were read on 21 November 2026.</em></p>",
  ),
};
