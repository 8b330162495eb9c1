import { expect, test } from "vitest";

import { WaitingLine } from "~/server/waiting-line";

const most = { fromOne: 4, fromNetwork: 6, inAll: 8 };
type Waiting = Parameters<WaitingLine["add"]>[1];
const named = (name: string) => ({ name }) as unknown as Waiting;
const add = (line: WaitingLine, address: string, name = address) => line.add(address, named(name));
const takenFrom = (line: WaitingLine) => {
  const taken: unknown[] = [];
  for (let next = line.take(); next; next = line.take()) taken.push((next as unknown as { name: string }).name);
  return taken;
};

test("addresses take turns, each in its own order", () => {
  const line = new WaitingLine(most);
  for (const [address, name] of [
    ["192.0.2.1", "a1"],
    ["192.0.2.1", "a2"],
    ["::ffff:192.0.2.1", "a3"],
    ["192.0.2.2", "b1"],
    ["2001:db8::1", "c1"],
    ["2001:db8:0:0:ffff::2", "c2"],
  ] as const) {
    add(line, address, name);
  }
  expect(takenFrom(line)).toEqual(["a1", "b1", "c1", "a2", "c2", "a3"]);
  expect(line.size).toBe(0);
});

test("no address and no /48 waits with more than its share", () => {
  const line = new WaitingLine(most);
  for (let each = 0; each < 4; each += 1) expect(add(line, "2001:db8:1:1::1").refused).toBeUndefined();
  expect(add(line, "2001:db8:1:1::2", "fifth").refused).toEqual(named("fifth"));
  for (let each = 0; each < 2; each += 1) expect(add(line, `2001:db8:1:${each + 5}::1`).refused).toBeUndefined();
  expect(add(line, "2001:db8:1:9::1", "seventh").refused).toEqual(named("seventh"));
  expect(add(line, "2001:db8:2::1").refused).toBeUndefined();
});

test("where all places are taken the last of whoever has most gives way", () => {
  const line = new WaitingLine(most);
  for (let each = 1; each <= 4; each += 1) add(line, "192.0.2.1", `a${each}`);
  for (let each = 1; each <= 4; each += 1) add(line, "192.0.2.2", `b${each}`);
  expect(add(line, "192.0.2.3", "c1").refused).toEqual(named("a4"));
  expect(line.size).toBe(8);
});

test("who leaves gives up the place, once", () => {
  const line = new WaitingLine(most);
  const { place } = add(line, "192.0.2.1");
  add(line, "192.0.2.1", "next");
  for (let times = 0; place && times < 2; times += 1) line.remove(place);
  expect(line.size).toBe(1);
  expect(takenFrom(line)).toEqual(["next"]);
});
