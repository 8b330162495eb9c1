const names = "h[1-6]|p|ul|ol|dl|table|blockquote|div|section|article|figure|details";

/** A block of HTML: what an article's content has and a remark about it has not. */
export const blockTag = new RegExp(`<(?:${names})(?=[\\s>])`, "i");

/** The same, its signs written as entities. */
export const encodedBlockTag = new RegExp(`&lt;(?:${names})(?:\\s|&gt;)`, "i");
