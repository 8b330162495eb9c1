/** Hosts of this computer and of private networks, where nobody in between reads along. */
const near = [
  /^localhost$/,
  /\.(?:localhost|local|lan|internal|home\.arpa)$/,
  // A name without a point is one of the own network, as containers have.
  /^[^.:[\]]+$/,
  /^(?:127|10)(?:\.\d+){3}$/,
  /^(?:192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+){2}$/,
  /^\[(?:::1|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\]$/,
];

/** Whether what is sent to an address can be read on the way: plain http to a computer that is not ours. */
export function isReadableOnTheWay(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "http:" && !near.some((host) => host.test(hostname));
}
