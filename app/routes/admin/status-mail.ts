import { readableMail } from "~/domain/site/readable-mail.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { notAllowed } from "~/http/not-allowed.server";
import { notFound } from "~/http/not-found.server";
import { mayReadKeptMail } from "~/http/panel/kept-mails.server";
import { panelLoader } from "~/http/panel/panel-route.server";
import { readKeptMail } from "~/outside/mail/kept-mails.server";

/** A mail that was kept as a file, as plain text: whatever stands in it, the browser takes it for nothing else. */
export const loader = panelLoader({ may: "mails" }, async ({ admin, params }) => {
  const name = params.file ?? "";
  const mail = await readKeptMail(name);
  if (mail === undefined) throw notFound();
  if (!mayReadKeptMail(admin, name, mail)) throw notAllowed();
  return new Response(readableMail(mail), {
    headers: {
      ...adminHeaders,
      "Content-Type": "text/plain; charset=utf-8",
      "X-Content-Type-Options": "nosniff",
      // Nothing in it may be taken for a page, and a link that is followed from it tells nobody where it stood.
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Referrer-Policy": "no-referrer",
    },
  });
});
