export const leads = {
  "lead-place": {
    opening: [
      "{?asks.safe}Whether it is safe {here.in} depends on the block and the hour, and we hold no figures of our own that would let us say yes or no.",
      "{?asks.safe}The city council’s victimisation survey gives results by district; of your own street, a walk home at the hour when you would come home tells you more.",
      "{?asks.price}{?quarter.inside}{?place.homes}We keep no separate price per square metre for homes {here.in}: {place.in}, the whole area, ours cost {place.price} today, or {place.m2} per square metre of built area.",
      "{?asks.price}{?quarter.inside}We keep no separate price per square metre for homes {here.in}: {place.in}, the whole area, our one home for sale costs {place.only}, a price per square metre of {place.onlyM2}.",
      "{?asks.price}{?quarter.inside}{?place.none}We can’t name a price per square metre {here.in} today, because we have no homes for sale {place.in}; the closest areas are compared below.",
      "{?asks.price}{?quarter.beyond}We can’t name a price per square metre {here.in}, because none of our homes is there; ours in other areas are compared below.",
      "{?asks.buy}{?quarter.inside}{?place.homes}If you want to buy a home {here.in}, look at ours {place.in}, the area it belongs to: we have {place.homes} for sale there today.",
      "{?asks.buy}{?quarter.inside}{?place.none}If you want to buy a home {here.in}, nothing of ours is for sale there today, and here is what to know before you look.",
      "{?asks.buy}{?quarter.beyond}If you want to buy a home {here.in}, nothing of ours is for sale there today, and here is what to know before you look.",
      "{quarter.living}",
      "{?quarter.inside}{quarter.name} is {place.in}, and [the page on the area](/neighborhoods/{place.slug}) shows where it lies.",
      "{?quarter.beyond}We have no page on it yet; of our neighbourhoods the closest is [{place.name}](/neighborhoods/{place.slug}).",
      "{?asks.live}{!quarter.name}What is living {place.in} like? In a few words: “{place.tagline}”.",
      "{?asks.live}{!quarter.name}{place.first}",
      "{!quarter.name}{?asks.price}{?place.homes}Homes {place.in} cost {place.price} with us today, or {place.m2} per square metre of built area.",
      "{!quarter.name}{?asks.price}Our one home for sale {place.in} costs {place.only}, a price per square metre of {place.onlyM2}.",
      "{!quarter.name}{?asks.price}{?place.none}We can’t name a price per square metre {place.in} from homes of our own today; the closest areas are compared below.",
      "{!quarter.name}{?asks.buy}{?place.homes}We have {place.homes} for sale {place.in} today.",
      "{!quarter.name}{?asks.buy}{?place.none}If you want to buy a home {place.in}, nothing of ours is for sale there today, and the closest homes are listed below.",
      "{!quarter.name}{?asks.buy}We’d sum the area up like this: “{place.tagline}”.",
    ],
    closing:
      "{?around.name}It is part of [{around.name}](/neighborhoods/{around.slug}), and looking at both gives you more choice.",
  },
  "lead-homes": {
    opening: [
      "{wish.asked}: {fit.inside}",
      "{!wish.asked}{?wish.text}We’ve looked through our homes for what you want: {wish.text}.",
      "{!wish.asked}{?wish.text}{fit.sentence}",
      "{?quarter.inside}{here.name} is {place.in}, and the homes we count are those of the whole area.",
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
