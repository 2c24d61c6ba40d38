/** The prompt: whose turn it is and what is asked. */
import { join, t } from "../lib/i18n.svelte";
import type { Kit } from "../stage/kit";
import { inWindow, names, shown } from "./model";
import type { Model } from "./types";

export function promptText(model: Model, kit: Kit): string {
  if (model.looking !== null) {
    const move = model.history[model.looking]?.moves ?? 0;
    return t("web-looking-back", { move, moves: model.moves });
  }
  if (model.outcome) return t("web-game-over");
  if (model.sent !== null) return t("web-asked-sent");
  const self = model.seat === null ? undefined : model.table?.seats[model.seat];
  if (self?.resigned) return t("web-resigned-you");
  if (self?.away) return t("web-away-you");
  const { question, view } = shown(model);
  const others = model.waiting.filter((seat) => seat !== model.seat).map((seat) => names(model)[seat] ?? "");
  const asked = question?.ordered === false;
  const activity = view !== null && (asked || others.length > 0 || inWindow(model)) ? (kit.activity?.(view, model.seat) ?? null) : null;
  if (activity) return t(activity.words, { name: names(model)[activity.name] ?? "" });
  if (asked) return t("web-asked-you");
  if (inWindow(model)) return t("web-asked-secret");
  if (others.length > 0) return t("web-asked-other", { names: join(others), count: others.length });
  return model.seat === null ? t("web-watching") : "";
}
