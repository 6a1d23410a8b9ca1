/** What is wrong with a position, in words. */
import type { SetUp } from "../api/messages";
import type { Translate } from "../words/words";
import type { SetUpModel } from "./model.svelte";

type Facts = NonNullable<SetUp["laws"][number]["broken"]>;

/** The name of a zone, with whose it is. */
export function zoneName(zone: SetUp["zones"][number], t: Translate): string {
  const title = capital(t.phrase(zone.title), t);
  return zone.seat === null || zone.seat === undefined
    ? title
    : t("set-up-of-seat", { seat: zone.seat, zone: title });
}

export function partName(name: string, model: SetUpModel, t: Translate): string {
  const part = model.parts.get(name);
  return part ? t.phrase(part.words) : name;
}

/** A thing that laws speak of: a part, a place of the game, or what the law calls it. */
function named(part: string, model: SetUpModel, t: Translate): string {
  if (model.parts.has(part)) return partName(part, model, t);
  const id = ["place", "bay", "goal", "land"].map((kind) => `${kind}-${part}`).find((one) => t.has(one));
  return id ? t(id) : part;
}

export function sayWrong(facts: Facts, model: SetUpModel, t: Translate): string {
  const what = String(facts.what);
  const zone = model.found?.zones.find((one) => one.name === what);
  const part = String(facts.part);
  return t("set-up-wrong", {
    why: String(facts.why),
    what: zone ? zoneName(zone, t) : t.has(`field-${what}`) ? t(`field-${what}`) : what,
    part: part ? capital(named(part, model, t), t) : "none",
    found: Number(facts.found),
    printed: Number(facts.printed),
  });
}

/** The zone where something is wrong; null: it is not one zone alone. */
export function wrongZone(facts: Facts, model: SetUpModel): string | null {
  const zones = model.found?.zones ?? [];
  const what = String(facts.what);
  if (zones.some((zone) => zone.name === what)) return what;
  const holding = zones.filter((zone) => model.lying(zone.name).includes(String(facts.part)));
  return holding.length === 1 ? holding[0].name : null;
}

export function capital(text: string, t: Translate): string {
  return text.charAt(0).toLocaleUpperCase(t.language) + text.slice(1);
}
