/** What goes with a home that is deleted, and the enquiries about it, which stay. */
export type Deletion = { title: string; images: number; translations: number; enquiries: number };
