import { z } from "zod";

import type { LinkTemplate, RenderedMail } from "~/domain/mail/mail";
import { paragraphs } from "~/domain/mail/mail-text";
import { adminText as t } from "~/i18n/admin.server";

type Written = Pick<RenderedMail, "subject" | "text">;

const linkValues = z.object({ link: z.string(), /** For how long it works. */ hours: z.number().int().default(1) });

/** A mail about an account of the panel. @param payload its values as the outbox keeps them, JSON */
export function accountMail(template: LinkTemplate, payload: string, agency: string, siteUrl: string): Written {
  // A path is led to our own site; a whole address stays as it is.
  const { link: path, hours } = linkValues.parse(JSON.parse(payload));
  const link = new URL(path, siteUrl).href;
  const site = siteUrl;
  switch (template) {
    case "confirm-account":
      return {
        subject: t("mail.confirm.subject", { agency }),
        text: paragraphs([t("mail.confirm.text", { site }), link, t("mail.confirm.after"), t("mail.confirm.notYou")]),
      };
    case "account-exists":
      return {
        subject: t("mail.exists.subject", { agency }),
        text: paragraphs([t("mail.exists.text", { site }), link, t("mail.exists.notYou")]),
      };
    case "reset-password":
      return {
        subject: t("mail.reset.subject", { agency }),
        text: paragraphs([
          t("mail.reset.text", { site }),
          link,
          t("mail.reset.after", { count: hours }),
          t("mail.reset.notYou"),
        ]),
      };
    case "invitation":
      return {
        subject: t("mail.invitation.subject", { agency }),
        text: paragraphs([
          t("mail.invitation.text", { site }),
          link,
          t("mail.invitation.after"),
          t("mail.invitation.notYou"),
        ]),
      };
    case "access-given":
      return {
        subject: t("mail.access.subject", { agency }),
        text: paragraphs([t("mail.access.text", { site }), link, t("mail.access.notYou")]),
      };
  }
}

/** What the agent asks for to see whether mail arrives. */
export function testMail(agency: string, siteUrl: string): Written {
  return { subject: t("mail.test.subject", { agency }), text: t("mail.test.text", { site: siteUrl }) };
}
