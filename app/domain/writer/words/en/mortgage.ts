import { either } from "../../section";

export const mortgage = {
  "loan-share": {
    heading: either("How much a bank may lend", "Loan and own money"),
    opening: [
      "Spanish banks count their share on the lower of two figures, the price and their own valuation. If the valuation stays below the price, the difference is yours to find.",
      "{!lives.abroad}For residents the share is up to {loan.share}.",
      "{!lives.here}For non-residents it is usually {loan.abroad}, and less for a second home at some banks.",
      "That is practice, as Banco Sabadell and idealista describe it (read on {checked}); no law sets it.",
    ],
    closing: [
      "{?x.home}Take [{a.title}](/property/{a.id}), {a.where}, at {a.price}.",
      "{!x.home}Take a price of {x.price}.",
      "{!lives.abroad}A loan of {loan.share} is {x.loan}. The other {x.own} is yours to bring, and so is the tax on a resale home, {x.tax}. Together: {x.cash}.",
      "{?lives.abroad}A loan at the upper end is {x.loanAbroad}. The other {x.ownAbroad} is yours to bring, and so is the tax on a resale home, {x.tax}. Together: {x.cashAbroad}. At the lower end of the range it is {x.cashAbroadLow}.",
      "Notary, registry and valuation are not yet in that sum.",
    ],
  },
  "loan-table": {
    heading: either("The same sum at other prices", "What has to be in your account"),
    opening: [
      "{!lives.abroad}The table takes a loan of {loan.share} of the price, which is the most a resident can usually count on.",
      "{?lives.abroad}The table takes the upper end of what non-residents are lent.",
      "The tax is that of a resale home by the scale in force since {itp.date} (Decree Law 5/2025).",
    ],
    closing: [
      "As a planning figure, the costs of a purchase, tax included, are about {loan.costs} of the price.",
      either(
        "Read the last column first: it says which of these prices is within reach today.",
        "If the last column is too high, a lower price helps more than a longer loan: it lowers the rest and the tax together.",
      ),
    ],
  },
  "loan-limits": {
    heading: either("Term, age and income", "Three limits that banks look at"),
    opening: "Banks publish rules of thumb, and idealista and fotocasa collect them. As read on {checked}:",
    points: [
      "Term: up to {loan.years} years for residents, more often {loan.yearsAbroad} for non-residents.",
      "Age: the loan should be paid back by the age of {loan.age}.",
      "Debts: all monthly payments together, the new one included, at {loan.debts} of net income; {loan.debtsAbroad} for non-residents.",
    ],
    closing: either(
      "The limits work together. At a certain age the term gets shorter, the monthly payment higher, and the share of income decides.",
      "A car loan or a credit card counts among the debts. Paying it off before you apply can change the answer.",
    ),
  },
  "loan-costs": {
    heading: either("What the loan itself costs", "Who pays for the mortgage"),
    opening: [
      "The borrower pays the valuation of the home and any copies they ask for. The lender pays the deed of the loan, its registration and the filing (Law 5/2019, art. 14.1 e).",
      "If an offer puts one of these on your side, ask on which rule that rests.",
    ],
    closing: either(
      "More often the cost sits elsewhere: in insurance, cards or an account that bring the rate down. Ask for the rate with them and without them, and add up both over the years you expect to keep the loan.",
      "Then look at what comes with the rate. Insurance bought elsewhere may be cheaper even if the rate goes up a little; only the two totals, side by side, tell.",
    ),
  },
  "loan-waiting": {
    heading: either("The {loan.days} days before the deed", "Time that the law gives you"),
    opening: [
      "The bank must hand over the binding sheet of the loan, the FEIN, and its annexes at least {loan.days} days before the deed (Catalan Law 22/2010, art. 262-4).",
      "In that time a notary explains the papers and answers questions, free of charge, by the day before the deed (art. 15).",
    ],
    closing: either(
      "Put those days into the dates of the purchase contract. A deposit with a date that the bank cannot meet is the buyer's risk.",
      "Use the meeting with the notary. Bring the offer you were first shown and compare it with the sheet, line by line.",
    ),
  },
  "loan-papers": {
    heading: either("Papers to have ready", "What the bank will ask for"),
    opening: either(
      "A complete folder saves waiting. Banks usually ask for:",
      "Every bank has its own list, but most of the lines are the same:",
    ),
    points: [
      "Passport or identity card, and the NIE if you are a foreigner.",
      "Proof of income: payslips and tax returns, or accounts if you work for yourself.",
      "Statements of your accounts for the last months.",
      "A list of debts and, if you live abroad, a credit report from your country.",
      "Where the rest of the money comes from, with papers that show it.",
      "The land registry extract (nota simple) of the home.",
      "The signed offer or deposit contract.",
    ],
    closing:
      "Papers in another language may need a sworn translation. Ask before you order one, as not every bank wants it.",
  },
  "loan-questions": {
    heading: either("What to ask the bank", "Questions for the first meeting"),
    opening: either(
      "Take the same questions to two or three banks and write the answers side by side.",
      "The first offer is a starting point. These questions make offers comparable.",
    ),
    points: [
      "On which value is the share counted, and who chooses the valuer?",
      "Is the rate fixed, variable or mixed, and what is the total cost (TAE) in the FEIN?",
      "Which products are tied to the rate, and what is it without them?",
      "What does it cost to pay back early, in part or in full?",
      "How long does the approval hold, and what could still change it?",
      "In which currency is my income counted, and at what rate?",
      "Who is my contact until the deed, and how long does the valuation take?",
    ],
    closing:
      "We quote no rate and recommend no bank here. We are an estate agent, neither a lender nor a credit intermediary.",
  },
} as const;
