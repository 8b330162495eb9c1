import { either } from "../../section";

export const mortgage = {
  "loan-share": {
    heading: either("How much may a bank lend you?", "How much do you need yourself?"),
    opening: [
      "Spanish banks lend a share of the price or of their own valuation, whichever is lower. If the valuation is below the price, you make up the difference.",
      "{!lives.abroad}For residents the share is up to {loan.share}.",
      "{!lives.here}For non-residents it is usually {loan.abroad}, and less for a second home at some banks.",
      "That is what Banco Sabadell and idealista report as usual (checked on {checked}); it is not set by law.",
    ],
    closing: [
      "{?x.home}Take one of our homes: [{a.title}](/property/{a.id}), {a.where}, at {a.price}.",
      "{!x.home}Take a price of {x.price}.",
      "{!lives.abroad}A mortgage of {loan.share} is {x.loan}. You pay the other {x.own} yourself, and the tax on a resale home, {x.tax}: {x.cash} in total.",
      "{?lives.abroad}A mortgage at the upper end is {x.loanAbroad}. You pay the other {x.ownAbroad} yourself, and the tax on a resale home, {x.tax}: {x.cashAbroad} in total. At the lower end it is {x.cashAbroadLow}.",
      "That does not include the notary, the land registry and the bank valuation (tasación).",
    ],
  },
  "loan-table": {
    heading: either("What do you need at other prices?", "How much money do you need at signing?"),
    opening: [
      "{!lives.abroad}The table assumes a mortgage of {loan.share} of the price, which is the most a resident can usually count on.",
      "{?lives.abroad}The table assumes the upper end of what banks lend to non-residents.",
      "The tax is that of a resale home, on the scale in force since {itp.date} (Decree-Law 5/2025).",
    ],
    closing: [
      "As a rule of thumb, the costs of buying, tax included, are about {loan.costs} of the price.",
      either(
        "Read the last column first: it shows which of these prices you could afford today.",
        "If the last column is too high, a lower price helps more than a longer loan: it brings down both your own share and the tax.",
      ),
    ],
  },
  "loan-limits": {
    heading: either("Which limits do banks set?", "What do banks look at besides the home?"),
    opening:
      "Each bank sets its own criteria. These are the usual ones, as published by idealista and fotocasa and checked on {checked}:",
    points: [
      "Term: up to {loan.years} years for residents, more often {loan.yearsAbroad} for non-residents.",
      "Age: the loan should be repaid by the age of {loan.age}.",
      "Debts: all monthly payments together, the new one included, come to {loan.debts} of net income at most; {loan.debtsAbroad} for non-residents.",
    ],
    closing: either(
      "The limits work together. The older you are, the shorter the term and the higher the monthly payment, until your income sets the limit.",
      "A car loan or a credit card counts among the debts. Paying it off before you apply can change the answer.",
    ),
  },
  "loan-costs": {
    heading: either("What does the mortgage itself cost?", "Who pays the costs of the mortgage?"),
    opening: [
      "The borrower pays the bank valuation and any copies they ask for. The lender pays the deed of the loan, its registration and the filing (Law 5/2019, art. 14.1 e).",
      "If a bank asks you to pay one of the lender’s costs, ask which rule allows it.",
    ],
    closing: either(
      "The real cost is often elsewhere: in the insurance, cards or account you take to get a lower rate. Ask for the rate with and without them, and compare both totals over the whole term.",
      "Then look at what comes with the rate. Insurance bought elsewhere may be cheaper even if the rate goes up a little. Put the two totals side by side and you’ll see.",
    ),
  },
  "loan-waiting": {
    heading: either(
      "What happens in the {loan.days} days before signing?",
      "How long do you have to read the bank’s offer?",
    ),
    opening: [
      "In Catalonia the bank must give you the binding mortgage offer (FEIN) and its annexes at least {loan.days} calendar days before you sign (Catalan Law 22/2010, art. 262-4).",
      "In that time, and no later than the day before signing, a notary explains the documents and answers your questions free of charge (Law 5/2019, art. 15).",
    ],
    closing: either(
      "Allow for those days in your contract. If the deposit contract (arras) sets a date the bank can’t meet, the risk is yours.",
      "Take the bank’s first offer to the meeting with the notary and compare it with the binding one, line by line.",
    ),
  },
  "loan-papers": {
    heading: either("Which documents should you have ready?", "What will the bank ask for?"),
    opening: either(
      "If everything is ready, you wait less. Banks usually ask for:",
      "Every bank has its own list, but most ask for the same things:",
    ),
    points: [
      "Your passport or identity card, and your NIE (foreigner’s identity number).",
      "Proof of income: payslips and tax returns, or accounts if you are self-employed.",
      "Recent bank statements.",
      "A list of debts and, if you live abroad, a credit report from your country.",
      "Where the rest of the money comes from, with documents to prove it.",
      "The land registry extract (nota simple) of the home.",
      "The signed offer or deposit contract (arras).",
    ],
    closing:
      "Documents in another language may need a sworn translation. Ask before you order one, as not every bank wants it.",
  },
  "loan-questions": {
    heading: either("What should you ask the bank?", "Which questions should you take to the first meeting?"),
    opening: either(
      "Ask two or three banks the same questions and put the answers side by side.",
      "The first offer is a starting point. These questions help you compare it with others.",
    ),
    points: [
      "Is the loan a share of the price or of the valuation, and who chooses the valuer?",
      "Is the rate fixed, variable or mixed, and what is the total cost (TAE) in the FEIN?",
      "Which products must I take to get this rate, and what is it without them?",
      "What does it cost to repay early, in part or in full?",
      "How long is the approval valid, and what could still change it?",
      "If my income is in another currency, how do you convert it?",
      "Who is my contact until signing, and how long does the valuation take?",
    ],
    closing:
      "We quote no rates and recommend no bank. We are estate agents, neither a lender nor a credit intermediary.",
  },
} as const;
