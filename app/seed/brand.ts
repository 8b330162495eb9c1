// Sample data: the mark of the invented agency, four Eixample blocks around a crossing.
import type { BrandSlot } from "~/domain/agency/brand";

const blocks =
  '<path d="M11.5 0h41L56 3.5 38.5 21h-13L8 3.5z"/><path d="M60.5 8 64 11.5v41L60.5 56 43 38.5v-13z"/>' +
  '<path d="M56 60.5 52.5 64h-41L8 60.5 25.5 43h13z"/><path d="M3.5 56 0 52.5v-41L3.5 8 21 25.5v13z"/>';
const drawn = (style: string, fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${style}<g fill="${fill}">${blocks}</g></svg>`;

export const sampleMark: Readonly<Record<BrandSlot, string>> = {
  logo: drawn("", "#114e52"),
  "logo-dark": drawn("", "#fdfcfa"),
  icon: drawn("<style>@media(prefers-color-scheme:dark){g{fill:#c9dcd8}}</style>", "#114e52"),
};
export const sampleMarkSize = { width: 64, height: 64 };
