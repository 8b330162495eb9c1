/** The home page, section by section. */
export const home = {
  "home.title": "Independent estate agent in Barcelona",
  "home.description":
    "Homes from {{from}} to {{to}} in Eixample, Pedralbes, Gràcia, Sarrià-Sant Gervasi and Ciutat Vella. Free valuation, guided search, reply within 24 hours.",
  "home.hero.title": "A home in Barcelona, chosen\u00a0with\u00a0care",
  "home.hero.lead":
    "An independent, licensed agent for homes between {{from}} and {{to}}, with {{years}}+ years in the city.",
  "home.hero.search": "Start your search",
  "home.hero.promise": "Reply within 24 hours, in four languages",
  "home.neighborhoods.title": "Five parts of the\u00a0city",
  "home.neighborhoods.lead":
    "Each has a daily life of its own. We walk the streets with you before we open a single door.",
  "home.neighborhoods.tours": "Neighbourhood tours",
  "home.services.title": "Whichever side of the door you are on",
  "home.services.buyers": "For buyers",
  "home.services.owners": "For owners",
  "home.service.buyer-consultation": "Buyer consultation",
  "home.service.buyer-consultation.text": "What your budget buys, and where",
  "home.service.property-search": "Property search",
  "home.service.property-search.text": "A guided brief in four short steps",
  "home.service.neighborhood-tours": "Neighbourhood tours",
  "home.service.neighborhood-tours.text": "Walk the streets before the flats",
  "home.service.negotiation-support": "Negotiation support",
  "home.service.negotiation-support.text": "One voice on your side of the table",
  "home.service.legal-support": "Legal support",
  "home.service.legal-support.text": "Papers read before you sign them",
  "home.service.property-sales": "Property sales",
  "home.service.property-sales.text": "Six steps, from valuation to deed",
  "home.service.turnkey-services": "Turnkey services",
  "home.service.turnkey-services.text": "We prepare, present and sell",
  "home.service.new-construction": "New construction sales",
  "home.service.new-construction.text": "Reservation, building, handover",
  "home.valuation.title": "What is your home worth today?",
  "home.valuation.text":
    "A premium valuation, free and without obligation. Tell us the address, and you will have our answer within 24\u00a0hours.",
  "home.valuation.action": "Get your premium valuation",
  "home.homes.title": "Homes for sale now",
  "home.homes.all": "All properties",
  "home.homes.empty.title": "Nothing for these filters today",
  "home.homes.none.title": "No homes in the list today",
  "home.homes.none.text": "Tell us what you are looking for. You will have a reply within 24 hours.",
  "home.about.title": "One agent, from first call to keys",
  "home.about.us":
    "We’ve been estate agents in Barcelona for over {{years}} years. Whoever answers your first message shows you the home and sits beside you at the notary’s.",
  "home.about.independent":
    "Independent means that we have nobody else's listings to push. You speak to the same licensed person at the first viewing and at the notary.",
  "home.about.register":
    "You will find us in the public Register of Estate Agents of Catalonia, AICAT no.\u00a0{{number}}.",
  "home.about.range":
    "We work in one price range, {{from}} to {{to}}, because knowing one market thoroughly is worth more than covering all of them.",
  "home.about.languages": "We speak English, Spanish, Catalan and Russian. Write in whichever you prefer.",
  "home.about.greeting": "Welcome home",
  "home.stories.title": "Buyer stories",
  "home.contact.title": "Write today, hear back within 24\u00a0hours",
} as const;
