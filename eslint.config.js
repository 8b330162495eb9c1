import eslint from "@eslint/js";
import { defineConfig } from "eslint/config";
import importX from "eslint-plugin-import-x";
import tseslint from "typescript-eslint";

/**
 * The import table of the house: who may import whom. Each entry forbids what its folder may not know.
 * A change here is a decision record (docs/decisions).
 */
/** @typedef {{ regex: string, message: string }} Pattern */
const doorsAndNouns = {
  regex: "^~/domain/[^/]+/(?:.*\\.repository\\.server|.*\\.table)$",
  message: "Go through the noun's door.",
};
const forbid = (/** @type {string} */ folder, /** @type {Pattern[]} */ patterns) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  rules: { "no-restricted-imports": restrictTo(patterns) },
});
/** @returns {import("eslint").Linter.RuleEntry} */
function restrictTo(/** @type {Pattern[]} */ patterns) {
  return ["error", { patterns }];
}
const no = (/** @type {string} */ folders, /** @type {string} */ message) => ({
  regex: `^~/(?:${folders})(?:/|$)`,
  message,
});
const packages = (/** @type {string} */ names, /** @type {string} */ message) => ({
  regex: `^(?:${names})(?:/|$)`,
  message,
});

const business = [
  doorsAndNouns,
  no("routes|http|ui|jobs|outside|enhance|seed|server", "The business knows no web and no outside world."),
  { regex: "^~/db/(?!database$)", message: "The domain knows the type Db, not the handle." },
  packages("@remix-run|react|react-dom|@conform-to", "The business knows no HTTP and no React."),
];

/** The nouns of the business from the bottom up. Each knows only those before it, so that there is no ring. */
const nouns = [
  ...["fields", "activity", "listings", "costs", "agency", "mail", "site", "services", "properties", "places"],
  ...[
    "developments",
    "admins",
    "cleaning",
    "guide",
    "writer",
    "articles",
    "batches",
    "translations",
    "enquiries",
    "diary",
  ],
  ...["booking", "delivery", "samples", "start"],
];
const nounsInOrder = nouns.map((noun, place) => {
  const above = nouns.slice(place + 1).join("|") || "nothing";
  const regex = `^(?:~/domain|(?:\\.\\./)+)/?(?:${above})(?:/|$)`;
  return forbid(`app/domain/${noun}`, [...business, { regex, message: "A noun knows only those below it." }]);
});

const importTable = [
  forbid("app/routes", [
    doorsAndNouns,
    no("jobs|enhance|routes|seed|server", "A route knows no job and no other route."),
  ]),
  forbid("app/ui", [
    no("routes|http|db|jobs|outside|enhance|seed|server", "A screen knows texts, other screens and nouns."),
    { regex: "^~/domain/.*\\.server$", message: "A screen gets its data as props." },
    { regex: "^~/domain/.*\\.table$", message: "A screen gets its data as props." },
  ]),
  forbid("app/http", [doorsAndNouns, no("routes|ui|jobs|enhance|seed|server", "What routes share knows no screen.")]),
  forbid("app/server", [
    doorsAndNouns,
    no("routes|ui|jobs|enhance|seed|db|outside", "The server in front knows no more of a page than its address."),
  ]),
  forbid("app/domain", [
    ...business,
    { regex: "^~/domain/", message: "Give the new noun its place among the others." },
  ]),
  ...nounsInOrder,
  forbid("app/jobs", [
    doorsAndNouns,
    no("routes|http|ui|enhance|seed|server", "A job repeats a verb of the business."),
  ]),
  forbid("app/outside", [
    doorsAndNouns,
    no("routes|http|ui|jobs|enhance|db|seed", "The outside world knows only the nouns."),
  ]),
  forbid("app/db", [
    no("routes|http|ui|jobs|outside|enhance", "The database knows its tables."),
    { regex: "^~/domain/(?!.*\\.table$)", message: "The database knows its tables." },
    no("seed", "The samples stand above the database."),
  ]),
  forbid("app/seed", [no("routes|http|ui|jobs|outside|enhance", "The samples know tables and nouns.")]),
  forbid("app/i18n", [no("routes|http|ui|jobs|outside|enhance|db|domain", "Texts know nothing of ours.")]),
  {
    files: ["migrations/**"],
    rules: {
      "no-restricted-imports": restrictTo([{ regex: "^(?!kysely$)", message: "A migration imports kysely only." }]),
    },
  },
];

/** Who asks is settled where a loader or an action of the panel is made: docs/decisions/038. */
const panelRoutes = {
  files: ["app/routes/admin/**/*.{ts,tsx}"],
  rules: {
    "no-restricted-syntax": forbidSyntax(
      "Make it with panelLoader, panelAction or panelButtons; openLoader and openAction let everybody in.",
      "ExportNamedDeclaration FunctionDeclaration[id.name=/^(loader|action)$/]",
      "ExportNamedDeclaration VariableDeclarator[id.name='loader']:not([init.callee.name=/^(panelLoader|openLoader)$/])",
      "ExportNamedDeclaration VariableDeclarator[id.name='action']:not([init.callee.name=/^(panelAction|panelButtons|openAction)$/])",
      "ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > ObjectPattern",
      "ExportSpecifier[exported.name=/^(loader|action)$/]",
      "ExportSpecifier[exported.value=/^(loader|action)$/]",
      "ExportAllDeclaration",
    ),
  },
};

/** @returns {import("eslint").Linter.RuleEntry} */
function forbidSyntax(/** @type {string} */ message, /** @type {string[]} */ ...selectors) {
  return ["error", ...selectors.map((selector) => ({ selector, message }))];
}

export default defineConfig(
  { ignores: ["build", "node_modules", "data", "uploads", ".cache", "test-results", "playwright-report"] },
  eslint.configs.recommended,
  tseslint.configs.recommended,
  {
    plugins: { "import-x": importX },
    languageOptions: { globals: { process: "readonly", console: "readonly", fetch: "readonly", URL: "readonly" } },
    rules: {
      "no-undef": "off",
      "no-console": ["error", { allow: ["error"] }],
      "no-empty-pattern": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "import-x/first": "error",
      "import-x/no-duplicates": ["error", { "prefer-inline": true }],
      "import-x/no-cycle": "off",
      "import-x/order": [
        "error",
        {
          groups: ["builtin", "external", "internal", "parent", "sibling"],
          pathGroups: [{ pattern: "~/**", group: "internal" }],
          "newlines-between": "always",
          alphabetize: { order: "asc", caseInsensitive: true },
        },
      ],
    },
  },
  { files: ["scripts/**", "bench/**", "tests/**"], rules: { "no-console": "off" } },
  // Files that Remix wants as default exports stand in routes, root and entry; everything else has a name.
  {
    files: ["app/**/*.{ts,tsx}"],
    ignores: ["app/routes/**", "app/routes.ts", "app/root.tsx", "app/entry.server.tsx"],
    rules: { "no-restricted-syntax": ["error", { selector: "ExportDefaultDeclaration", message: "Give it a name." }] },
  },
  panelRoutes,
  ...importTable,
);
