export const articles = {} as const;
