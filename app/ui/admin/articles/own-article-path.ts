/** The form of a new article for a topic of a batch that no writer could write; nothing is stored before it is saved. */
export function ownArticlePath(batchId: number, topicId: number): string {
  return `/admin/articles/new?batch=${batchId}&topic=${topicId}`;
}
