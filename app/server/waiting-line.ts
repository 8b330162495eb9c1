import type { ServerResponse } from "node:http";

import { visitorNetwork } from "./visitor-network";

export type Waiting = { draw: () => void; refuse: () => void; response: ServerResponse };
type Place = { one: string; network: string; waiting: Waiting };

/** A bounded line in which addresses take turns: the next of one stands behind the first of all others. */
export class WaitingLine {
  /** The address whose turn it is stands first. */
  #byOne = new Map<string, Place[]>();
  #byNetwork = new Map<string, number>();
  #most: { fromOne: number; fromNetwork: number; inAll: number };
  size = 0;

  /** @param most that may wait */
  constructor(most: { fromOne: number; fromNetwork: number; inAll: number }) {
    this.#most = most;
  }

  /**
   * @returns `refused`: for whom there is no room. That is who asks where the address has enough; where all
   * places are taken, the last of whoever has most.
   */
  add(address: string, waiting: Waiting): { place?: Place; refused?: Waiting | undefined } {
    const { one, network } = visitorNetwork(address);
    const own = this.#byOne.get(one)?.length ?? 0;
    const near = this.#byNetwork.get(network) ?? 0;
    if (own >= this.#most.fromOne || near >= this.#most.fromNetwork) return { refused: waiting };
    const refused = this.size >= this.#most.inAll ? this.#heaviest(own) : undefined;
    if (this.size >= this.#most.inAll && !refused) return { refused: waiting };
    if (refused) this.remove(refused);
    const place = { one, network, waiting };
    this.#byOne.set(one, [...(this.#byOne.get(one) ?? []), place]);
    this.#byNetwork.set(network, (this.#byNetwork.get(network) ?? 0) + 1);
    this.size += 1;
    return { place, refused: refused?.waiting };
  }

  take(): Waiting | undefined {
    const [one, places] = this.#byOne.entries().next().value ?? [];
    const place = places?.[0];
    if (one === undefined || !place) return undefined;
    this.remove(place);
    const left = this.#byOne.get(one);
    // Behind all others.
    if (left && this.#byOne.delete(one)) this.#byOne.set(one, left);
    return place.waiting;
  }

  /** Whoever has been taken out already is not missed. */
  remove(place: Place): void {
    const { one, network } = place;
    const places = this.#byOne.get(one);
    const index = places?.indexOf(place) ?? -1;
    if (!places || index === -1) return;
    places.splice(index, 1);
    if (places.length === 0) this.#byOne.delete(one);
    const near = (this.#byNetwork.get(network) ?? 1) - 1;
    if (near === 0) this.#byNetwork.delete(network);
    else this.#byNetwork.set(network, near);
    this.size -= 1;
  }

  /** @param own who asks has so many waiting */
  #heaviest(own: number): Place | undefined {
    let most = own + 1;
    let last: Place | undefined;
    for (const places of this.#byOne.values()) {
      if (places.length <= most) continue;
      most = places.length;
      last = places.at(-1);
    }
    return last;
  }
}
