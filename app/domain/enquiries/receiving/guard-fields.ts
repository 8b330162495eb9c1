/** A field that people do not see and programs fill in. */
export const honeypotName = "website";
/** When the form was drawn, signed by us. */
export const stampName = "stamp";
/** Path, without language, of the page on which the form stood; the way back after a success. */
export const fromName = "from";
/** The language to draw a half-filled form in: a form that says it is drawn anew with what was typed, and is not sent. */
export const languageName = "language";

/** The address about which a visitor was asked whether it is mistyped: sent again, it is as they mean it. */
export const askedAddressName = "askedAddress";
