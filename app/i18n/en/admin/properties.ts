export const properties = {} as const;
