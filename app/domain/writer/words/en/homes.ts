import { either } from "../../article/section";

export const homes = {
  "fitting-homes": {
    heading: either("Which homes do we have today?", "Which homes could you view?"),
    opening: [
      "{!lead.homes}{fit.sentence}",
      "{!lead.homes}{!fit.sentence}On {date} we have {list.homes} for sale, from {list.from} to {list.to}. Here are some of them:",
      "{?lead.homes}{!fit.sentence}Here are some of them:",
      "{?fit.some}{?fit.close}The first one fits; the second comes close.",
      "{?fit.none}{?fit.close}This is what comes closest.",
    ],
    closing: ["[See all our homes]({list.path}) for any added since."],
  },
  "search-homes": {
    heading: either("Which homes do we have today?", "Which homes could you view?"),
    closing: "[See all our homes]({list.path}) for any added since.",
  },
  "search-new": {
    heading: either("Which new homes do we have?", "What is there in new build?"),
    opening: either(
      "The prices of new homes are before VAT (10%) and stamp duty (1.5%); the table gives them with both.",
      "New homes are advertised without VAT (10%) and stamp duty (1.5%): the last column adds them.",
    ),
  },
  "search-sums": {
    heading: either("What does buying cost at these prices?", "How much money do you need?"),
    opening: [
      either(
        "On a resale home you pay transfer tax (ITP), on a new one VAT and stamp duty.",
        "The tax is transfer tax (ITP) for a resale home, and VAT with stamp duty for a new one.",
        "You pay transfer tax (ITP) on a resale home, and on a new one VAT of 10% and stamp duty of 1.5%.",
      ),
      either(
        "Own money is the price less the loan, plus the tax and {invoiced.from} to {invoiced.to} for notary, registry and paperwork; a lawyer is extra.",
        "The last two columns are the price without the loan, with the tax and {invoiced.from} to {invoiced.to} of notary, registry and paperwork, but without a lawyer.",
        "Your own money pays what the bank does not lend, the tax, and {invoiced.from} to {invoiced.to} of notary, registry and paperwork; a lawyer comes on top.",
      ),
    ],
    closing: either(
      "Banks usually lend residents up to {loan.share} of the price and people who live abroad {loan.abroad}; the last column works with the middle of that. [Work it out with your own figures](/costs).",
      "A loan of {loan.share} is what residents usually get at most; for people who live abroad it is {loan.abroad}, and the last column takes the middle. [Use your own figures](/costs).",
      "Residents can usually borrow up to {loan.share} of the price, people who live abroad {loan.abroad} (in the table: the middle). [The calculator](/costs) takes your own figures.",
    ),
  },
  "search-limit": {
    heading: either("What does {limit.price} buy?", "How far does {limit.price} go?"),
    opening: [
      "{?buys.here}At what ours cost {place.in}, {buys.rate} per square metre at the least, {limit.price} buys about {buys.here}.",
      "Across Barcelona, the prices of our homes make that {buys.from} to {buys.to}.",
      "If {limit.price} is all you have, the price has to stay at about {within.price}: {within.tax} goes on tax and up to {invoiced.to} on notary, registry and paperwork.",
    ],
    points: [
      "{!buys.within}Give way on the price: the lowest of ours is {list.from} today.",
      "{?asks.outside}Give way on the terrace: a balcony, or a roof that the whole building shares, costs less than a terrace of your own.",
      "Give way on the floor: homes without a lift usually cost less on the third and fourth floors than on the first.",
      "{?near1.name}Give way on the area: [{near1.name}](/neighborhoods/{near1.slug}) is next to it.",
    ],
  },
  "square-metre": {
    heading: either("How do prices per square metre compare?", "How do you compare prices by the square metre?"),
    opening: [
      "Divide the asking price by the built area and you can compare homes of different sizes.",
      "Our own homes range from {m2.from} to {m2.to}.",
    ],
    closing: [
      "Our lowest price: [{low.title}](/property/{low.id}), at {low.price}. Our lowest price per square metre is a different home: [{lowPerMetre.title}](/property/{lowPerMetre.id}), at {lowPerMetre.m2}.",
      either(
        "Both figures matter. The first decides the mortgage; the second shows how much you pay for space, and how much for height, light or a terrace.",
        "A high figure is not always too much, nor a low one a bargain. Look for the reason, then decide whether you would use what you pay for.",
      ),
    ],
  },
  "built-useful": {
    heading: either("What do built area and usable area mean?", "Which area do you pay for, and which do you live in?"),
    opening: [
      "Prices per square metre are usually based on the built area, which includes the walls. You live in the usable area.",
      "{?useful.from}In our homes the usable area is between {useful.from} and {useful.to} of the built area.",
      "{?a.useful}For example, [{a.title}](/property/{a.id}) has a built area of {a.area} and a usable area of {a.useful}. A square metre costs {a.m2} by the first and {a.usefulM2} by the second.",
    ],
    closing: [
      "Ask which of the two an advert gives, and whether it includes the terrace, the storage room or space under low ceilings.",
      "The habitability certificate (cédula de habitabilidad) is a valid source for the physical details of a home (Law 18/2007, art. 62.2).",
      either(
        "If two documents disagree, ask which one was drawn up after the last building work.",
        "If in doubt, measure the rooms yourself at the viewing.",
      ),
    ],
  },
  "energy-costs": {
    heading: either("What does the home cost to run?", "What will you pay once the home is yours?"),
    opening: [
      "The energy label runs from A to G, and every advert must show it (Royal Decree 390/2021, arts. 15 and 17).",
      "{?a.consumption}[{a.title}](/property/{a.id}), for example: {a.rating}, and {a.consumption} kWh per square metre a year on its certificate.",
      "{?a.consumption}{?a.fees}Its community fees (like a service charge) are {a.fees} a month; ask what they pay for.",
    ],
    middle: [
      "{!a.fees}{?fees.from}Community fees (like a service charge) for our homes range from {fees.from} to {fees.to} a month. Higher fees may pay for a concierge, a lift or a garden, so ask what is included.",
    ],
    closing: either(
      "Ask for last year’s electricity and water bills, the property tax (IBI) bill and the budget of the community of owners.",
      "Four bills give you the yearly total: electricity, water, property tax (IBI) and community fees. Ask for last year’s.",
    ),
  },
  bedrooms: {
    heading: either("How many bedrooms are there really?", "Which rooms count as bedrooms?"),
    opening: [
      "Whether a room counts as a bedroom depends on its size, its height and its window. The habitability certificate (cédula de habitabilidad) says what has been accepted.",
    ],
    points: [
      "Does each bedroom have a window, and does it open onto the street, a courtyard or a light well?",
      "Can you reach every bedroom without passing through another?",
      "Is there room for a bed and a wardrobe with the door open?",
      "How far away is the bathroom, and is there a second one for guests?",
      "Could you add a room or join two, and would the building allow it?",
    ],
    closing:
      "One bedroom fewer and a larger living room may serve you better: draw your furniture on the plan before you decide.",
  },
  budget: {
    heading: either("What does a limit of {limit.price} mean?", "Is your limit with tax or without?"),
    opening: [
      "There are two ways to set a limit. If {limit.price} is the most you would pay for the home itself, transfer tax on a resale home adds {limit.tax}. You then need {limit.sum}, before the notary and the land registry.",
      "If it is all the money you have, the price has to stay at about {within.price}: that leaves {within.tax} for the tax and some €2,800 for notary, land registry and paperwork, but nothing for a lawyer.",
    ],
    closing: [
      "The tax follows the scale in force since {itp.date} (Decree-Law 5/2025).",
      "With a mortgage, banks usually lend residents up to {loan.share} of the price and non-residents {loan.abroad} (published guides, checked on {checked}). You need the rest and the tax yourself.",
      either(
        "Decide which of the two is yours before you look at homes: it changes what you can view.",
        "Tell your agent which of the two you mean. It changes which homes you will be shown.",
      ),
    ],
  },
} as const;
