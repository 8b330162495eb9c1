import type { ServiceText } from "../service-text";

export const neighborhoodTours: ServiceText = {
  meta: {
    title: "Recorridos por los barrios de Barcelona",
    description:
      "Recorra a pie el Eixample, Gràcia, Sarrià-Sant Gervasi, Pedralbes o Ciutat Vella con un agente acreditado antes de visitar viviendas. Respuesta en 24 horas.",
  },
  title: "Primero las calles, después los pisos",
  lead: "Cada día se vive en un barrio, no solo en un piso. Se lo enseñamos a pie, a la hora en que usted estaría allí.",
  points: {
    title: "En qué nos fijamos",
    items: [
      { title: "Ruido y luz", text: "Bares, tráfico, patios de colegio y por dónde entra el sol en invierno." },
      {
        title: "El día a día",
        text: "Mercado, tiendas, colegios, médicos y parques, a la distancia que de verdad se camina.",
      },
      { title: "Moverse", text: "Metro, tren, autobús y bicicleta; dónde puede dejarse un coche y dónde no." },
      {
        title: "Los edificios",
        text: "Su edad, ascensores y fachadas, y las obras que suelen afrontar las comunidades.",
      },
    ],
  },
  steps: {
    title: "Cómo es un recorrido",
    items: [
      { title: "Usted elige", text: "Un barrio, o dos que estén cerca; entre semana, o un sábado si trabaja." },
      { title: "Preparamos la ruta", text: "Con las calles que encajan con lo que busca y las que evitaríamos." },
      { title: "Caminamos", text: "En español, catalán, inglés o ruso. Venga con quien vaya a vivir con usted." },
      { title: "Recibe nuestras notas", text: "Lo que vimos, calle a calle, y las viviendas que ofrecemos allí." },
    ],
  },
  closing: {
    title: "¿Qué parte de la ciudad le enseñamos?",
    text: "Escríbanos. Tendrá respuesta en 24 horas.",
  },
};
