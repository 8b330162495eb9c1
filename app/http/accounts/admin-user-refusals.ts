/** The message that says why somebody on the list of admin users stays as they are. */
export const refusals = {
  gone: "adminGone",
  owner: "adminHeldOwner",
  oneself: "adminHeldOneself",
  last: "adminHeldLast",
  notWaiting: "adminNotWaiting",
  tooSoon: "adminInvitedLately",
} as const;
