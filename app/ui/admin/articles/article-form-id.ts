/** The form of an article, for the buttons that stand outside of it. */
export const articleFormId = "article-form";
