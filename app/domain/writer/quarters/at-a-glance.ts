/** What can be seen of a place at a glance, as its own texts tell it. */
export type Glance = {
  readonly ground: "level" | "gentle" | "mixed" | "slopes";
  readonly nights: "still" | "calm" | "lively";
  readonly homes: "period" | "mixed" | "modern" | "gardens" | "village" | "small" | "varied" | "recent";
  /** Lines of the metro and stations of the FGC: names, the same in every language. */
  readonly lines: string;
};

const of = (ground: Glance["ground"], nights: Glance["nights"], homes: Glance["homes"], lines: string): Glance => ({
  ground,
  nights,
  homes,
  lines,
});

/** By the key of the quarter, or by the slug of the neighbourhood. One that the agent added has none. */
export const atAGlance: Readonly<Record<string, Glance>> = {
  gothic: of("level", "lively", "small", "L3, L4"),
  raval: of("level", "lively", "small", "L1, L2, L3"),
  barceloneta: of("level", "lively", "small", "L4"),
  "santa-caterina": of("level", "calm", "small", "L1, L4"),
  "passeig-de-gracia": of("level", "calm", "period", "L2, L3, L4, L5; FGC Provença"),
  "sant-antoni": of("level", "lively", "mixed", "L1, L2, L3"),
  "sagrada-familia": of("level", "calm", "mixed", "L2, L4, L5"),
  dreta: of("level", "calm", "period", "L1, L2, L3, L4, L5"),
  esquerra: of("level", "calm", "mixed", "L1, L2, L3, L5"),
  "tres-torres": of("gentle", "still", "modern", "FGC Les Tres Torres, La Bonanova"),
  bonanova: of("slopes", "still", "modern", "FGC El Putxet, Av. Tibidabo, La Bonanova"),
  sarria: of("slopes", "still", "village", "FGC Sarrià, Reina Elisenda"),
  "sant-gervasi": of("mixed", "calm", "modern", "FGC Gràcia, Sant Gervasi, Plaça Molina, Muntaner"),
  "vila-de-gracia": of("gentle", "lively", "small", "L3, L4; FGC Gràcia"),
  "22@": of("level", "calm", "recent", "L1, L4"),
  "poble-sec": of("mixed", "calm", "small", "L2, L3"),
  sants: of("level", "calm", "small", "L1, L3, L5; Rodalies, AVE"),
  born: of("level", "lively", "small", "L4"),
  "ciutat-vella": of("level", "lively", "small", "L1, L2, L3, L4"),
  eixample: of("level", "calm", "period", "L1, L2, L3, L4, L5; FGC Provença"),
  gracia: of("mixed", "lively", "small", "L3, L4; FGC Gràcia"),
  "les-corts": of("gentle", "calm", "modern", "L3, L5; T1, T2, T3"),
  pedralbes: of("slopes", "still", "gardens", "L3; FGC Reina Elisenda"),
  "poble-nou": of("level", "calm", "varied", "L4"),
  "sarria-sant-gervasi": of("slopes", "calm", "modern", "FGC Sarrià, Reina Elisenda, Av. Tibidabo"),
};
