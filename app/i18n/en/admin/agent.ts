/** Who answers, as the settings ask about them. */
export const agent = {
  "settings.agent": "Agent",
  "settings.agent.change": "Change agent",
  "settings.agent.none": "Nobody is named. Pages speak of the agency only, and nothing is missing on them.",
  "settings.agent.name": "Name",
  "settings.agent.name.text":
    "The person who really answers. Shown on each home’s page, on the contact page, on the home page and after a form.",
  "settings.agent.name.required": "Enter the name of the agent, or leave everything blank",
  "settings.agent.role": "Role",
  "settings.agent.role.text": "For example Estate agent. In every language, or in none.",
  "settings.agent.sentence": "Sentence",
  "settings.agent.sentence.text": "One sentence in the agent’s own words. In every language, or in none.",
  "settings.agent.inEach": "Enter it in this language too, or leave it blank in all of them",
  "settings.agent.languages": "Languages spoken",
  "settings.agent.languages.text": "Only those in which the agent can talk about a contract.",
  "settings.portrait": "Portrait",
  "settings.portrait.text":
    "Shown beside the name, upright and cropped a little. Its description is the name; the place where it was taken is removed.",
  "settings.portrait.none": "Choose one image",
  "settings.portrait.file": "Portrait",
  "settings.portrait.another": "Another portrait",
  "settings.portrait.upload": "Upload portrait",
  "settings.portrait.uploading": "Uploading...",
  "settings.portrait.remove": "Remove portrait",
  "settings.portrait.question": "Are you sure you want to remove the portrait?",
  "settings.portrait.question.text":
    "It will be removed from every page and permanently deleted. This can’t be undone.",
} as const;
