import { either } from "../../section";

export const homes = {
  "fitting-homes": {
    heading: either("What our list has today", "Homes to consider"),
    opening: [
      "{fit.sentence}",
      "{!fit.sentence}Our list of {date} has {list.homes}, from {list.from} to {list.to}. Some of them:",
      "{?fit.some}{?fit.close}What fits comes first; the closest ones follow for comparison.",
      "{!fit.some}{?fit.close}These come closest.",
    ],
    closing: [
      "{?list.few}This is one agent's list on one day: examples of what can be had, and no picture of the market.",
      "[The list]({list.path}) is the place to look for homes added later.",
    ],
  },
  "square-metre": {
    heading: either("Price per square metre, side by side", "Comparing by the square metre"),
    opening: [
      "Divide the asking price by the built area, and homes of different sizes can be compared.",
      "On our list the result runs from {m2.from} to {m2.to}.",
    ],
    closing: [
      "Lowest price on our list: [{low.title}](/property/{low.id}), at {low.price}. Lowest price per square metre: another one, [{lowPerMetre.title}](/property/{lowPerMetre.id}), at {lowPerMetre.m2}.",
      either(
        "Both figures matter. The first decides the loan; the second says how much of the price is space and how much is height, light or a terrace.",
        "A high figure is not yet too much, nor a low one a bargain: look for the reason, and then decide whether you would use what you pay for.",
      ),
    ],
  },
  "built-useful": {
    heading: either("Built metres and useful metres", "The area you pay for, and the area you live in"),
    opening: [
      "Prices per square metre usually rest on the built area, which includes the walls. You live in the useful area.",
      "{?useful.from}On our list the useful part lies between {useful.from} and {useful.to} of the built area.",
      "{?a.useful}An example: [{a.title}](/property/{a.id}) has {a.area} built and {a.useful} useful. By the first the metre costs {a.m2}, by the second {a.usefulM2}.",
    ],
    closing: [
      "Ask which of the two an advert gives, and whether terrace, storage or low ceilings are counted in it.",
      "The cédula de habitabilidad is a valid source for the physical data of a home (Law 18/2007, art. 62.2).",
      either(
        "Where two papers disagree, ask which one was drawn after the last works.",
        "A tape measure and ten minutes settle the rest.",
      ),
    ],
  },
  "energy-costs": {
    heading: either("Energy and running costs", "What the home costs once it is yours"),
    opening: [
      "The energy label has letters from A to G, and every advert has to show it (RD 390/2021, arts. 15 and 17).",
      "{?list.labels}The homes on our list, class by class with their number: {list.labels}.",
      "{?a.consumption}[{a.title}](/property/{a.id}) has {a.rating}, with {a.consumption} kWh per square metre and year on its certificate.",
    ],
    middle: [
      "{?fees.from}Community fees on our list run from {fees.from} to {fees.to} a month. A higher one may include a caretaker, a lift or a garden, so ask what is behind it.",
      "{?built.from}The buildings date from {built.from} to {built.to}; the year of the last renovation tells more about the bills than the year of construction.",
    ],
    closing: either(
      "Ask for the electricity and water bills of the last year, the receipt of the property tax (IBI) and the budget of the community.",
      "Four papers give the yearly sum: electricity, water, property tax (IBI) and community. Ask for last year's.",
    ),
  },
  bedrooms: {
    heading: either("Counting bedrooms", "How many rooms there really are"),
    opening: [
      "{?list.bedrooms}Our list by bedrooms: {list.bedrooms}.",
      "Adverts count bedrooms. Whether a room may count as one depends on its size, height and window, and the cédula de habitabilidad says what has been accepted.",
    ],
    points: [
      "Does each bedroom have a window, and does it open to the street, to a courtyard or to a shaft?",
      "Can you reach every bedroom without passing through another?",
      "Is there a wall for a bed and a wardrobe, with the door open?",
      "How far is the bathroom, and is there one for guests?",
      "Could a room be added or joined, and would the building allow it?",
    ],
    closing:
      "One bedroom fewer and a larger living room may serve you better: draw your furniture on the plan before you decide.",
  },
  budget: {
    heading: either("What a limit of {limit.price} means", "The limit, with the tax and without"),
    opening: [
      "There are two ways to read a limit. If {limit.price} is the most for the home alone, the purchase tax adds {limit.tax} on a resale home at that price, and you need {limit.sum}, before notary and registry.",
      "If it is all the money there is, the price has to stay at about {within.price}: that leaves room for the tax of {within.tax}.",
    ],
    closing: [
      "The tax follows the scale in force since {itp.date} (Decree Law 5/2025).",
      "With a loan, a bank lends residents up to {loan.share} of the price and non-residents usually {loan.abroad}, as banks describe their practice (read on {checked}). The rest and the tax come from you.",
      either(
        "Decide which of the two limits is yours before you look at homes; the search becomes another one.",
        "Tell your agent which of the two you mean. It changes the list.",
      ),
    ],
  },
} as const;
