import { keptStyle } from "./html-body";

/** What somebody deleted under review, and what was said of it in the margin: Word, and Word in a browser. */
const deleted = "del[cite], del[datetime], .msoDel, .TrackChangeTextDeletion";
const comments =
  ".MsoCommentReference, .msocomanchor, .msocomtxt, .msocomoff, .CommentStart, .CommentHighlightPipeClicked, .MsoCommentText, .MsoCommentSubject";

/** Takes out what review wrote beside the text; what was inserted stays as text. */
export function withoutReviewMarks(body: HTMLElement): void {
  const marks = [...body.querySelectorAll(`${deleted}, ${comments}`)];
  for (const element of body.querySelectorAll(`[${keptStyle}]`)) {
    const style = element.getAttribute(keptStyle) ?? "";
    if (/mso-element:\s*comment|mso-comment-(?:reference|author|id)|mso-special-character:\s*comment/i.test(style)) {
      // A stretch that a comment speaks of is text; its number and the list at the end are not.
      if (!/mso-comment-reference/i.test(style) || element.querySelector(".msocomanchor, .MsoCommentReference"))
        marks.push(element);
      else element.removeAttribute(keptStyle);
    }
  }
  for (const mark of marks) mark.remove();
  for (const inserted of body.querySelectorAll("ins, .msoIns")) inserted.replaceWith(...inserted.childNodes);
}
