export const frame = {
  "admin.name": "{{name}} admin",
  "admin.account": "Account",
  "admin.cancel": "Cancel",
  "admin.dismiss": "Dismiss",
  "admin.home": "{{name}}, dashboard",
  "admin.saveKeys": "Ctrl + S or Cmd + S",
  "admin.rounded": "Rounded to whole m²: {{areas}}",
  "admin.lookAgain": "Refresh",
  "admin.signOut": "Sign Out",
  "admin.website": "View website",

  "nav.label": "Admin",
  "nav.title": "Menu",
  "nav.open": "Open menu",
  "nav.toggle": "Sidebar",
  "nav.toggle.keys": "Ctrl + B or Cmd + B",
  "nav.dashboard": "Dashboard",
  "nav.enquiries": "Enquiries",
  "nav.diary": "Diary",
  "nav.properties": "Properties",
  "nav.addProperty": "Add Property",
  "nav.developments": "Developments",
  "nav.articles": "Articles",
  "nav.batches": "Article Batches",
  "nav.guide": "Guide",
  "nav.admins": "Admin Users",
  "nav.settings": "Settings",
  "nav.status": "Status",
  "nav.activity": "Activity",
  "nav.account": "Your account",
  "nav.waiting_one": "{{label}}, one waiting",
  "nav.waiting_other": "{{label}}, {{count}} waiting",

  pager: "Pages",
  "pager.shown": "{{from}}–{{to}} of {{total}}",
  "pager.page": "Page {{page}}",
  "pager.next": "Next",

  "notAllowed.title": "Your role doesn’t include this",
  "notAllowed.text":
    "An admin can do it for you, or change your role under Admin Users. A few things only the owner can do.",
  "notAllowed.back": "Back to the dashboard",

  "refused.title": "This form couldn’t be processed",
  "refused.text":
    "Nothing was changed. Go back in your browser and reload the page, as it may be out of date. Then send the form again.",
  "refused.tooLong.title": "This is too long",
  "refused.tooLong.text":
    "Nothing was changed. Go back in your browser: what you typed should still be there. Shorten it and send it again.",

  "confirm.keep": "Keep it",
} as const;
