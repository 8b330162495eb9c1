import type { LegalPage } from "./legal-texts";

export const cookies: LegalPage = {
  title: "Cookies on this site",
  lead: "The few small files this site needs in order to work. None of them tracks you.",
  updated: "2026-11-21",
  sections: [
    {
      id: "what-they-are",
      title: "What they are",
      paragraphs: [
        "A cookie is a small text that a site stores in your browser and reads again on the next page. Local storage is similar, but stays in the browser and is not sent with each page.",
        "We use only our own, and only for something you have asked for. There are no statistics, no advertising and no social networks. None of our pages contacts another company’s server.",
      ],
    },
    {
      id: "list",
      title: "Which ones, and for how long",
      paragraphs: [
        "Each one is set only when it is needed: when you choose a language, save a home, begin a search or send a form. The last four belong to the staff area, which visitors do not use.",
        "While a search is unfinished, its cookie can hold your name and email address. They reach our database only when you start the search at the end.",
      ],
      table: {
        head: ["Name", "Purpose", "Duration"],
        rows: [
          ["language", "Remembers the language you chose", "1\u00a0year"],
          ["language (local storage)", "The same choice, kept by the browser", "Until you delete it"],
          ["__Host-favourites", "The list of homes you saved", "1\u00a0year"],
          ["__Host-brief", "Your answers in a property search you have not finished", "2\u00a0hours"],
          ["__Host-sent", "The number of your latest message, so that you can see what reached us", "30 minutes"],
          [
            "__Host-flash",
            "One message after you send a form, such as its confirmation",
            "Read once, then deleted; 1\u00a0minute at most",
          ],
          ["__Host-session", "Keeps a member of staff signed in", "7\u00a0days"],
          [
            "__Host-device",
            "Remembers that a member of staff has signed in here, so that a stranger’s wrong passwords cannot lock them out",
            "180\u00a0days",
          ],
          ["__Host-second-step", "Keeps a member of staff’s sign-in open between password and code", "10\u00a0minutes"],
          ["sidebar", "Remembers whether the staff side panel is open", "7\u00a0days"],
        ],
      },
    },
    {
      id: "consent",
      title: "Why there is no banner",
      paragraphs: [
        "Article 22(2) of Law 34/2002 (LSSI) requires consent before a site stores cookies, except those strictly necessary for a service that the user requests. All of ours are of that kind, including the language and the saved homes, which you choose yourself.",
        "If we ever wanted to use any other kind, we would ask you first and store nothing until you agreed.",
      ],
    },
    {
      id: "deletion",
      title: "How to delete them",
      paragraphs: [
        "Open your browser’s settings and look for privacy or site data. There you can delete the cookies of this site, or block them. Deleting all the data of the site clears the local storage as well.",
        "Without cookies you can still read every public page. You lose your choice of language, your saved homes and any unfinished search, and staff cannot sign in.",
      ],
    },
  ],
};
