import type { ReceivedEnquiry } from "~/domain/enquiries/inbox/received-enquiry";
import type { AdminText } from "~/i18n/admin";
import { panelList } from "~/i18n/admin-list";

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** Why a message was suspected, in a sentence: `It has three links and the words “backlinks” and “guest post”.` */
export function spamReasonInWords(
  t: AdminText,
  { spamReason, spamSigns }: Pick<ReceivedEnquiry, "spamReason" | "spamSigns">,
): string {
  if (spamReason === null) return "";
  if (spamReason !== "content") return t(`enquiry.spam.${spamReason}`);
  if (spamSigns === null) return "";
  const { links, words, isCode, senders } = spamSigns;
  const signs = [
    ...(links > 0 ? [t("enquiry.spam.sign.links", { count: links, number: numbers[links] ?? links })] : []),
    ...(isCode ? [t("enquiry.spam.sign.code")] : []),
    ...(words.length > 0
      ? [t("enquiry.spam.sign.words", { words: panelList.format(words.map((word) => `“${word}”`)) })]
      : []),
  ];
  return [
    ...(senders > 0 ? [t("enquiry.spam.content.senders", { count: senders })] : []),
    ...(signs.length > 0 ? [t("enquiry.spam.content", { signs: panelList.format(signs) })] : []),
  ].join(" ");
}
