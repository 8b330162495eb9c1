/** Pages that say what went wrong. */
export const errors = {
  "notFound.code": "404",
  "notFound.title": "Oops! Page not found",
  "notFound.text": "The link may have changed, or the home may have been sold.",
  "notFound.home": "Return to Home",
  "notFound.properties": "See all homes",
  "error.title": "Something went wrong on our side",
  "error.text":
    "We have a record of it. Please try again in a moment. If it happens again, write to us and give this reference.",
  "error.reference": "Reference {{reference}}",
  "error.retry": "Try again",
  "error.home": "Return to Home",
  "error.badRequest.title": "Part of this form didn’t reach us",
  "error.badRequest.text": "Please go back and send the form again. If it happens twice, call or write to us.",
  "error.tooLarge.title": "This message is too long",
  "error.tooLarge.text": "Go back, shorten it and send it again.",
} as const;
