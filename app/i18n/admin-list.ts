/** Lists in the panel, which is English. Beside `format.ts`, which the forms of visitors load: what both had would be a file of its own to fetch. */
export const panelList = new Intl.ListFormat("en-GB", { type: "conjunction" });
