import type { InAnotherLanguage } from "../../book";
import type { leads as english } from "../en/leads";

export const leads: InAnotherLanguage<typeof english> = {
  "lead-place": {
    opening: [
      "{?asks.safe}Si es seguro vivir {here.in} depende de la manzana y de la hora, y no tenemos datos propios para decirle que sí o que no.",
      "{?asks.safe}La encuesta de victimización del Ayuntamiento da resultados por distritos; de su calle le dirá más hacer el camino a casa a la hora a la que usted volvería.",
      "{?asks.price}{?quarter.inside}{?place.homes}No llevamos un precio por metro cuadrado solo de las viviendas {here.in}: {place.in}, toda la zona, las nuestras cuestan hoy {place.price}, es decir, {place.m2} por metro cuadrado construido.",
      "{?asks.price}{?quarter.inside}No llevamos un precio por metro cuadrado solo de las viviendas {here.in}: {place.in}, toda la zona, la única que tenemos hoy en venta cuesta {place.only}, y el metro cuadrado sale a {place.onlyM2}.",
      "{?asks.price}{?quarter.inside}{?place.none}Hoy no podemos dar un precio por metro cuadrado {here.in}, porque no tenemos viviendas en venta {place.in}; más abajo se comparan las zonas más cercanas.",
      "{?asks.price}{?quarter.beyond}No podemos dar un precio por metro cuadrado {here.in}, porque ninguna de nuestras viviendas está allí; más abajo se comparan las de otras zonas.",
      "{quarter.living}",
      "{?asks.live}{!quarter.name}¿Cómo es vivir {place.in}? En pocas palabras: «{place.tagline}».",
      "{!asks.price}{here.suits}",
      "{!asks.price}{?quarter.inside}Las viviendas que tenemos en venta {place.in}, la zona a la que pertenece, cuestan hoy {place.price}.",
      "{!asks.price}{?quarter.inside}La única vivienda que tenemos en venta {place.in}, la zona a la que pertenece, cuesta hoy {place.only}.",
      "{!asks.price}{?quarter.inside}{?place.none}De segunda mano, hoy no tenemos ninguna vivienda {place.in}.",
      "{!asks.price}{?quarter.beyond}Hoy no tenemos allí ninguna vivienda en venta.",
      "{!asks.price}{!quarter.name}Las que tenemos hoy en venta {place.in} cuestan {place.price}, es decir, {place.m2} por metro cuadrado.",
      "{!asks.price}{!quarter.name}La única que tenemos hoy en venta {place.in} cuesta {place.only}, es decir, {place.onlyM2} por metro cuadrado.",
      "{!asks.price}{!quarter.name}{?place.none}De segunda mano, hoy no tenemos ninguna {place.in}; más abajo están las más cercanas.",
      "{!quarter.beyond}{?place.inner}En concreto, {place.inner}.",
      "{!quarter.beyond}De obra nueva: [{place.newName}](/developments/{place.newSlug}), desde {place.newFrom} más IVA y AJD.",
      "{?quarter.inside}{quarter.name} está {place.in}; en [la página de la zona](/neighborhoods/{place.slug}) verá dónde queda.",
      "{?quarter.beyond}Todavía no tenemos página del barrio; la más cercana de nuestras zonas: [{place.name}](/neighborhoods/{place.slug}).",
      "{!here.suits}{?asks.live}{!quarter.name}{place.first}",
      "{!quarter.name}{?asks.price}{?place.homes}El precio de nuestras viviendas {place.in} es hoy de {place.price}, es decir, {place.m2} por metro cuadrado construido.",
      "{!quarter.name}{?asks.price}La única vivienda que tenemos hoy en venta {place.in} tiene un precio de {place.only}, y el metro cuadrado sale a {place.onlyM2}.",
      "{!quarter.name}{?asks.price}{?place.none}Hoy no tenemos viviendas {place.in} de las que dar un precio por metro cuadrado; más abajo se comparan las zonas más cercanas.",
      "{!here.suits}{!quarter.name}{?asks.buy}Así resumimos la zona: «{place.tagline}».",
    ],
    closing:
      "{?around.name}Forma parte de [{around.name}](/neighborhoods/{around.slug}): si mira las dos zonas, tendrá más donde elegir.",
  },
  "lead-homes": {
    opening: [
      "{wish.asked}: {fit.inside}",
      "{!wish.asked}{?wish.text}Busca una vivienda así: {wish.text}.",
      "{!wish.asked}{?wish.text}{fit.sentence}",
      "{?quarter.inside}{here.name} está {place.in}, y las viviendas que contamos son las de toda la zona.",
      "{?fit.some}Están {fit.where}, desde {fit.from}.",
      "{?wish.text}{?fit.some}La primera que conviene ver es [{f.title}](/property/{f.id}), {f.where}: {f.price}, o {f.sum} con el impuesto de segunda mano.",
      "{fit.only}",
      "{?wish.text}{!fit.some}{?fit.close}La que más se acerca es [{f.title}](/property/{f.id}), {f.where}, por {f.price}, pero {f.differs}.",
      "{?wish.text}{!fit.some}{?fit.close}{!f.differs}La que más se acerca es [{f.title}](/property/{f.id}), {f.where}, por {f.price}.",
      "{?fit.none}{!fit.close}Las viviendas que tenemos hoy cuestan de {list.from} a {list.to}.",
      "{?fit.none}[Díganos qué busca](/search) y le escribiremos cuando haya algo que encaje.",
      "{!wish.text}{?list.homes}Hoy tenemos {list.homes} en venta en Barcelona, de {list.from} a {list.to}.",
      "{!wish.text}{?list.homes}La más económica es [{low.title}](/property/{low.id}), {low.where}.",
      "{!list.homes}A {date} no tenemos viviendas en venta, pero sí podemos decirle qué comprobar y cómo hacer las cuentas.",
    ],
    closing: "{?list.homes}Son precios anunciados a {date}, sin los impuestos ni los gastos de la compra.",
  },
  "lead-space": {
    opening: [
      "Hoy no tenemos plazas de parking sueltas en venta {space.where}.",
      "[Díganos qué busca](/search) y le escribiremos cuando entre una.",
    ],
  },
  "lead-new-homes": {
    opening: [
      "{?dev.fit}Hoy tenemos {dev.fit} {dev.asked}: {dev.names}.",
      "{!dev.fit}Hoy no tenemos obra nueva {dev.asked}. Lo que sí tenemos: {dev.names}.",
      "Los precios empiezan en {dev.from}, sin IVA ni AJD.",
      "{?asks.instalments}Se paga a plazos durante la obra; hay plan de pago flexible en {dev.plan}, con una entrada mínima del {dev.down}.",
    ],
  },
  "lead-sum": {
    opening: [
      "{?sum.tax}Por un precio de {x.price}, el ITP de una vivienda de segunda mano en Cataluña es de {x.tax}, el {x.effective} del precio.",
      "{?sum.tax}Precio e impuesto suman {x.sum}.",
      "{?sum.loan}Un préstamo de {x.loan} a un 3\u00a0% supuesto son {x.payment} al mes a 25 años y {x.paymentLong} a 30.",
      "{?sum.loan}Para que un banco preste {x.loan} a un residente, la vivienda suele tener que costar unos {x.price}, porque se presta hasta el {loan.share} del precio.",
      "{?sum.home}Para una vivienda de segunda mano de {x.price}, los bancos suelen prestar a residentes hasta {x.loan}.",
      "{!sum.tax}Usted aporta {x.own} y, si es de segunda mano, {x.tax} de ITP, antes de notaría y registro.",
    ],
  },
};
