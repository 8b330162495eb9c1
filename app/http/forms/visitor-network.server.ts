import { createHmac } from "node:crypto";

import ipaddr from "ipaddr.js";

import { secret } from "~/outside/secret.server";

/** From where somebody asks, as keyed hashes of it, which no table of addresses can undo. */
export type VisitorNetwork = {
  /** Of the address of version 4; of version 6, of which one line has endless ones, of its /64. */
  address: string;
  /** Of the network around it, as a provider gives it to one customer or a few: its /24, or its /48. */
  wide: string;
};

/** From where a request comes. app/server writes the header from the connection and removes what a visitor sent under its name. */
export function visitorNetwork(request: Request): VisitorNetwork {
  const address = request.headers.get("X-Visitor-Address") ?? "unknown";
  const [own, wide] = networksOf(address);
  return { address: hashed("address", own), wide: hashed("network", wide) };
}

/** The keyed hash of the address alone. */
export function hashedAddress(request: Request): string {
  return visitorNetwork(request).address;
}

function networksOf(address: string): [own: string, wide: string] {
  if (!ipaddr.isValid(address)) return [address, address];
  // An address of version 4 that is written as one of version 6 is one of version 4.
  const read = ipaddr.process(address);
  if (read.kind() === "ipv4") {
    const numbers = read.toByteArray();
    return [numbers.join("."), numbers.slice(0, 3).join(".")];
  }
  const groups = (many: number) =>
    read
      .toByteArray()
      .slice(0, many * 2)
      .join(".");
  return [`6:${groups(4)}`, `6:${groups(3)}`];
}

function hashed(what: string, text: string): string {
  return createHmac("sha256", secret).update(`${what}:${text}`).digest("hex").slice(0, 32);
}
