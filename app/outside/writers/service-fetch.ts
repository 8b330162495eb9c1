import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";

import ipaddr from "ipaddr.js";
import { Agent, fetch as fetchThrough, type RequestInit as RequestThrough } from "undici";

/** An address within the network of this machine, which whoever edits the settings may not have us ask. */
export class PrivateAddress extends Error {
  readonly code = "PRIVATE_ADDRESS";
}

/**
 * Whether an address belongs to the open internet: no loopback, private or link-local network, none that a provider shares among its
 * customers, and no IPv6 form of these (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}

/** Looks a name up and gives only what may be asked: the address that was looked at is the one that is connected to. */
const lookupPublic: LookupFunction = (hostname, options, found) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, []);
    // A name that leads to both was made to: neither is asked.
    const isPublic = addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (!isPublic || !first) return found(new PrivateAddress(`${hostname} leads into a private network`), []);
    if (options.all) found(null, addresses);
    else found(null, first.address, first.family);
  });
};

const publicOnly = new Agent({ connect: { lookup: lookupPublic } });

/**
 * `fetch` for addresses that somebody typed into the settings: only the open internet is asked, and nobody is followed elsewhere.
 * @throws {TypeError} caused by a `PrivateAddress`
 */
export const fetchFromInternet: typeof fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // An address in numbers is looked up nowhere.
  if (ipaddr.isValid(host) && !isPublicAddress(host)) {
    throw new TypeError("fetch failed", { cause: new PrivateAddress(`${host} is in a private network`) });
  }
  const answer = await fetchThrough(url, { ...(init as RequestThrough), redirect: "error", dispatcher: publicOnly });
  return answer as unknown as Response;
};
