/** Who answers, as the settings ask about them. */
export const agent = {
  "settings.agent": "Agent",
  "settings.agent.change": "Change agent",
  "settings.agent.none": "No agent is named. The pages mention only the agency.",
  "settings.agent.name": "Name",
  "settings.agent.name.text":
    "The person who actually replies. Shown on each home’s page, on the contact page, on the home page and after a form.",
  "settings.agent.name.required": "Enter the name of the agent, or leave everything blank",
  "settings.agent.role": "Role",
  "settings.agent.role.text": "For example, estate agent. Enter it in every language, or in none.",
  "settings.agent.sentence": "Sentence",
  "settings.agent.sentence.text": "One sentence in the agent’s own words. Enter it in every language, or in none.",
  "settings.agent.inEach": "Enter it in this language too, or leave it blank in all of them",
  "settings.agent.languages": "Languages spoken",
  "settings.agent.languages.text": "Only languages in which the agent can discuss a contract.",
  "settings.portrait": "Portrait",
  "settings.portrait.text":
    "Shown beside the name, slightly cropped to an upright format. The name is its alternative text, and location data is removed.",
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
