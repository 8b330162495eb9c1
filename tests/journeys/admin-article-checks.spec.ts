import { expect, test, withAndWithoutScript } from "../support/agent";
import { ownAddress } from "../support/visitor";

const wrong = "<h2>Abroad</h2><p>Buying a home for 500,000 euros gives you a golden visa.</p>";

withAndWithoutScript(() => {
  test("a false statement is published only with a reason, at the hour that was set", async ({ agent }) => {
    const title = `Buying from abroad ${ownAddress().split("@")[0]}`;
    await agent.opens("/admin/articles/new");
    await agent.fillsIn({ Title: title });
    await agent.page.locator("textarea#content").fill(wrong);
    await agent.fillsIn({ "Publish later": "2090-06-01T09:30" });
    await agent.presses("Save");

    await expect(agent.page.getByRole("alert").getByRole("link")).toHaveText([/^The checks found a false statement/]);
    await expect(agent.page.locator("textarea#content")).toHaveValue(wrong);
    await agent.page.getByLabel("Publish although the checks object").check();
    await agent.fillsIn({ Reason: "It quotes an advertisement" });
    await agent.presses("Save");

    await agent.reads("Article Scheduled");
    await agent.reads(/It will be published 09:30, 1 June 2090/);
    await agent.reads("There is no target keyword");
    await agent.opens("/admin/articles?status=scheduled");
    const row = agent.page.locator("tr, li").filter({ hasText: title, visible: true });
    await expect(row).toContainText("for 09:30, 1 June 2090");
    await expect(row).toContainText("1 false statement");
    await agent.opens("/admin/activity");
    await agent.reads(/although the checks object \(1\): It quotes an advertisement/);
  });
});
