export const admins = {} as const;
