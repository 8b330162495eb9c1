/** Pages that say what went wrong. */
export const errors = {
  "notFound.code": "404",
  "notFound.title": "Oops! Page not found",
  "notFound.text": "The address may have changed, or the home may have been sold.",
  "notFound.home": "Return to Home",
  "notFound.properties": "See all homes",
  "error.title": "Something went wrong on our side",
  "error.text": "We have noted it. Please try again in a moment, or write to us and give this reference.",
  "error.reference": "Reference {{reference}}",
  "error.retry": "Try again",
  "error.home": "Return to Home",
  "error.badRequest.title": "We could not read this request",
  "error.badRequest.text": "Go back and send the form again. If it happens twice, call us or write to us.",
  "error.tooLarge.title": "This message is too long",
  "error.tooLarge.text": "Go back, shorten it and send it again.",
} as const;
