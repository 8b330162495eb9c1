import { expect, test } from "@playwright/test";

import { Visitor } from "./visitor";

/** A person of whom every press is counted: links, buttons, boxes, choices and files. Typing is not. */
export class CountedVisitor extends Visitor {
  private presses_ = 0;

  override async follows(...given: Parameters<Visitor["follows"]>) {
    this.presses_ += 1;
    await super.follows(...given);
  }

  override async presses(...given: Parameters<Visitor["presses"]>) {
    this.presses_ += 1;
    await super.presses(...given);
  }

  override async chooses(...given: Parameters<Visitor["chooses"]>) {
    this.presses_ += 1;
    await super.chooses(...given);
  }

  override async ticks(...given: Parameters<Visitor["ticks"]>) {
    this.presses_ += 1;
    await super.ticks(...given);
  }

  async choosesPhoto(file: { name: string; mimeType: string; buffer: Buffer }) {
    this.presses_ += 1;
    await this.page.locator('input[type="file"]').first().setInputFiles(file);
  }

  /** Something that is to be done in so many presses, whatever it is looked at with in between. */
  async does(task: string, presses: number, work: () => Promise<void>) {
    this.presses_ = 0;
    await test.step(task, work);
    test.info().annotations.push({ type: "presses", description: `${task}: ${this.presses_}` });
    expect(this.presses_, `presses to ${task}`).toBe(presses);
  }
}
