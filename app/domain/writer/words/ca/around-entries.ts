import { either } from "../../article/section";
import type { AroundEntries } from "../../book";

export const aroundEntries: AroundEntries = {
  place: [
    "{quarter.name} és {place.in}, i les nostres xifres són de tot el barri.",
    "{?place.homes}Si busca habitatge {place.in}, ara mateix hi tenim {place.homes} en venda.",
    "{?place.none}Si busca habitatge {place.in}, ara mateix no hi tenim res en venda.",
  ],
  wish: "{?wish.more}Digui’ns què ha de tenir l’habitatge i li direm quins dels nostres s’hi acosten més.",
  known: either("{entry.title}, en poques paraules", "{entry.title}, en resum"),
  question: {
    cost: "Quant costa?",
    sum: "Quants diners suposa?",
    time: "Quins terminis hi ha?",
    who: "A qui correspon?",
    how: "Què cal fer?",
    tax: "Quins impostos suposa?",
    calculation: "Com es calcula?",
    when: "Quan s’ha de fer?",
    conditions: "Quins requisits hi ha?",
    must: "És obligatori?",
    papers: "Quins documents es demanen?",
    model: "Què ha de dir el text?",
    worth: "Què hi ha a favor i en contra?",
    pitfalls: "Què pot sortir malament?",
  },
  next: either("Què pot fer ara?", "Quin és el pas següent?"),
  note: "Aquest text informa i no és assessorament jurídic ni fiscal.",
  sources: "Fonts, consultades el {entry.checked}",
};
