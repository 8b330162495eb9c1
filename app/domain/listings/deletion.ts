/** What goes with a listing that is deleted, and the enquiries about it, which stay. */
export type Deletion = { title: string; units: number; images: number; translations: number; enquiries: number };
