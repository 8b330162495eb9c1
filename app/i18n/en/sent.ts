/** What a visitor reads after a form was sent: what reached us, and what happens next. */
export const sent = {
  "sent.next": "What happens next",
  "sent.receipt": "A receipt is on its way to {{email}}. If you don’t see it in a few minutes, check your spam folder.",
  "sent.next.contact": "A person reads your message and answers by email, or by phone if you gave a number.",
  "sent.next.valuation":
    "We’ll arrange a visit with you. After that you’ll have a price range in writing, with the reasons behind it.",
  "sent.next.premium-valuation":
    "We’ll arrange a visit with you. After that you’ll have a price range in writing, with the reasons behind it.",
  "sent.next.viewing": "We’ll talk to the owner, then agree a day and time with you.",
  "sent.next.quote":
    "We’ll ask about anything that is missing. Your written quote then sets out what is included, the price and the VAT.",
  "sent.next.development": "We’ll answer your question and tell you which homes are still available.",
  "sent.next.consultation": "We’ll agree a time to talk.",
  "sent.next.search-brief": "A person reads your message and answers by email, or by phone if you gave a number.",
  "sent.answers": "What you sent us",
  "sent.name": "Name",
  "sent.received": "Received",
  "sent.received.at": "{{day}}, {{time}} (Barcelona time)",
  "sent.change": "To add or correct anything, call {{phone}}.",
  "sent.back": "Back to where you were",
  "sent.step.homes": "See all homes",
  "sent.step.costs": "Work out all the costs",
  "sent.step.sales": "See how we sell",
  "sent.before": "You sent this form at {{time}}.",
  "sent.see": "See what you sent",
  "sent.none.title": "Looking for something you sent?",
  "sent.none.text":
    "What you send is shown here for half an hour, in the browser you used. The receipt in your inbox has it too.",
  "sent.confirm.mail":
    "We’ve sent a link to {{email}}. Open it and press the button. If you don’t see it in a few minutes, check your spam folder.",
  "sent.confirm.held": "We’re holding {{day}} at {{time}} for you until {{until}}.",
  "sent.confirm.notHeld": "We aren’t holding {{day}} at {{time}} yet, so someone else may take it before you confirm.",
  "sent.asked": "We can’t send you a link to confirm the time just now, so it isn’t reserved yet.",
} as const;
