import type { AroundEntries } from "../../book";
import { either } from "../../section";

export const aroundEntries: AroundEntries = {
  place: [
    "{quarter.name} és {place.in}, i les nostres xifres són de tot el barri.",
    "{?place.homes}Si busca habitatge {place.in}, ara mateix hi tenim {place.homes} en venda.",
    "{?place.none}Si busca habitatge {place.in}, ara mateix no hi tenim res en venda.",
  ],
  wish: "{?wish.more}Si el que busca és un habitatge ({wish.text}), més avall hi ha els nostres que més s’hi acosten.",
  questions: either("Què més se sol preguntar?", "Quins altres dubtes hi sol haver?"),
  question: {
    cost: "Quant costa?",
    time: "I els terminis?",
    who: "A qui correspon?",
    how: "Què cal fer?",
  },
  related: either("Què més convé saber?", "Què més hi té a veure?"),
  next: either("Què pot fer ara?", "Quin és el pas següent?"),
  note: "Aquest text informa i no és assessorament jurídic ni fiscal.",
  sources: "Fonts, consultades el {entry.checked}",
};
