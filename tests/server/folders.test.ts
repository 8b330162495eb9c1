import { describe, expect, test } from "vitest";

import { flyFaultOf } from "../../scripts/folders.mjs";

const mounts = [
  "/dev/vdb / ext4 rw,relatime 0 0",
  "overlay /site overlay rw 0 0",
  "tmpfs /dev/shm tmpfs rw 0 0",
  "/dev/vdc /data ext4 rw,relatime 0 0",
  "/dev/vdd /my\\040disk xfs rw 0 0",
].join("\n");

describe("on Fly", () => {
  test.each(["/data", "/data/uploads", "/my disk/photos"])("%s is on a volume", (folder) => {
    expect(flyFaultOf("DATA_DIR", folder, mounts)).toBeNull();
  });

  test.each(["/site/data", "/database", "/dev/shm/data", "/var/data", "/"])(
    "%s is lost at the next update",
    (folder) => {
      expect(flyFaultOf("DATA_DIR", folder, mounts)).toBe(
        `DATA_DIR is ${folder}, which is not on a volume: the next update would lose it. See [mounts] in fly.toml.`,
      );
    },
  );

  test("a folder counts as lost where the system does not say what is mounted", () => {
    expect(flyFaultOf("UPLOADS_DIR", "/data", "")).toMatch(/^UPLOADS_DIR is \/data, which is not on a volume/);
  });
});
