/** The parts of a development's page; the specification's tabs in its order. */
export const developmentTabs = ["units", "description", "features", "location"] as const;
export type DevelopmentTab = (typeof developmentTabs)[number];

/** The tab that an address asks for; the first one for any other word. */
export function readTab(text: string | null): DevelopmentTab {
  return developmentTabs.find((tab) => tab === text) ?? developmentTabs[0];
}
