export const leads = {
  "lead-place": {
    opening: [
      "{?asks.live}{quarter.living}",
      "{quarter.name} is {place.in}, and our figures cover the whole neighbourhood.",
      "{?asks.live}{!quarter.name}What is living {place.in} like? In a few words: “{place.tagline}”.",
      "{?asks.live}{!quarter.name}{place.first}",
      "{?asks.price}{?place.homes}Homes {place.in} cost {place.price} with us today, or {place.m2} per square metre of built area.",
      "{?asks.price}Our one home for sale {place.in} costs {place.only}, a price per square metre of {place.onlyM2}.",
      "{?asks.price}{?place.none}We can’t name a price per square metre {place.in} from homes of our own today; the closest areas are compared below.",
      "{?asks.buy}{?place.homes}We have {place.homes} for sale {place.in} today.",
      "{?asks.buy}{?place.none}If you want to buy a home {place.in}, nothing of ours is for sale there today, and the closest homes are listed below.",
      "{!asks.live}We’d sum the area up like this: “{place.tagline}”.",
    ],
    closing:
      "{?around.name}It is part of [{around.name}](/neighborhoods/{around.slug}), and looking at both gives you more choice.",
  },
  "lead-homes": {
    opening: [
      "{wish.asked}: {fit.inside}",
      "{!wish.asked}{?wish.text}We’ve looked through our homes for what you want: {wish.text}.",
      "{!wish.asked}{?wish.text}{fit.sentence}",
      "{?fit.some}They are {fit.where}, from {fit.from}.",
      "{?wish.text}{?fit.some}Start with [{f.title}](/property/{f.id}), {f.where}: {f.price}, or {f.sum} with the tax on a resale home.",
      "{fit.only}",
      "{?wish.text}{!fit.some}{?fit.close}The closest is [{f.title}](/property/{f.id}), {f.where}, at {f.price}, but {f.differs}.",
      "{?wish.text}{!fit.some}{?fit.close}{!f.differs}The closest is [{f.title}](/property/{f.id}), {f.where}, at {f.price}.",
      "{?fit.none}[Tell us what you are looking for](/search), and we’ll write when something suits.",
      "{!wish.text}{?list.homes}Today we have {list.homes} for sale in Barcelona, from {list.from} to {list.to}.",
      "{!wish.text}{?list.homes}The lowest price is for [{low.title}](/property/{low.id}), {low.where}.",
      "{!list.homes}On {date} we have no homes for sale, so here is what to check and what buying costs.",
    ],
    closing: "{?list.homes}These are asking prices on {date}. They exclude purchase taxes and costs.",
  },
  "lead-space": {
    opening: [
      "We have no parking spaces for sale on their own {space.where} today.",
      "[Tell us what you are looking for](/search), and we’ll write when one comes in.",
    ],
  },
  "lead-new-homes": {
    opening: [
      "{?dev.fit}Today we have {dev.fit} {dev.asked}: {dev.names}.",
      "{!dev.fit}Today we have no new build {dev.asked}. What we do have: {dev.names}.",
      "Prices start at {dev.from}, before VAT and stamp duty.",
      "{?asks.instalments}You pay in instalments while the building goes up; a flexible payment plan is on offer at {dev.plan}, with a down payment of {dev.down} or more.",
    ],
  },
  "lead-sum": {
    opening: [
      "{?sum.tax}On a price of {x.price} the transfer tax on a resale home in Catalonia is {x.tax}, or {x.effective} of the price.",
      "{?sum.tax}Price and tax together come to {x.sum}.",
      "{?sum.loan}To borrow {x.loan} as a resident you would usually look for a home at about {x.price}, as banks lend up to {loan.share} of the price.",
      "{?sum.home}For a resale home at {x.price}, banks usually lend residents up to {x.loan}.",
      "{!sum.tax}You bring {x.own} and, for a resale home, {x.tax} of transfer tax, before the notary and the registry.",
    ],
  },
} as const;
