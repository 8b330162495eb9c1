import { either } from "../../article/section";
import type { InAnotherLanguage } from "../../book";
import type { features as english } from "../en/features";

export const features: InAnotherLanguage<typeof english> = {
  "feature-outside": {
    heading: either("Què cal comprovar a la terrassa o al balcó?", "Com és de debò la terrassa o el balcó?"),
    opening: "El que val depèn dels metres, el sol i el manteniment; de qui és ho diuen l’escriptura i la nota simple.",
    points: [
      "Quant fa i quina fondària té a la part més estreta?",
      "Diuen el mateix l’escriptura i el Registre: privada, o element comú d’ús privatiu?",
      "A quines hores hi toca el sol i qui hi pot mirar?",
      "Qui paga la impermeabilització, les baranes, les plantes o l’aigua?",
      "És al nivell de la sala o s’hi ha de pujar?",
    ],
  },
  "feature-pool": {
    heading: either("Què convé preguntar sobre la piscina i el jardí?", "Qui manté la piscina i el jardí?"),
    opening:
      "Si la piscina o el jardí són propis, els manté vostè. Si són comunitaris, en paga la seva part i s’ajusta als horaris.",
    points: [
      "Són privats, comunitaris o elements comuns d’ús exclusiu? Ho diu la nota simple.",
      "Quant van costar l’any passat l’aigua, la llum i el manteniment?",
      "La piscina es va fer amb llicència i consta a l’escriptura?",
      "Quan es van renovar el revestiment, la bomba i les canonades?",
      "Quant de sol hi toca a la tarda i des d’on es veu?",
    ],
  },
  "feature-lift": {
    heading: either("Què convé preguntar sobre l’ascensor?", "On s’atura exactament l’ascensor?"),
    opening: "{!fit.some}Que l’anunci digui «amb ascensor» no aclareix on s’atura.",
    points: [
      "{!fit.some}S’atura a la mateixa planta de l’habitatge o en un replà entremig?",
      "Hi ha esglaons entre el portal i la cabina?",
      "Quina amplada té la porta? Hi ha de cabre una cadira de rodes o un cotxet.",
      "Quan es va renovar per última vegada i hi ha cap obra aprovada?",
      "Quina part de les seves despeses paga aquest habitatge?",
    ],
  },
  "without-lift": {
    heading: either("Com es valora un pis sense ascensor?", "Quantes plantes pujaria a peu cada dia?"),
    opening:
      "Compti els trams des del carrer, no el número de l’anunci. A les finques antigues, l’entresol i el principal poden quedar per sota del primer.",
    points: [
      "Pugi l’escala amb bosses i al seu pas habitual.",
      "Han parlat els propietaris de posar-hi ascensor? Demani les últimes actes.",
      "Hi cabria un ascensor, al forat de l’escala o al pati, i quant li tocaria pagar?",
      "Per on es pugen els mobles i es baixa la runa?",
      "Compari’n el preu amb el d’habitatges a la mateixa alçada en finques que sí que en tenen.",
    ],
  },
  "feature-building": {
    heading: either("{building.name}: què convé preguntar?", "Què és del pis i què és de l’edifici?"),
    opening: "Pregunti si forma part de la propietat a l’escriptura, si es lloga o si ho comparteix tot l’edifici.",
    points: [
      "Té inscripció pròpia al registre i el seu propi rebut?",
      "Quant afegeix a les despeses de comunitat?",
      "Quant fa entre parets o pilars?",
      "Hi ha cap esglaó o cap porta estreta pel camí?",
      "Si avui no n’hi ha, se’n ven o se’n lloga cap a prop?",
    ],
  },
  "feature-view": {
    heading: either("{view.name}: què convé preguntar?", "Es mantindran les vistes?"),
    opening: "Les vistes són al preu, però no a la propietat. Ningú no les garanteix.",
    points: [
      "Des de quines estances es veuen, dret o assegut?",
      "Què es pot construir al mig? El planejament de les parcel·les del davant és públic.",
      "Estan bé els vidres i què frena el sol a l’estiu?",
      "Voldria l’habitatge amb les persianes abaixades?",
    ],
  },
};
