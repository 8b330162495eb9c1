/** An address of the panel that leads to nothing. */
export const failure = {
  "undone.title": "Not done",
  "undone.problem": "This couldn’t be saved",
  "undone.reason": "The server said: {{reason}}",
  "undone.kept": "Nothing was lost: what you typed is below. Try again, or copy it first.",
  "undone.nothing": "Nothing was changed. Try again in a moment.",
  "undone.again": "Try again",
  "undone.sending": "Sending…",
  "undone.back": "Back",
  "missing.title": "This is not here",
  "missing.text": "It may have been deleted meanwhile, or the address is mistyped.",
  "missing.dashboard": "To the dashboard",
} as const;
