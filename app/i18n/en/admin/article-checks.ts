/** What the checks say of an article before it is published, and what publishing later asks for. */
export const articleChecks = {
  "articles.findings": "Before you publish",
  "articles.findings.none": "The keyword, the length, the links, the sources and the other languages are in order.",
  "articles.findings.unwritten": "Nothing is written yet. The text is checked when you save or preview it.",
  "articles.finding.keyword.title": "The title doesn’t mention: {{words}}",
  "articles.finding.keyword.title.remedy":
    "Put the words people search for into the title, or change the target keyword.",
  "articles.finding.keyword.opening": "The first paragraph doesn’t mention: {{words}}",
  "articles.finding.keyword.opening.remedy": "Answer the keyword in the first paragraph, with its own words.",
  "articles.finding.keyword.body": "The rest of the text doesn’t mention: {{words}}",
  "articles.finding.keyword.body.remedy": "Write about what the keyword asks, or change the target keyword.",
  "articles.finding.keywordMissing": "There is no target keyword",
  "articles.finding.keywordMissing.remedy":
    "Enter the words people would search for; they are then looked for in the text.",
  "articles.finding.overlap": "{{percent}}% of its sentences also stand in",
  "articles.finding.overlap.remedy": "At most 35% may. Rewrite what both have, or make one article of the two.",
  "articles.finding.sources": "Its source was due for review on {{day}}: {{what}}",
  "articles.finding.sources.remedy": "Read the source again and correct what has changed before you publish.",
  "articles.finding.thin": "{{words}} words",
  "articles.finding.thin.remedy":
    "Readers who search for an answer expect 300 or more. Say what to do, in which order, and what goes wrong.",
  "articles.finding.ownWords": "A place is left for your own words",
  "articles.finding.ownWords.remedy":
    "Write there what only you know: a sale of yours, what you saw at a viewing. If you have nothing to say, tick “Publish without words of your own” and give the reason: the line is then left out.",
  "articles.finding.unsourced": "Figures that the guide doesn’t have: {{figures}}",
  "articles.finding.unsourced.remedy":
    "The service added them itself and kept them when asked to leave them out. Find where they are from, or take them out.",
  "articles.finding.unlinked": "No link to another page of ours",
  "articles.finding.unlinked.remedy":
    "Link a home, a neighbourhood, a service or another article that helps the reader on.",
  "articles.finding.languages": "Not written yet in {{languages}}",
  "articles.finding.languages.remedy": "Continue under “Other languages”.",

  "articleForm.despite": "Publish although the checks object",
  "articleForm.despite.hint":
    "See “Fact check” and “Issues”. Correct the text instead, unless the check is wrong about it.",
  "articleForm.withoutOwn": "Publish without words of your own",
  "articleForm.withoutOwn.hint":
    "A line of the text is left for what only you know: a sale of yours, what you saw at a viewing. Write it there, or tick this and say why: the line is then left out.",
  "articleForm.withoutOwn.required":
    "A line is left for your own words. Write it, or tick “Publish without words of your own” and give the reason",
  "articleForm.despite.required":
    "The checks found a false statement, or something that no reader should meet. Correct it, or tick “Publish although …” and give the reason",
  "articleForm.leftover":
    "A writer’s mark, a label or words to be filled in stand here. Take them out before it is published",
  "articleForm.despiteReason": "Reason",
  "articleForm.despiteReason.hint": "It is kept in the activity log.",
  "articleForm.despite.reasonRequired": "Give the reason why it is to be published all the same",
  "articleForm.despite.kept": "Allowed on the site although a check objects. Reason: {{reason}}",

  "articleForm.publishAt": "Publish later",
  "articleForm.publishAt.hint": "Barcelona time. Leave blank to publish by status only.",
  "articleForm.publishAt.archived": "An archived article isn’t published. Set the status to Draft, or clear this field",
  "articleForm.publishAt.public":
    "The article is public already. Set the status to Draft to take it off the site until then, or clear this field",
  "articleForm.unpublishAt": "Take off the site",
  "articleForm.unpublishAt.hint": "It is then archived. Leave blank to keep it.",
  "articleForm.unpublishAt.before": "Choose a moment after the publication",
  "articleForm.unpublishAt.past":
    "This moment has passed. To take the article off the site now, set the status to Archived",
  "articleForm.moment.invalid": "Enter a day and a time, for example 2026-12-01 09:30",
  "articleForm.moment.skipped": "The clocks go forward that night and skip this hour. Choose another",
  "articleForm.author": "Author",
  "articleForm.author.agency": "The agency",
  "articleForm.author.unknown": "Choose somebody of the agency",
  "articleForm.homes": "Homes below it",
  "articleForm.sharePhoto": "Picture for sharing",
  "articleForm.sharePhoto.hint":
    "Shown beside a link to the article on social networks and in messages, cut to this shape. Save the article to see the pictures you have just put in the text.",
  "articleForm.sharePhoto.first": "The first picture of the text, or one that suits its subject",
  "articleForm.sharePhoto.number": "Picture {{number}}",
  "articleForm.sharePhoto.gone": "This picture no longer exists. Choose another",
  "articleForm.homes.hint":
    "Up to three references or links, with commas. The first one’s picture leads the article. Leave blank to choose by keyword.",
  "articleForm.homes.unknown": "No home has this reference: {{name}}",
  "articleForm.homes.tooMany": "Name at most {{most}} homes",
  "articleForm.beside": "{{language}} version",
  "articleForm.beside.open": "Open it",
  "articleForm.scheduled": "It will be published {{moment}}.",
  "articleForm.scheduledBy": "Scheduled by {{email}}. It will be published {{moment}}.",
} as const;
