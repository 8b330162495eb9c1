/** What a page says of itself to machines, as JSON-LD in the terms of schema.org. */
export type StructuredData = { [name: string]: StructuredValue };
type StructuredValue = string | number | boolean | StructuredData | StructuredValue[];

export const schemaOrg = "https://schema.org";
