/** An address of the panel that leads to nothing. */
export const failure = {
  "undone.title": "Not saved",
  "undone.problem": "This couldn’t be saved",
  "undone.reason": "The server said: {{reason}}",
  "undone.kept": "Nothing is lost: what you typed is below. Try again, or copy it first.",
  "undone.nothing": "Nothing was changed. Try again in a moment.",
  "undone.again": "Try again",
  "undone.sending": "Sending…",
  "undone.back": "Back",
  "missing.title": "Not found",
  "missing.text": "It may have been deleted, or the link may be wrong.",
  "missing.dashboard": "Go to the dashboard",
} as const;
