import { either } from "../../section";

export const leads = {
  "lead-place": {
    opening: [
      "{place.tagline}: that is {place.name} in a few words.",
      either(
        "{?list.homes}Before a first viewing {place.in}, four things help: what the area is like, what is for sale, what it costs in the end and what to ask at the door.",
        "{?list.homes}This text is for buyers with an eye on {place.name}. It starts with the streets, goes on to prices and ends with questions for the first visit.",
        "{?list.homes}A map gives {place.name} an outline. A buyer needs more: homes with their prices per square metre, and the questions that a photograph does not answer.",
        "{!list.homes}Before a first viewing {place.in}, three things help: what the area is like, what a purchase costs in the end and what to ask at the door.",
      ),
    ],
    closing:
      "{?around.name}It is part of [{around.name}](/neighborhoods/{around.slug}), and looking at both widens the choice.",
  },
  "lead-costs": {
    opening: [
      either(
        "The price in the advert is not the sum you need. On a resale home in Catalonia the purchase tax comes on top, then the notary and the land registry.",
        "What does a home cost once everything is paid? The answer has four lines: the price, the tax, the notary and the land registry.",
        "Ask three websites what it costs to buy a home in Barcelona and you may read three different rates, because the scale changed in 2025.",
      ),
      either(
        "Below are the rules with their dates, then the sums.",
        "This text takes the rules one by one, says since when each applies and does the sums.",
        "Here are the rates as we read them on {checked}, with worked sums.",
      ),
    ],
    closing: [
      "{?x.home}The examples use prices from our own list of {date}.",
      "{!x.home}The examples use round prices.",
    ],
  },
  "lead-mortgage": {
    opening: [
      either(
        "The mortgage decides what you can offer, so it comes before the viewings. Three figures matter: what the bank lends, what you bring and what the tax adds.",
        "Before the first viewing, do one sum: what a bank may lend you, what must come from your own account, and what the purchase tax adds.",
        "A bank looks at the home, at your income and at your age. You should look at one figure more: the money that has to be in your account on the day of the deed.",
      ),
      "{?lives.abroad}This text is for buyers who do not live in Spain.",
      "{?lives.here}This text is for buyers who live in Spain; where a non-resident is treated differently, it says so.",
    ],
    closing: [
      "{?x.home}The examples use prices from our own list of {date}.",
      "{!x.home}The examples use round prices.",
      "They are arithmetic, not an offer: each bank decides for itself.",
    ],
  },
  "lead-selling": {
    opening: either(
      "A sale is prepared before the first photograph. It needs a price that can be explained, papers that are complete and an order that says what the agent will do.",
      "What is the home worth, and what will the sale cost? Here is what can be said about both from a desk, and what only a visit can show.",
      "Between the wish to sell and the notary lie a price, a folder of papers and a number of visits. Each can be prepared.",
    ),
    closing: [
      "{?place.in}The home in question is {place.in}.",
      "{?list.homes}Where figures help, they come from the homes on our own list on {date}.",
      "The rules are those of Catalonia, as we read them on {checked}.",
    ],
  },
  "lead-new-build": {
    opening: either(
      "A new home is bought differently from an old one: other taxes, other papers and often a wait between the first payment and the keys.",
      "With a resale home you see what you buy. With a home still being built you see a plan, a licence and a contract, so it pays to know what each should contain.",
      "New homes follow rules of their own. The tax is another, the advert has to say more, and part of the money may change hands before there is a door to open.",
    ),
    closing: [
      "{?dev.any}Below: what is on offer, how the tax compares with that of a resale home, and what to ask before you reserve.",
      "{!dev.any}Below: how the tax compares with that of a resale home, what the papers should say and what to ask before you reserve.",
      "The rules are those of Catalonia as we read them on {checked}.",
    ],
  },
  "lead-homes": {
    opening: [
      "{?wish.text}What you are looking for, in one line: {wish.text}.",
      "{!wish.text}You are looking for a home in Barcelona, and the choice begins with a few plain questions: how large, how high up, how old, and how much in the end.",
      either(
        "{?list.homes}Below is what our list has today, what it costs once the tax is paid, and what to ask before you write an offer.",
        "{?list.homes}This text shows the homes we have, sets their prices side by side and ends with the questions to take along.",
        "{?list.homes}Here are the homes to consider, the sums that go with them and the points to check on site.",
        "{!list.homes}On {date} our list has no home for sale, so this text keeps to what to check and to the sums.",
      ),
    ],
    closing: "{?list.homes}Prices are asking prices on {date}, without purchase tax and costs.",
  },
  "lead-documents": {
    opening: either(
      "Buying a home in Catalonia takes a handful of papers and a fixed order. Trouble starts when money moves before the papers do.",
      "Most papers of a purchase are easy to get and quick to read. What matters is to have them before you sign, and to know what each one proves.",
      "Every paper in a purchase answers a question: who owns the home, what it owes, whether it may be lived in, how much energy it uses.",
    ),
    closing: [
      "This text goes through them, with the law behind each point.",
      "It follows the rules of Catalonia as we read them on {checked}, and it does not replace a lawyer who reads your contract.",
    ],
  },
  "lead-viewing": {
    opening: either(
      "A viewing lasts about as long as a coffee, and the decision that follows is a large one. A list in your pocket helps.",
      "Photographs show rooms. They do not show noise, stairs, neighbours or the state of the pipes, and that is what a visit is for.",
      "Go to a viewing with questions, not with a feeling. The feeling comes by itself; the answers do not.",
    ),
    closing: [
      "The points below follow the order of a visit.",
      "{?list.homes}The examples are homes on our list on {date}.",
    ],
  },
  "lead-guide": {
    opening: [
      either(
        "Whoever buys in Barcelona asks the same four things: where, what, for how much, and what to check first.",
        "This is a short guide for people who begin to look for a home in Barcelona.",
        "Start with the map, then the homes, then the sum. In that order the search stays short.",
      ),
      "{?list.homes}This guide goes from the parts of the city to the homes on our list, from their price to the whole cost, and ends with what to ask.",
      "{!list.homes}This guide goes through the whole cost, the papers and the visit, and says what to ask.",
    ],
    closing:
      "{?list.homes}Our figures are asking prices on {date}; the rules are those of Catalonia as we read them on {checked}.",
  },
} as const;
