import ipaddr from "ipaddr.js";

/**
 * Whom an address stands for: of IPv6 a household has a /64 at least, and whoever rents a machine up to a /48.
 * @param address of a visitor
 * @returns `one`: whose turn it is; `network`: what is bounded together
 */
export function visitorNetwork(address: string): { one: string; network: string } {
  if (!ipaddr.isValid(address)) return { one: address, network: address };
  const read = ipaddr.process(address);
  if (read.kind() === "ipv4") return { one: read.toString(), network: read.toString() };
  const parts = (read as ipaddr.IPv6).parts.map((part) => part.toString(16));
  return { one: parts.slice(0, 4).join(":"), network: `${parts.slice(0, 3).join(":")}/48` };
}
