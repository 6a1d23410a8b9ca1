import type { Position, Table } from "../api/messages";
import type { Translate } from "../words/words";
import type { SeatInfo } from "./board";

const BOT_NAMES = 6;

/** The name of a seat: a person's name, a star's name for a bot, or "open seat". */
export function seatName(table: Table, seat: number, t: Translate): string {
  const chair = table.seats[seat];
  if (chair === undefined) return t("seat", { number: seat + 1 });
  if (chair.name) return chair.name;
  if (chair.kind === "person" && chair.person) {
    const own = chair.person.name || t("page-nobody");
    const name = chair.person.bot ? t("page-bot-name", { name: own }) : own;
    const alike = table.seats.filter((other) => other.person?.id === chair.person?.id && !other.name);
    return alike.length > 1 ? t("page-hot-name", { name, number: seat + 1 }) : name;
  }
  return chair.kind === "bot" ? t(`page-bot-${seat % BOT_NAMES}`) : t("page-open-seat");
}

/** The seat of a person; null: they only watch, or have several seats. */
export function seatOf(table: Table, person: string): number | null {
  const seats = table.seats.flatMap((chair, seat) => (chair.person?.id === person ? [seat] : []));
  return seats.length === 1 ? seats[0] : null;
}

export function seatInfos(
  table: Table,
  position: Pick<Position, "scores" | "seat"> | null,
  present: readonly boolean[],
  t: Translate,
): SeatInfo[] {
  return table.seats.map((chair, seat) => ({
    seat,
    name: seatName(table, seat, t),
    isMe: table.my_seats.length > 1 ? seat === position?.seat : chair.mine,
    isBot: chair.kind === "bot" || chair.stand_in !== null,
    present: chair.kind === "bot" || (present[seat] ?? chair.present),
    score: position?.scores?.[seat] ?? null,
  }));
}
