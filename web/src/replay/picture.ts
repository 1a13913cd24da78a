/**
 * A picture of a moment, made in the browser: the board is laid out unseen in one size for every screen, its layers
 * are drawn over one another with their styles and letters, and the words stand below.
 */

import { mount, unmount, type Component } from "svelte";
import type { Position } from "../games/clients";
import Crest from "../games/Crest.svelte";
import lettersUrl from "../board/paper/names.woff2?url";

const WIDTH = 1600;
const HEIGHT = 800; // of the board
const MARGIN = 28;
const LINE = 36;
const CREST = 34;
const LINES_MOST = 3; // of the text
const PAINTED_WITHIN = 10_000; // milliseconds

export interface Caption {
  title: string;
  text: string;
  names: readonly string[]; // of the seats
  game: string;
}

/** Styles that a drawing loses outside the page. The first are inherited: only where they change are they written. */
const INHERITED = [
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-dashoffset",
  "stroke-linecap",
  "stroke-linejoin",
  "color",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "letter-spacing",
  "text-anchor",
  "dominant-baseline",
  "paint-order",
] as const;
const OWN = {
  opacity: "1",
  display: "inline",
  "clip-path": "none",
  mask: "none",
  filter: "none",
} as const;

export async function pictureOf(
  Picture: Component<Position>,
  position: Position,
  caption: Caption,
): Promise<Blob> {
  const host = document.createElement("div");
  host.inert = true;
  host.setAttribute("aria-hidden", "true");
  host.style.cssText = `position:fixed;left:-${2 * WIDTH}px;top:0;visibility:hidden;width:${WIDTH}px;height:${HEIGHT}px`;
  document.body.append(host);
  const board = mount(Picture, { target: host, props: position });
  const crests = caption.names.map((_, seat) =>
    mount(Crest, { target: host, props: { game: caption.game, colour: seat, size: CREST } }),
  );
  try {
    await painted(host);
    for (const animation of host.getAnimations({ subtree: true })) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
    return await drawn(host, caption);
  } finally {
    for (const crest of crests) void unmount(crest);
    void unmount(board);
    host.remove();
  }
}

/** Until the ground of the board has been painted; a board without one is ready at once. */
async function painted(host: HTMLElement): Promise<void> {
  const until = performance.now() + PAINTED_WITHIN;
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  const ground = host.querySelector("canvas");
  const unpainted = ground?.width; // its size changes when it is painted for the first time
  while (ground && ground.width === unpainted && performance.now() < until) await frame();
  await frame();
}

