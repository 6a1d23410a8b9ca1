/** What moderators do: signs and times. */
import type { LogEntry } from "../../api/messages";
import type { IconName } from "../../look/icons";
import type { Translate } from "../../words/words";

export const SIGNS: Record<LogEntry["act"], IconName> = {
  warn: "chat",
  mute: "mute",
  kick: "door",
  ban: "ban",
  close: "check",
  unmute: "undo",
  unban: "undo",
  grant: "shield",
  revoke: "shield",
};

const HOUR = 3_600_000;
/** Later than this is for good. */
const FAR = 4_102_444_800_000;

/** How long something is in force, in hours or days. */
export function remaining(until: number, t: Translate, now = Date.now()): string {
  if (until > FAR) return t("page-until-lifted");
  const hours = Math.max(1, Math.ceil((until - now) / HOUR));
  const unit = hours > 48 ? "day" : "hour";
  const value = hours > 48 ? Math.round(hours / 24) : hours;
  const left = new Intl.NumberFormat(t.language, { style: "unit", unit, unitDisplay: "long" });
  return t("page-time-left", { time: left.format(value) });
}
