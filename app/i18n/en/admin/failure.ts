/** An address of the panel that leads to nothing. */
export const failure = {
  "missing.title": "This is not here",
  "missing.text": "It may have been deleted meanwhile, or the address is mistyped.",
  "missing.dashboard": "To the dashboard",
} as const;
