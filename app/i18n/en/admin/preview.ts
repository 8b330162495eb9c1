/** A home or a development as visitors will see it, before they do. */
export const preview = {
  "preview.title": "Preview",
  "preview.of": "Preview of {{title}}",
  "preview.short": "Preview",
  "preview.saved": "Preview as saved",
  "preview.saved.of": "Preview {{title}} as last saved",
  "preview.see": "See the page as visitors will",
  "preview.bar": "Preview: not public yet",
  "preview.languages": "Language of the preview",
  "preview.untranslated": "(not translated yet)",
  "preview.back": "Back to the form",
  "preview.lacks": "{{number}} still missing",
  "preview.later": "This works once the page is public",
  "preview.later.text":
    "Forms, brochures and window cards are pages of their own. Visitors reach them from here when you have published it.",
  "preview.later.back": "Back to the preview",
} as const;