async function drawn(host: HTMLElement, { title, text, names }: Caption): Promise<Blob> {
  const canvas = document.createElement("canvas");
  const ctx = canvas.getContext("2d")!;
  const page = getComputedStyle(document.documentElement);
  const token = (name: string): string => page.getPropertyValue(`--${name}`).trim();
  const serif = token("serif") || "serif";
  ctx.font = `24px ${serif}`;
  const lines = wrapped(text, WIDTH - 2 * MARGIN, (part) => ctx.measureText(part).width).slice(0, LINES_MOST);
  canvas.width = WIDTH;
  canvas.height = HEIGHT + MARGIN * 2 + LINE * (lines.length + 1) + CREST + 12;

  ctx.fillStyle = token("paper-light") || "#fbf5e6";
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  const letters = await lettersAsData();
  for (const layer of host.querySelectorAll<HTMLCanvasElement | SVGSVGElement>(
    "canvas, svg:not(svg svg, .crest, button svg)",
  )) {
    if (layer.style.visibility === "hidden") continue; // the sharp part of a map that is zoomed in
    const { x, y, width, height } = placeIn(host, layer);
    const picture = layer instanceof HTMLCanvasElement ? layer : await imageOf(layer, letters);
    ctx.save();
    ctx.beginPath();
    ctx.rect(0, 0, WIDTH, HEIGHT);
    ctx.clip();
    ctx.drawImage(picture, x, y, width, height);
    ctx.restore();
  }

  // The sources of the map are named wherever it is shown.
  ctx.fillStyle = token("ink") || "#241c14";
  ctx.textBaseline = "middle";
  ctx.textAlign = "right";
  ctx.font = `16px ${serif}`;
  const credit = host.querySelector(".credit")?.textContent ?? "";
  ctx.fillText(credit, WIDTH - MARGIN, HEIGHT + MARGIN + LINE * 1.4, WIDTH / 2);
  ctx.textAlign = "left";
  let y = HEIGHT + MARGIN + LINE / 2;
  ctx.font = `bold 30px ${serif}`;
  ctx.fillText(title, MARGIN, y, WIDTH - 2 * MARGIN - 160);
  ctx.textAlign = "right";
  ctx.fillText("Bakufu", WIDTH - MARGIN, y);
  ctx.textAlign = "left";
  ctx.font = `24px ${serif}`;
  for (const line of lines) ctx.fillText(line, MARGIN, (y += LINE));
  y += LINE / 2 + 12 + CREST / 2;
  const crests = host.querySelectorAll<SVGSVGElement>(":scope > svg.crest");
  const each = (WIDTH - 2 * MARGIN) / Math.max(1, names.length);
  for (const [seat, name] of names.entries()) {
    const x = MARGIN + seat * each;
    if (crests[seat]) ctx.drawImage(await imageOf(crests[seat], letters), x, y - CREST / 2, CREST, CREST);
    ctx.fillText(name, x + CREST + 10, y, each - CREST - 24);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

function placeIn(host: HTMLElement, layer: Element): DOMRect {
  const [outer, inner] = [host.getBoundingClientRect(), layer.getBoundingClientRect()];
  return new DOMRect(inner.x - outer.x, inner.y - outer.y, inner.width, inner.height);
}

/** A drawing of the page as an image of its own. */
async function imageOf(drawing: SVGSVGElement, letters: string): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copyStyles(drawing, copy, null);
  copy.querySelectorAll("[role=button], [aria-label]").forEach((control) => control.remove());
  const { width, height } = drawing.getBoundingClientRect();
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  let text = new XMLSerializer().serializeToString(copy);
  const face = `<style>@font-face{font-family:"Bakufu Names";font-weight:bold;src:url(${letters})}</style>`;
  if (letters && copy.querySelector("text")) text = text.replace(">", `>${face}`);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

function copyStyles(from: Element, to: Element, outside: CSSStyleDeclaration | null): void {
  // As attributes: the page's security policy forbids styles that a script writes.
  const style = getComputedStyle(from);
  to.removeAttribute("class");
  to.removeAttribute("style");
  for (const name of INHERITED) {
    const value = style.getPropertyValue(name);
    if (value && value !== outside?.getPropertyValue(name)) to.setAttribute(name, value);
  }
  for (const [name, usual] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name);
    if (value && value !== usual && !(name === "display" && value !== "none")) to.setAttribute(name, value);
  }
  if (outside && !from.hasAttribute("transform") && style.transform !== "none") {
    to.setAttribute("transform", style.transform);
    to.setAttribute("transform-origin", style.transformOrigin);
  }
  for (let place = 0; place < from.children.length; place++)
    copyStyles(from.children[place]!, to.children[place]!, style);
}

let known: string | undefined;

/** The letters of the names on the map, which the page has loaded already. */
async function lettersAsData(): Promise<string> {
  if (known !== undefined) return known;
  try {
    const bytes = new Uint8Array(await (await fetch(lettersUrl)).arrayBuffer());
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    known = `data:font/woff2;base64,${btoa(text)}`;
  } catch {
    return ""; // other letters, then
  }
  return known;
}

/** Lines of at most this width. Where there are no spaces, any letter may begin a line. */
export function wrapped(text: string, width: number, measure: (part: string) => number): string[] {
  const parts = text.split(/(?<=\s)|(?<=[\u3000-\u9fff\uff00-\uffef])/u);
  const lines: string[] = [];
  let line = "";
  for (const part of parts) {
    if (line && measure((line + part).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += part;
  }
  return line.trim() ? [...lines, line.trimEnd()] : lines;
}
