// The order matters: most browsers name others too.
const browsers = [
  ["Edge", /\bEdg(?:A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bVersion\/[\d.]+ .*Safari\//],
] as const;

const systems = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMac OS X\b|\bMacintosh\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
] as const;

/**
 * Browser and system in a few words, such as "Firefox on Windows", from what the browser says of itself: enough to know
 * one's own devices by, and nothing that tells two alike apart. "" where it says neither.
 */
export function deviceWords(request: Request): string {
  const said = (request.headers.get("User-Agent") ?? "").slice(0, 500);
  const browser = browsers.find(([, pattern]) => pattern.test(said))?.[0];
  const system = systems.find(([, pattern]) => pattern.test(said))?.[0];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? "");
}
