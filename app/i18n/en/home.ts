/** The home page, section by section. */
export const home = {
  "home.title": "Independent estate agent in Barcelona",
  "home.description":
    "Homes in Barcelona from {{from}} to {{to}}, with an independent, registered estate agent. Property search, free valuation and a reply within 24\u00a0hours.",
  "home.hero.title": "Find your corner of\u00a0Barcelona",
  "home.hero.lead":
    "We show you the street as well as the home, work out the full cost and check the documents before you sign. An independent, registered estate agent with over {{years}}\u00a0years in the city; homes from {{from}} to {{to}}.",
  "home.hero.search": "Start your search",
  "home.hero.promise": "We reply within 24\u00a0hours, in four languages",
  "home.neighborhoods.title": "Find the neighbourhood that suits\u00a0you",
  "home.neighborhoods.lead":
    "Daily life is different in each. We walk the streets with you before we open a single door.",
  "home.neighborhoods.tours": "Neighbourhood tours",
  "home.services.title": "Buying or selling, you have someone beside you",
  "home.services.buyers": "For buyers",
  "home.services.owners": "For owners",
  "home.service.buyer-consultation": "Buyer consultation",
  "home.service.buyer-consultation.text": "What your budget buys, and on which streets",
  "home.service.property-search": "Property search",
  "home.service.property-search.text": "Tell us once; we bring you only homes that fit",
  "home.service.neighborhood-tours": "Neighbourhood tours",
  "home.service.neighborhood-tours.text": "Walk the street before you fall for the home",
  "home.service.negotiation-support": "Negotiation support",
  "home.service.negotiation-support.text": "You set the limit; we bring the figures",
  "home.service.legal-support": "Legal support",
  "home.service.legal-support.text": "Know what you are signing before you sign it",
  "home.service.property-sales": "Property sales",
  "home.service.property-sales.text": "A price we can explain, one person throughout",
  "home.service.turnkey-services": "Turnkey services",
  "home.service.turnkey-services.text": "We prepare, show and sell; you come to sign",
  "home.service.new-construction": "New construction sales",
  "home.service.new-construction.text": "What you pay, when, and what protects it",
  "home.valuation.title": "What would your home sell for today?",
  "home.valuation.text":
    "Give us the address and we’ll arrange a visit. Then you’ll have a price range in writing, and the reasons behind it. Free, and without obligation.",
  "home.valuation.action": "Get Your Premium Valuation",
  "home.homes.title": "See what is for sale now",
  "home.homes.all": "All properties",
  "home.homes.empty.title": "No homes match these filters at the moment",
  "home.homes.none.title": "No homes for sale at the moment",
  "home.homes.none.text": "Tell us what you are looking for and we’ll write when something suitable comes up.",
  "home.about.title": "One person, from first message to keys",
  "home.about.us":
    "We’ve been estate agents in Barcelona for over {{years}}\u00a0years. Whoever answers your first message shows you the home and sits beside you at the notary’s.",
  "home.about.independent":
    "Independent means that no bank, developer or franchise stands behind us: if a home isn’t right for you, we can say so.",
  "home.about.register":
    "You will find us in the public Register of Estate Agents of Catalonia, AICAT no.\u00a0{{number}}.",
  "home.about.range":
    "We concentrate on homes from {{from}} to {{to}}: better to know one market well than a little of them all.",
  "home.about.languages": "We speak English, Spanish, Catalan and Russian. Write in whichever you prefer.",
  "home.about.greeting": "Welcome home",
  "home.stories.title": "Buyer stories",
  "home.contact.title": "Write today, hear back within 24\u00a0hours",
} as const;
