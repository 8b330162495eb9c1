/** Who answers, when they are there, and what shows that they can be believed. */
export const trust = {
  "agency.sample": "{{name}} (sample)",
  "agency.register.volume": "volume {{number}}",
  "agency.register.folio": "folio {{number}}",
  "agency.register.sheet": "sheet {{number}}",
  "agency.register.entry": "entry {{number}}",

  "hours.title": "Opening hours",
  "hours.monday": "Monday",
  "hours.tuesday": "Tuesday",
  "hours.wednesday": "Wednesday",
  "hours.thursday": "Thursday",
  "hours.friday": "Friday",
  "hours.saturday": "Saturday",
  "hours.sunday": "Sunday",
  "hours.days": "{{from}} to {{to}}",
  "hours.day": "{{day}}",
  "hours.span": "{{opens}}–{{closes}}",
  "hours.line": "{{days}}, {{times}}",
  "hours.and": "{{first}} and {{last}}",

  "person.languages": "Languages: {{languages}}",
  "person.answers": "{{name}} will reply to you.",
  "person.about":
    "I’m {{agent}}. I’ve been an estate agent in Barcelona for over {{years}}\u00a0years, and I answer your messages myself.",

  "claim.since": "since {{year}}",
  "story.deed": "We have checked the name against the deed.",
  "story.message": "The client sent us this in writing.",
  "story.public": "A public review; we have not checked who wrote it.",
  "story.unchecked": "We have not checked who wrote this.",
  "story.sample": "Sample text; no buyer has said it.",
  "story.link": "Read it at {{site}}",
  "story.how":
    "We choose the reviews shown here. Under each one we say whether, and how, we have checked who wrote it.",

  "sold.title": "Homes we have sold",
  "sold.in": "Sold in {{month}}",
  "sold.undated": "Sold",

  "services.appreciation": "Appreciation: {{rise}}. Source: {{source}}. Not a forecast.",
  "services.appreciation.sample": "Appreciation: {{rise}} (sample). Not a forecast.",
} as const;
