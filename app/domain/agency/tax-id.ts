// Spanish tax numbers (NIF) of people, foreigners (NIE) and companies end in a sign that is reckoned from the others, so that a slip
// shows.

const personLetters = "TRWAGMYFPDXBNJZSQVHLCKE";
const companyLetters = "JABCDEFGHI";

/**
 * What is wrong with a tax number, with or without the ES of its European form and signs between; undefined where nothing is:
 * `invalid` has not the shape of one, `control` does not end as its other signs say.
 */
export function taxIdFault(typed: string): "invalid" | "control" | undefined {
  const plain = typed.toUpperCase().replace(/[\s.-]/g, "");
  const taxId = plain.length === 11 ? plain.replace(/^ES/, "") : plain;
  const end = taxId.slice(-1);
  if (/^\d{8}[A-Z]$/.test(taxId)) return fits(end === personLetter(taxId.slice(0, 8)));
  // X, Y and Z count as the nought, one and two before a foreigner's number.
  if (/^[XYZ]\d{7}[A-Z]$/.test(taxId))
    return fits(end === personLetter("XYZ".indexOf(taxId.charAt(0)) + taxId.slice(1, 8)));
  if (/^[KLM]\d{7}[A-Z]$/.test(taxId)) return fits(end === personLetter(taxId.slice(1, 8)));
  if (/^[ABCDEFGHJNPQRSUVW]\d{7}[A-J\d]$/.test(taxId)) return fits(companyEnds(taxId).includes(end));
  return "invalid";
}

function fits(isRight: boolean): "control" | undefined {
  return isRight ? undefined : "control";
}

function personLetter(digits: string): string {
  return personLetters.charAt(Number(digits) % personLetters.length);
}

/** The digit or letter, or either, by which a company's number may end: its first letter says which. */
function companyEnds(taxId: string): string[] {
  const sum = [...taxId.slice(1, 8)].reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  const control = (10 - (sum % 10)) % 10;
  const [digit, letter] = [String(control), companyLetters.charAt(control)];
  if (/^[ABEH]/.test(taxId)) return [digit];
  return /^[NPQRSW]/.test(taxId) ? [letter] : [digit, letter];
}
