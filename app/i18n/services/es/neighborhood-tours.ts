import type { ServiceText } from "../service-text";

export const neighborhoodTours: ServiceText = {
  meta: {
    title: "Paseos por los barrios de Barcelona",
    description:
      "Conozca a pie el Eixample, Gràcia, Sarrià, Pedralbes o Ciutat Vella antes de visitar pisos: ruido, luz, tiendas, transporte y edificios, calle por calle.",
  },
  title: "Conozca la calle antes de enamorarse del piso",
  lead: "Con el piso elige también un barrio. Se lo enseñamos a pie, a las horas en que usted estará en la calle.",
  points: {
    title: "En qué nos fijamos",
    items: [
      { title: "Ruido y luz", text: "Bares, tráfico, patios de colegio y por dónde entra el sol en invierno." },
      {
        title: "El día a día",
        text: "Mercado, tiendas, colegios, médicos y parques, y cuánto se tarda de verdad a pie.",
      },
      { title: "Cómo se llega", text: "Metro, Ferrocarrils, autobús y bicicleta; dónde se puede aparcar y dónde no." },
      {
        title: "Los edificios",
        text: "La edad, los ascensores, las fachadas y las obras que suelen tener que pagar las comunidades.",
      },
    ],
  },
  steps: {
    title: "Cómo es un paseo",
    items: [
      { title: "Usted elige", text: "Un barrio, o dos cercanos; entre semana, o el sábado si trabaja." },
      { title: "Preparamos la ruta", text: "Por las calles que encajan con lo que busca y por las que evitaríamos." },
      { title: "Paseamos", text: "En español, catalán, inglés o ruso. Venga con quien quiera." },
      { title: "Recibe las notas", text: "Lo que hemos visto, calle por calle, y las viviendas que tenemos allí." },
    ],
  },
  closing: {
    title: "¿Por qué barrio quiere pasear?",
    text: "Díganos el barrio y el día que le viene bien.",
  },
};
