/** The backups, which the owner makes and fetches. */
export const backups = {
  "backups.title": "Backups",
  "backups.open": "All backups",
  "backups.new": "New backup",
  "backups.text":
    "Everything in one file, photos included. The site makes one each night and goes on working meanwhile.",
  "backups.make": "Make a backup now",
  "backups.starting": "Starting...",
  "backups.underWay": "A backup is being made, since {{moment}}. You can leave this page.",
  "backups.underWay.justNow": "A backup is being made. You can leave this page.",
  "backups.done": "Last made {{moment}}.",
  "backups.failed": "The last backup failed {{moment}}: {{error}}",
  "backups.interrupted": "The last backup, begun {{moment}}, was interrupted. Nothing half-made is left.",
  "backups.here": "On this server",
  "backups.none": "There is no backup yet.",
  "backups.guard":
    "Each file holds the personal data of everyone who wrote to you, and the key to all sign-ins. Guard the ones you download: erasing someone later doesn’t reach them.",
  "backups.complete": "Complete",
  "backups.incomplete": "Photos missing",
  "backups.copied": "At {{host}}",
  "backups.notCopied": "Only here",
  "backups.download": "Download",
  "backups.downloadOne": "Download the backup of {{moment}}, {{size}}",
  "backups.oneDisk":
    "All of them lie on one disk and are lost with it. Ask whoever installed the site to have backups copied elsewhere.",
  "backups.restore": "Restoring is done on the server: docs/running.md explains how.",
} as const;
