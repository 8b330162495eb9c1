import type { InAnotherLanguage } from "../../book";
import type { leads as english } from "../en/leads";

export const leads: InAnotherLanguage<typeof english> = {
  "lead-place": {
    opening: [
      "{?asks.safe}Si és segur viure {here.in} depèn de l’illa i de l’hora, i no tenim dades pròpies per dir-li ni que sí ni que no.",
      "{?asks.safe}L’enquesta de victimització de l’Ajuntament dona resultats per districtes; del seu carrer, li dirà més fer el camí fins a casa a l’hora que hi tornaria.",
      "{?asks.price}{?quarter.inside}{?place.homes}No portem un preu per metre quadrat només dels habitatges {here.in}: {place.in}, tota la zona, els nostres costen avui {place.price}, és a dir, {place.m2} per metre quadrat construït.",
      "{?asks.price}{?quarter.inside}No portem un preu per metre quadrat només dels habitatges {here.in}: {place.in}, tota la zona, l’únic que tenim avui en venda costa {place.only}, i el metre quadrat surt a {place.onlyM2}.",
      "{?asks.price}{?quarter.inside}{?place.none}Avui no podem dir un preu per metre quadrat {here.in}, perquè no tenim habitatges en venda {place.in}; més avall es comparen les zones més properes.",
      "{?asks.price}{?quarter.beyond}No podem dir un preu per metre quadrat {here.in}, perquè no hi tenim cap habitatge; més avall es comparen els d’altres zones.",
      "{quarter.living}",
      "{?asks.live}{!quarter.name}Com és viure {place.in}? En poques paraules: «{place.tagline}».",
      "{!asks.price}{here.suits}",
      "{!asks.price}{?quarter.inside}Els habitatges que tenim en venda {place.in}, la zona on és, costen avui {place.price}.",
      "{!asks.price}{?quarter.inside}L’únic habitatge que tenim en venda {place.in}, la zona on és, costa avui {place.only}.",
      "{!asks.price}{?quarter.inside}{?place.none}De segona mà, avui no tenim cap habitatge {place.in}.",
      "{!asks.price}{?quarter.beyond}Avui no hi tenim cap habitatge en venda.",
      "{!asks.price}{!quarter.name}Els que tenim avui en venda {place.in} costen {place.price}, és a dir, {place.m2} per metre quadrat.",
      "{!asks.price}{!quarter.name}L’únic que tenim avui en venda {place.in} costa {place.only}, és a dir, {place.onlyM2} per metre quadrat.",
      "{!asks.price}{!quarter.name}{?place.none}De segona mà, avui no en tenim cap {place.in}; més avall hi ha els més propers.",
      "{!quarter.beyond}{?place.inner}En concret, {place.inner}.",
      "{!quarter.beyond}D’obra nova: [{place.newName}](/developments/{place.newSlug}), des de {place.newFrom} més IVA i AJD.",
      "{?quarter.inside}{quarter.name} és {place.in}; a [la pàgina de la zona](/neighborhoods/{place.slug}) veurà on queda.",
      "{?quarter.beyond}Encara no tenim pàgina del barri; la més propera de les nostres zones: [{place.name}](/neighborhoods/{place.slug}).",
      "{!here.suits}{?asks.live}{!quarter.name}{place.first}",
      "{!quarter.name}{?asks.price}{?place.homes}El preu dels nostres habitatges {place.in} és avui de {place.price}, és a dir, {place.m2} per metre quadrat construït.",
      "{!quarter.name}{?asks.price}L’únic habitatge que tenim avui en venda {place.in} té un preu de {place.only}, i el metre quadrat surt a {place.onlyM2}.",
      "{!quarter.name}{?asks.price}{?place.none}Avui no tenim habitatges {place.in} dels quals donar un preu per metre quadrat; més avall es comparen les zones més properes.",
      "{!here.suits}{!quarter.name}{?asks.buy}La zona, en una línia: «{place.tagline}».",
    ],
    closing:
      "{?around.name}Forma part de [{around.name}](/neighborhoods/{around.slug}): si mira totes dues zones, tindrà més on triar.",
  },
  "lead-homes": {
    opening: [
      "{wish.asked}: {fit.inside}",
      "{!wish.asked}{?wish.text}Busca un habitatge amb aquestes condicions: {wish.text}.",
      "{!wish.asked}{?wish.text}{fit.sentence}",
      "{?quarter.inside}{here.name} és {place.in}, i els habitatges que comptem són els de tota la zona.",
      "{?fit.some}Són {fit.where}, des de {fit.from}.",
      "{?wish.text}{?fit.some}El primer que convé veure és [{f.title}](/property/{f.id}), {f.where}: {f.price}, o {f.sum} amb l’impost de segona mà.",
      "{fit.only}",
      "{?wish.text}{!fit.some}{?fit.close}El que més s’hi acosta és [{f.title}](/property/{f.id}), {f.where}, per {f.price}, però {f.differs}.",
      "{?wish.text}{!fit.some}{?fit.close}{!f.differs}El que més s’hi acosta és [{f.title}](/property/{f.id}), {f.where}, per {f.price}.",
      "{?fit.none}{!fit.close}Els habitatges que tenim avui costen de {list.from} a {list.to}.",
      "{?fit.none}[Digui’ns què busca](/search) i li escriurem quan n’hi hagi cap que hi encaixi.",
      "{!wish.text}{?list.homes}Avui tenim {list.homes} en venda a Barcelona, de {list.from} a {list.to}.",
      "{!wish.text}{?list.homes}El més econòmic és [{low.title}](/property/{low.id}), {low.where}.",
      "{!list.homes}A {date} no tenim habitatges en venda, de manera que aquest text es queda en el que cal comprovar i en els comptes.",
    ],
    closing:
      "{?list.homes}Els preus, anunciats a {date}, van sense impostos ni despeses de compra si no es diu una altra cosa.",
  },
  "lead-space": {
    opening: [
      "Avui no tenim places de pàrquing soltes en venda {space.where}.",
      "[Digui’ns què busca](/search) i li escriurem quan n’entri una.",
    ],
  },
  "lead-new-homes": {
    opening: [
      "{?dev.fit}Avui tenim {dev.fit} {dev.asked}: {dev.names}.",
      "{!dev.fit}Avui no tenim obra nova {dev.asked}. El que sí que tenim: {dev.names}.",
      "Els preus comencen en {dev.from}, sense IVA ni AJD.",
      "{?asks.instalments}Es paga a terminis durant l’obra; hi ha pla de pagament flexible a {dev.plan}, amb una entrada mínima del {dev.down}.",
    ],
  },
  "lead-sum": {
    opening: [
      "{?sum.tax}Per un preu de {x.price}, l’ITP d’un habitatge de segona mà a Catalunya és de {x.tax}, el {x.effective} del preu.",
      "{?sum.tax}Preu i impost sumen {x.sum}.",
      "{?sum.loan}Un préstec de {x.loan} a un 3\u00a0% suposat són {x.payment} al mes a 25 anys i {x.paymentLong} a 30.",
      "{?sum.loan}Perquè un banc deixi {x.loan} a un resident, l’habitatge sol haver de costar uns {x.price}, ja que es presta fins al {loan.share} del preu.",
      "{?sum.home}Per a un habitatge de segona mà de {x.price}, els bancs solen deixar als residents fins a {x.loan}.",
      "{!sum.tax}Vostè hi posa {x.own} i, si és de segona mà, {x.tax} d’ITP, abans de notaria i registre.",
    ],
  },
};
