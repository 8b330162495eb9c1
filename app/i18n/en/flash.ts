/** The one message after a form was sent: a title and a sentence for each. */
export const flash = {
  "flash.dismiss": "Dismiss this message",
  "flash.contactSent.title": "Message Sent",
  "flash.contactSent.text": "Thank you. You will have a reply within 24 hours.",
  "flash.valuationSent.title": "Valuation Request Sent",
  "flash.valuationSent.text": "Thank you. We will contact you within 24 hours.",
  "flash.viewingSent.title": "Viewing requested",
  "flash.viewingSent.text": "Thank you. We will confirm a time within 24 hours.",
  "flash.favouriteAdded.title": "Saved",
  "flash.favouriteAdded.text": "This home is in your saved homes.",
  "flash.favouriteRemoved.title": "Removed",
  "flash.favouriteRemoved.text": "This home is no longer in your saved homes.",
  "flash.favouritesFull.title": "Your list is full",
  "flash.favouritesFull.text": "You can save up to 50 homes. Remove one to save another.",
} as const;
