/** Where a company stands in the commercial register, as a legal notice has to say (LSSI art. 10.1 b); all blank for an agent who is no company. */
export type CommercialRegister = Readonly<Record<CommercialRegisterPart, string>>;

/** `register` is its name, as `Registre Mercantil de Barcelona`; the others are the numbers of the entry in it. */
export const commercialRegisterParts = ["register", "volume", "folio", "sheet", "entry"] as const;
export type CommercialRegisterPart = (typeof commercialRegisterParts)[number];

export const noCommercialRegister: CommercialRegister = { register: "", volume: "", folio: "", sheet: "", entry: "" };
