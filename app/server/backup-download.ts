/**
 * A backup is sent as a file is: in parts where they are asked for, no faster than its reader takes it, however slow the line. Remix would read
 * all of it into memory as fast as the disk gives it. Its route has looked at who asks, and names the file in a header of its answer
 * (app/routes/admin/status-backup.ts); to nobody else is anything sent from here.
 */
import { rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";

import { clearHeaders } from "./standing-headers";
import { sendFile } from "./static-files";

/** The header of an answer that names a backup. */
export const backupHeader = "x-send-backup";
// Five times as often as those who remove old archives take a mark for true: app/outside/backup/backups-folder.server.ts.
const betweenMarks = 60_000;
let sent = 0;

/**
 * @param folder of the backups, absolute
 * @param name of the one to be sent
 */
export function sendBackup(request: IncomingMessage, response: ServerResponse, folder: string, name: string): void {
  hold(response, folder, name);
  sendFile(request, response, { file: `/${name}`, root: folder, headers: {} }, name, () => {
    clearHeaders(response);
    response.writeHead(404, { "Content-Length": 0, "Cache-Control": "no-store" }).end();
  });
}

/** Says to the programs that remove old archives that this one is being sent. */
function hold(response: ServerResponse, folder: string, name: string): void {
  const mark = join(folder, `.sending-${(sent += 1)}-${name}`);
  const touch = () => {
    try {
      writeFileSync(mark, "");
    } catch {
      // A disk without room for it may still be read.
    }
  };
  touch();
  const timer = setInterval(touch, betweenMarks);
  timer.unref();
  response.once("close", () => {
    clearInterval(timer);
    rmSync(mark, { force: true });
  });
}
