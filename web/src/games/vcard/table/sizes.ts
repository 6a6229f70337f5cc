/** How large everything is on a VCard table, by the room there is. */

import { clamp, LARGE_TEXT, mode, onSide, RATIO, type TableSizes, type Mode } from "../../../table/sizes";

export interface Sizes extends TableSizes {
  /** The width beside the rail. */
  width: number;
  /** Height of the strip of each board. */
  strip: number;
  bar: number;
  stage: number;
  prompt: number;
  /** How many lines of the text that asks a question stand below it. */
  lines: number;
  dock: number;
  /** Card widths: on the strips, and of the Active VTubers. */
  card: number;
  active: number;
  /** How high a card lies on the strips: where there is room beside it, higher than an upright one is broad. */
  lie: number;
  /** The Queue lies below the Active VTubers, not between them. */
  below: boolean;
  /** Left column of a strip. */
  name: number;
  /** A phone on its side. */
  side: boolean;
}

/** From this height on a question has room for two lines of the text that asks it. */
const LOFTY = 800;
const MOST_ACTIVE = 252;
const QUEUE_LEAST = 290;
const BELOW = 226;
/** Above and below an Active card: the name of its spot, Allies and tokens. */
export const AROUND = 78;
export const LEAST_ACTIVE = 76;

/** Without questions (a replay) the dock is low and holds both hands. `text`: how large words are, 1 is usual. */
export function sizes(width: number, height: number, asks = true, text = 1): Sizes {
  const which = text >= LARGE_TEXT ? "phone" : mode(width);
  if (which !== "phone" && onSide(width, height)) return lying(width, height);
  return which === "phone" ? phone(width, height, asks, Math.max(1, text)) : wide(which, width, height, asks);
}

function wide(which: Mode, full: number, height: number, asks: boolean): Sizes {
  const rail = which === "desktop" ? Math.max(300, Math.round(full * 0.225)) : 0;
  const width = full - rail;
  const tall = Math.max(height, asks ? 580 : 520);
  const bar = 36;
  const lines = tall >= LOFTY ? 2 : 1;
  const prompt = asks ? 36 + 16 * lines : 0;
  const hand = asks ? clamp(tall * 0.19, 122, 168) : 112;
  const strip = clamp(tall * 0.138, 98, 128);
  const stage = tall - 2 * strip - bar - prompt - hand;
  const name = clamp(width * 0.16, 108, 178);
  const slots = width - name - 2 * 76 - 40;
  const card = clamp(Math.min((strip - 42) / RATIO, slots / 5 / RATIO - 7), 40, 84);
  const lie = clamp(Math.min(card * RATIO, slots / 5 / RATIO - 7), card, 84);
  const beside = clamp(Math.min((stage - AROUND) / RATIO, MOST_ACTIVE), LEAST_ACTIVE, MOST_ACTIVE);
  const below = width - 2 * (beside * RATIO + 28) < QUEUE_LEAST && stage > 400;
  const active = below ? clamp(Math.min((stage - BELOW - AROUND) / RATIO, (width / 2 - 28) / RATIO), LEAST_ACTIVE, MOST_ACTIVE) : Math.min(beside, Math.round((width - QUEUE_LEAST) / 2 / RATIO - 28));
  return { mode: which, rail, width, strip, bar, stage, prompt, lines, dock: hand, card, active, lie, below, name, handCard: asks ? clamp((hand - 28) / RATIO, 66, 118) : 52, side: false };
}

/** The share of the table of a phone on its side; the question and the hand stand beside it. */
const SIDE = 0.56;

function lying(full: number, height: number): Sizes {
  const width = Math.round(full * SIDE);
  const bar = 34;
  const card = 44;
  const active = clamp((height - bar - 2 * (Math.round(card * RATIO) + 44)) / RATIO - 24, LEAST_ACTIVE, 110);
  return { mode: "phone", rail: 0, width, strip: 0, bar, stage: 0, prompt: 48, lines: 2, dock: 128, card, active, lie: card, below: true, name: 0, handCard: 70, side: true };
}

/** What a phone shows besides the Active VTubers: two boards, the World, the Queue while it is short. */
const PHONE_REST = 2 * 108 + 150;

function phone(width: number, height: number, asks: boolean, text: number): Sizes {
  const handCard = asks ? clamp(width * 0.18, 58, 84) : 46;
  const card = clamp((width - 20 - 4 * 7) / 5 / RATIO, 38, 76);
  const prompt = asks ? Math.round(112 * text) : 0;
  const bar = Math.round(34 * text);
  const dock = asks ? Math.round(handCard * RATIO) + 30 : 2 * (Math.round(handCard * RATIO) + 30);
  return {
    mode: "phone",
    rail: 0,
    width,
    strip: 0,
    bar,
    stage: 0,
    prompt,
    lines: 1,
    dock,
    card,
    lie: card,
    active: text > 1 ? clamp((width - 40) / 2 / RATIO, 84, 132) : clamp(Math.min((width - 40) / 2 / RATIO, (height - bar - prompt - dock - PHONE_REST) / RATIO), 84, 160),
    below: true,
    name: 0,
    handCard,
    side: false,
  };
}
