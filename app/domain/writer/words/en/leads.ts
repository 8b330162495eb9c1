import { either } from "../../section";

export const leads = {
  "lead-place": {
    opening: [
      "{place.tagline}: that is what you find {place.in}.",
      either(
        "{?list.homes}Before a first viewing {place.in}, four things help: knowing what the area is like, what is for sale, what it really costs and what to ask when you get there.",
        "{?list.homes}If you are thinking of buying {place.in}, start with the streets, go on to the prices and take our questions to your first viewing.",
        "{?list.homes}A map of {place.name} shows you the streets. As a buyer you need more: homes with their prices per square metre, and answers that no photograph gives.",
        "{!list.homes}Before a first viewing {place.in}, three things help: knowing what the area is like, what buying really costs and what to ask when you get there.",
      ),
    ],
    closing:
      "{?around.name}It is part of [{around.name}](/neighborhoods/{around.slug}), and looking at both gives you more choice.",
  },
  "lead-costs": {
    opening: [
      either(
        "You need more than the price in the advert. On a resale home in Catalonia you also pay transfer tax, the notary and the land registry.",
        "What does a home cost once everything is paid? Add four things: the price, the tax, the notary and the land registry.",
        "Ask three websites what it costs to buy a home in Barcelona and you may read three different rates, because the scale changed in 2025.",
      ),
      either(
        "Below you’ll find the rules with their dates, then worked examples.",
        "We take the rules one by one, say since when each has applied and work out the cost.",
        "Here are the rates, checked on {checked}, with worked examples.",
      ),
    ],
    closing: [
      "{?x.home}The examples use the prices of our own homes on {date}.",
      "{!x.home}The examples use round prices.",
    ],
  },
  "lead-mortgage": {
    opening: [
      either(
        "The mortgage decides what you can offer, so sort it out before the viewings. Three figures matter: what the bank lends, what you need yourself and what tax adds.",
        "Before the first viewing, work out three things: what a bank may lend you, what must come from your own account, and what transfer tax adds.",
        "A bank looks at the home, your income and your age. You should look at one more figure: the money you need at signing.",
      ),
      "{?lives.abroad}This article is for buyers who do not live in Spain.",
      "{?lives.here}This article is for buyers who live in Spain; where the rules differ for non-residents, we say so.",
    ],
    closing: [
      "{?x.home}The examples use the prices of our own homes on {date}.",
      "{!x.home}The examples use round prices.",
      "They are indicative, not an offer: each bank sets its own terms.",
    ],
  },
  "lead-selling": {
    opening: either(
      "A sale begins before the first photograph. You need a price you can explain, complete documents and an agency agreement (nota de encargo) that says what the agent will do.",
      "What is your home worth, and what will selling it cost? Here is what we can tell you in advance, and what only a visit can show.",
      "To sell your home you need a price, a complete set of documents and a number of viewings. You can prepare for each of them.",
    ),
    closing: [
      "{?place.in}Here we look at a home {place.in}.",
      "{?list.homes}Where figures help, they are those of our own homes on {date}.",
      "The rules are those of Catalonia, checked on {checked}.",
    ],
  },
  "lead-new-build": {
    opening: either(
      "You buy a new home differently from a resale home: the taxes differ, so do the documents, and you often wait between the first payment and the keys.",
      "With a resale home you see what you are buying. Off-plan you see a drawing, a licence and a contract, so it pays to know what each should contain.",
      "New homes have rules of their own. The tax is different, the advert has to say more, and you may pay part of the price before there is a door to open.",
    ),
    closing: [
      "{?dev.any}Below you’ll find what is for sale, how the tax compares with a resale home, and what to ask before you reserve.",
      "{!dev.any}Below you’ll find how the tax compares with a resale home, what the documents should say and what to ask before you reserve.",
      "The rules are those of Catalonia, checked on {checked}.",
    ],
  },
  "lead-homes": {
    opening: [
      "{?wish.text}Your search in one line: {wish.text}.",
      "{!wish.text}If you are looking for a home in Barcelona, begin with a few plain questions: how large, how high up, how old, and how much in total.",
      either(
        "{?list.homes}Below you’ll find the homes we have today, what they cost once the tax is paid, and what to ask before you make an offer.",
        "{?list.homes}We show you the homes we have, compare their prices and give you questions to take with you.",
        "{?list.homes}Here are the homes to consider, what each costs in total and what to check on site.",
        "{!list.homes}On {date} we have no homes for sale, so here is what to check and what buying costs.",
      ),
    ],
    closing: "{?list.homes}These are asking prices on {date}. They exclude purchase taxes and costs.",
  },
  "lead-documents": {
    opening: either(
      "Buying a home in Catalonia takes a handful of documents, in a fixed order. Trouble starts when you pay before you have seen them.",
      "Most of the documents you need are easy to get and quick to read. What matters is having them before you sign, and knowing what each one proves.",
      "Every document answers a question: who owns the home, what is owed on it, whether it may be lived in, how much energy it uses.",
    ),
    closing: [
      "We go through them one by one, with the law behind each.",
      "The rules are those of Catalonia, checked on {checked}. They do not replace a lawyer who reads your contract.",
    ],
  },
  "lead-viewing": {
    opening: either(
      "A viewing takes about as long as a cup of coffee, and the decision that follows is a big one. A list in your pocket helps.",
      "Photographs show rooms. They don’t show the noise, the stairs or the condition of the pipes, and that is what a viewing is for.",
      "Go to a viewing with questions. You’ll know at once how the home feels; the answers you have to ask for.",
    ),
    closing: [
      "The points below follow the order of a viewing.",
      "{?list.homes}The examples are our own homes on {date}.",
    ],
  },
  "lead-guide": {
    opening: [
      either(
        "Everyone who buys in Barcelona asks the same four things: where, what, for how much, and what to check first.",
        "This is a short guide for anyone starting to look for a home in Barcelona.",
        "Start with the map, then look at homes, then work out the cost. In that order you waste the least time.",
      ),
      "{?list.homes}We go from the neighbourhoods to our own homes, and from their price to the full cost, and end with what to ask.",
      "{!list.homes}We go through the full cost, the documents and the viewing, and tell you what to ask.",
    ],
    closing:
      "{?list.homes}Our figures are asking prices on {date}; the rules are those of Catalonia, checked on {checked}.",
  },
} as const;
