/** Going live: a step each, with what was seen of it (domain/start/going-live.ts), and the removal of the samples. */
export const start = {
  "start.title": "Going live",
  "start.lead":
    "What a website needs before its first visitors. Each line looks at the site itself: there is nothing to tick.",
  "start.sum": "{{done}} of {{count}} done",
  "start.ready": "Everything that can be seen from here is done.",
  "start.done": "Done",
  "start.open": "To do",
  "start.unseen": "Cannot be seen from here",
  "start.installer": "For whoever installs the site",
  "start.putAway": "Don’t show on the dashboard",
  "start.takeOut": "Show on the dashboard again",
  "start.dashboard": "Before the site goes live",
  "start.dashboard.link": "What is left to do",

  "start.agency": "The agency’s own details",
  "start.agency.own": "Name, numbers and address are yours.",
  "start.agency.sample": "Still those of the sample: {{lines}}. They stand on every page and in the legal notice.",
  "start.agency.faults_one": "One line is blank or not valid.",
  "start.agency.faults_other": "{{count}} lines are blank or not valid.",
  "start.agency.way": "Enter the agency’s details",

  "start.agent": "Your name and portrait",
  "start.agent.shown": "Visitors see {{name}} and a portrait beside each way to write to you.",
  "start.agent.faceless": "Visitors read the name {{name}}, but see no face.",
  "start.agent.nameless": "There is a portrait, but no name.",
  "start.agent.nobody": "Nobody is named: visitors do not know who will answer.",
  "start.agent.way": "Enter name and portrait",

  "start.mail": "Email leaves, and arrives",
  "start.mail.delivered":
    "The last test email to {{recipient}} was accepted. Look whether it is in the inbox, and not among the spam.",
  "start.mail.unset": "No mail server is set up: nobody is told of new enquiries.",
  "start.mail.untested": "A mail server is set up. Nobody has sent a test email yet.",
  "start.mail.waiting": "The test email to {{recipient}} is on its way. Load this page again in a moment.",
  "start.mail.failed": "The test email to {{recipient}} did not leave. The status page says why.",
  "start.mail.way": "See the status page",
  "start.mail.test": "Send a test email to {{email}}",
  "start.mail.testing": "Sending...",
  "start.mail.installer":
    "Set SMTP_URL, such as smtp://user:password@mail.example.com:587, and start the site again. So that emails are not taken for spam, the domain needs SPF and DKIM records of that mail server.",

  "start.home": "The first home of your own",
  "start.home.public_one": "One home of yours is public.",
  "start.home.public_other": "{{count}} homes and developments of yours are public.",
  "start.home.drafted_one": "One is prepared and not public yet.",
  "start.home.drafted_other": "{{count}} are prepared, and none is public yet.",
  "start.home.none": "Visitors find no home of yours yet.",
  "start.home.way.none": "Add the first home",
  "start.home.way.drafted": "See the drafts",

  "start.samples": "The samples are gone",
  "start.samples.gone": "No home, article, story or figure of the sample is left.",
  "start.samples.kept_one": "One that you have changed is yours now, and stays.",
  "start.samples.kept_other": "{{count}} that you have changed are yours now, and stay.",
  "start.samples.there_one": "One sample is still public. Invented homes must not be advertised.",
  "start.samples.there_other": "{{count}} samples are still there. Invented homes must not be advertised.",
  "start.samples.way": "Remove the samples",
  "start.samples.removed_one": "One sample was removed {{moment}}. It can be put back until the next backup.",
  "start.samples.removed_other":
    "{{count}} samples were removed {{moment}}. They can be put back until the next backup.",
  "start.samples.undo": "Put them back",
  "start.samples.undoing": "Putting back...",

  "start.address": "Address and secure connection",
  "start.address.secure": "Visitors reach the site at {{url}}, encrypted.",
  "start.address.elsewhere":
    "The address is set to {{url}}, but you are looking at the site under {{host}}. Open {{url}} to see whether it leads here.",
  "start.address.plain":
    "The address {{url}} is not encrypted: browsers warn visitors, and what they write can be read on its way.",
  "start.address.local": "The address is set to {{url}}, which nobody else can open. Links in emails lead there.",
  "start.address.unset":
    "No address is set. You are looking at the site under {{host}}; links in emails may lead nowhere.",
  "start.address.installer":
    "Set BASE_URL to the public address, such as https://www.example.com, with a certificate at the proxy in front, and start the site again. See docs/running.md.",

  "start.backups": "Backups are kept elsewhere too",
  "start.backups.copied": "The last backup was copied to {{host}}.",
  "start.backups.running": "A backup is being copied to {{host}}.",
  "start.backups.unset": "Backups lie only on the machine they are to save: both would be lost together.",
  "start.backups.never": "Copying to {{host}} is set up. The first copy follows the next backup, tonight.",
  "start.backups.failed": "The last backup could not be copied to {{host}}. The status page says why.",
  "start.backups.late": "Nothing was copied to {{host}} for more than a day.",
  "start.backups.way": "See the status page",
  "start.backups.installer":
    "Set BACKUP_S3_ENDPOINT, BACKUP_S3_BUCKET, BACKUP_S3_REGION, BACKUP_S3_KEY_ID and BACKUP_S3_SECRET of any storage that speaks S3, and start the site again. See docs/running.md.",

  "start.colleague": "A second admin",
  "start.colleague.there": "{{count}} admins can sign in.",
  "start.colleague.invited": "One is invited, and has not come yet.",
  "start.colleague.alone": "You are the only admin: if you lose your phone or fall ill, nobody else can get in.",
  "start.colleague.way": "Add an admin",

  "samples.question": "Remove the samples?",
  "samples.goes": "This goes, with its photos, texts and translations:",
  "samples.property": "Homes: {{titles}}",
  "samples.development": "Developments with their units: {{titles}}",
  "samples.article": "Articles, in all their languages: {{titles}}",
  "samples.story": "Buyer stories: {{titles}}",
  "samples.claim": "Figures of the home page: {{titles}}",
  "samples.stays":
    "This stays, because somebody has changed it or written about it. If you don’t want it, delete it by itself:",
  "samples.kept": "{{title}} ({{why}})",
  "samples.texts": "another text",
  "samples.price": "another price",
  "samples.status": "another status",
  "samples.photos": "other photos",
  "samples.units": "other units",
  "samples.details": "other details",
  "samples.messages_one": "one enquiry",
  "samples.messages_other": "{{count}} enquiries",
  "samples.always":
    "The neighbourhoods stay, because they are real places, and so do the pictures of the website and the agency’s details.",
  "samples.placeholders": "Of the agency’s details, these are still the sample’s: {{lines}}.",
  "samples.undone": "You can put everything back until the next backup, tonight. Its photos are deleted after that.",
  "samples.confirm": "Remove the samples",
  "samples.confirming": "Removing...",
} as const;
