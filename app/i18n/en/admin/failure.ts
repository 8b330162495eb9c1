export const failure = {} as const;
