/** The record of a game as a file. */
import { ask, query } from "../api/http";
import type { RecordFile, Table } from "../api/messages";

export async function downloadRecord(table: Table, invite: string | null = null): Promise<void> {
  const path = `/api/tables/${table.id}/record${query({ invite })}`;
  const record = await ask<RecordFile>("GET", path);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record.text], { type: "text/plain" }));
  link.download = `${table.game}-${table.id}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
