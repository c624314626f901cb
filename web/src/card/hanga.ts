// The pictures of the cards: small woodblock prints ("hanga"), drawn from the title, the type and the keywords alone.
// The same title always gives the same print, so a card is known by its picture at 48 px. No foreign art, about 1 kB each.
// Colours are classes (see .print in table.css), so that Clan and theme change without drawing anew.

const hash = (s: string): number => {
  let h = 2166136261;
  for (const c of s) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  h ^= h >>> 15;
  h = Math.imul(h, 2246822519);
  return (h ^ (h >>> 13)) >>> 0;
};
type Dice = (sides: number) => number;
const dice = (title: string): Dice => {
  let h = hash(title);
  return (n) => {
    h = (Math.imul(h, 1664525) + 1013904223) >>> 0;
    return Math.floor((h / 4294967296) * n);
  };
};
const p = (cls: string, d: string, more = ""): string => `<path class="${cls}" d="${d}"${more}/>`;
const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
const at = (x: number, y: number, s: number, inner: string): string =>
  `<g transform="translate(${x} ${y})${s === 1 ? "" : ` scale(${s})`}">${inner}</g>`;

// ---- what stands behind: sun or moon, and one of six lands
const lands = [
  () =>
    p("k2", "M-6 60 24 27l5 3 4-3L68 60z") +
    p("kp", "M24 27l5 3 4-3 6 6-5-1-4 4-4-4-7 2z") +
    p("k1", "M0 60V53q15-6 30-2t30-3V60z"),
  () => p("k3", "M0 60V44q9-11 20-4 9-13 22-3 10-6 18 3V60z") + p("k2", "M0 60V51q14-9 28-2 16-9 32 1V60z"),
  () => p("k3", "M0 60V45l9-11 7 8 10-17 9 14 8-8 17 15V60z") + p("k1", "M0 60V54l14-6 16 5 13-6 17 6V60z"),
  () =>
    p("k3", "M0 60V45h60V60z") +
    [0, 1, 2]
      .map((r) =>
        [...Array(8)]
          .map((_, i) => {
            const x = i * 10 - (r % 2 ? 5 : 0);
            const y = 49 + r * 5;
            return `<path class="k${r === 2 ? 1 : 2}" d="M${x - 5} ${y}a5 5 0 0 1 10 0z"/><path class="kl" d="M${x - 3} ${y}a3 3 0 0 1 6 0"/>`;
          })
          .join(""),
      )
      .join(""),
  () =>
    [4, 11, 47, 55].map((x, i) => p(i % 2 ? "k2" : "k3", `M${x} 60V${6 + i * 3}h2.6V60z`)).join("") +
    p("k3", "M9 17q-7-2-8 4 6 0 8-4zM49 24q7-3 10 2-6 3-10-2zM6 31q6-3 9 1-5 3-9-1z") +
    p("k2", "M0 60V54q30-6 60 0V60z"),
  () =>
    p("k3", "M0 39h26a2.5 2.5 0 0 1 0 5H0zM60 45H30a2.5 2.5 0 0 0 0 5h30zM0 33h14a1.8 1.8 0 0 1 0 3.6H0z") +
    p("k2", "M0 60V53q26-7 60-2V60z"),
];

// ---- people: a robe, a head, something on it, something in the hand, a banner
const robes = [
  p("k0", "M-12 0-9-13Q-8-18-3-19h6q5 1 6 6L12 0z") +
    p("k1", "M-9-18-15-8l6 3 3-9zM9-18l6 10-6 3-3-9z") +
    p("kp", "M-2.5-19 0-14l2.5-5z"),
  p("k0", "M-14 0q1-15 8-18l6-1 6 1q7 3 8 18z") +
    p("k2", "M-3-19 1-8l2-11z") +
    p("k1", "M-14 0q1-10 5-14l2 14zM14 0Q13-10 9-14L7 0z"),
  p("k0", "M-10 0-8-16q3-3 8-3t8 3L10 0z") + p("kg", "M-9.4-6h18.8l.4 2.6H-9.8z") + p("k2", "M-2-19l2 6 2-6z"),
];
const head = `<circle class="kf" cx="0" cy="-23" r="4.2"/>`;
const hats = [
  p("k0", "M-6-23q0-7.5 6-7.5T6-23l2.6 2.6L5-21q-5-3-10 0l-3.6.6z") +
    p("kg", "M-7.5-37q1 7 7.5 7.3Q6.5-30 7.5-37 5-32.5 0-32.5T-7.5-37z"),
  p("k1", "M-10-23.5 0-31l10 7.5q-10-2.5-20 0z"),
  p("k0", "M-4.6-23q-.4-5.8 4.6-5.8T4.6-23l-1.6-2.4h-6z") +
    `<rect class="k0" x="-1.2" y="-32" width="2.4" height="4"/>`,
  p("k1", "M-7-16.5Q-8-31 0-31t7 14.5L4.3-19q1-8-4.3-8t-4.3 8z"),
  p("k0", "M-6-10q-1.5-19.5 6-19.5T6-10L3.6-12q1.4-9 .4-12l-4-2.5-4 2.5q-1 3 .4 12z"),
  p("k0", "M-6-22.5q0-7 6-7t6 7l2 1.5-3-.4q-5-2.4-10 0l-3 .4z") + p("kg", "M-.9-39h1.8l.6 10h-3z"),
];
const hands = [
  p("k0", "M13 1V-36h1.3V1z") + p("kp", "M13.6-44l1.9 8h-3.8z"),
  p("kp", "M9.5-8q8-8 10-25 1.5 17-8.5 26.5z") + p("k0", "M7-4.5l3-3 1.8 1.8-3 3z"),
  p("k2", "M11-9 8-20q8-4 13 3z") + p("k0", "M11-9l-1.5-5.5L15.5-12z"),
  p("k0", "M13 1V-33h1.3V1z") + `<circle class="kb" cx="13.6" cy="-35" r="3"/>`,
  `<path class="ks" d="M12-36q10 16 0 34"/><path class="kl" d="M12-36V-2"/>`,
  p("kp", "M12-20h9v13h-9z") + p("k2", "M11-21h11v2H11zM11-8h11v2H11z"),
];
const banner = (clan: string, x: number): string =>
  `<path class="k0" d="M${x}-4V-41h1.2V-4z"/><path class="k1" d="M${x + 1}-41h10.5v17l-5.2-2.6-5.3 2.6z"/><use class="kp" href="#e-${clan}" x="${x + 2}" y="-39.5" width="8.5" height="8.5"/>`;

type Drawing = (d: Dice, clan: string, keywords: string) => string;
const draw: Record<string, Drawing> = {
  personality(d, clan, keywords) {
    const scholar = /Shugenja|Courtier|Monk|Scribe|Artisan/.test(keywords);
    const hat = scholar ? pick([3, 4, 2], d(3)) : pick([0, 1, 5, 2, 0, 4], d(6));
    const hand = scholar ? pick([2, 3, 5], d(3)) : pick([0, 1, 1, 4, 0, 3], d(6));
    const left = d(2) === 1;
    const figure = banner(clan, -17) + pick(hands, hand) + pick(robes, scholar ? 1 : d(3)) + head + pick(hats, hat);
    return at(30, 61, 1.06, left ? `<g transform="scale(-1 1)">${figure}</g>` : figure);
  },
  follower(d) {
    const n = 3 + d(2);
    const one =
      p("k0", "M-6 0-4.5-9q1-3 4.5-3t4.5 3L6 0z") +
      `<circle class="kf" cx="0" cy="-14.5" r="2.7"/>` +
      p("k1", "M-6.5-14.8 0-19.5l6.5 4.7q-6.5-1.6-13 0z") +
      p("k0", "M7 1V-31h.9V1z") +
      p("kp", "M7.45-37l1.4 6.5h-2.8z");
    const horse = d(3) === 0;
    return [...Array(n)]
      .map((_, i) => at(10 + (i * 40) / (n - 1) + (horse ? 1 : -1), 61 - (i % 2) * 5, i % 2 ? 0.92 : 1.05, one))
      .sort((a) => (a.includes("56)") ? -1 : 1))
      .join("");
  },
  item(d) {
    return (
      `<circle class="k3" cx="30" cy="36" r="19"/>` +
      pick(
        [
          () =>
            p("k0", "M11 55l5.5-5.5 2 2L13 57z") +
            p("kg", "M15 46.5l7 7-1.6 1.6-7-7z") +
            p("kp", "M18.5 49.5Q38 38 48 13q1 24-26.5 39.5z") +
            p("k2", "M20 51Q40 38 48 13q1 24-26.5 39.5z"),
          () =>
            p("k0", "M14 57l27-35 1.6 1.2L15.6 58z") +
            p("kp", "M41 24l8-14-1.5 16z") +
            p("kg", "M37 22l9 7-1.4 1.8-9-7z") +
            p("k2", "M35.5 26.5l-5 1 6 5z"),
          () =>
            p("k1", "M30 54 12 28q18-13 36 0z") +
            p("kp", "M30 54 24 24.5l2.5-.6zM30 54l1.2-30.5h2.6zM30 54 18 26.5l-2.3 1.4zM30 54l14-26-2.3-1.6z") +
            p("kg", "M30 54l-6-8.8q6-3.5 12 0z"),
          () =>
            p("k0", "M15 24q15-7 30 0-1 22-15 30-14-8-15-30z") +
            p("kp", "M19 31q5-3 8 1-5 2-8-1zM41 31q-5-3-8 1 5 2 8-1z") +
            p("kg", "M24 43q6 3.5 12 0-6 7-12 0zM28.5 15h3l1 8h-5z"),
          () =>
            p("kp", "M17 22h26v28H17z") +
            p("k1", "M13 19h34v4.5H13zM13 49h34v4.5H13z") +
            p("k2", "M22 29h16v1.8H22zM22 34h12v1.8H22zM22 39h14v1.8H22z") +
            p("kg", "M28.5 43h3v3h-3z"),
        ],
        d(5),
      )()
    );
  },
  spell(d) {
    return (
      `<circle class="k2" cx="30" cy="35" r="18"/>` +
      pick(
        [
          () =>
            p("kp", "M30 17q10 11 9 20a9 9 0 0 1-18 0q0-4 3-7 1 5 4 5 4-6 2-18z") +
            p("ku", "M30 30q5 5 4.5 9a4.5 4.5 0 0 1-9 0q2-1 4.5-9z"),
          () => [0, 1, 2].map((i) => `<path class="ko" d="M14 ${27 + i * 8}q8-7 16 0t16 0"/>`).join(""),
          () => p("kp", "M30 18 44 46H16z") + p("k0", "M30 29l8 17H22z"),
          () => `<path class="ko" d="M30 35m0-2a2 2 0 1 1-2 4 6 6 0 1 1 8-6 10 10 0 1 1-14-5 14 14 0 0 1 22 6"/>`,
        ],
        d(4),
      )()
    );
  },
  holding(d) {
    return pick(
      [
        () =>
          p("k0", "M14 61V46h32v15z") +
          p("k1", "M6 48q10-4 15-17h18q5 13 15 17z") +
          p("kp", "M26 61V51h8v10z") +
          p("k2", "M19 31h22v-3H19z"),
        () =>
          p("ku", "M8 26q22 5 44 0v5q-22 4-44 0zM13 35h34v3.5H13z") +
          p("ku", "M16 31h4.5v30H16zM39.5 31H44v30h-4.5zM28.5 31h3v5h-3z"),
        () =>
          p("k0", "M21 61V40h18v21zM24 38V26h12v12z") +
          p("k1", "M13 42q7-2 10-6h14q3 4 10 6zM17 28q6-3 8-8h10q2 5 8 8z") +
          p("kg", "M27 30h6v5h-6zM28 14h4v6h-4z"),
        () =>
          p("k0", "M6 61V47h48v14z") +
          p("k1", "M1 49q9-3 12-12h34q3 9 12 12z") +
          p("kp", "M12 52h8v9h-8zM26 52h8v9h-8zM40 52h8v9h-8z"),
        () =>
          p("k1", "M2 52q28-22 56 0v4q-28-20-56 0z") +
          p("k0", "M10 45h2.5v16H10zM24 38h2.5v23H24zM34 38h2.5v23H34zM48 45h2.5v16H48z") +
          p("k2", "M2 46q28-20 56 0v1.6q-28-19-56 0z"),
        () =>
          [0, 1, 2]
            .map((r) => p(r % 2 ? "k2" : "k1", `M${-4 + r * 4} ${61 - r * 5}q34-9 68 0v3q-34-8-68 0z`))
            .join("") +
          p("k0", "M24 46V37h14v9z") +
          p("k1", "M19 38.5q6-2 8-9h8q2 7 8 9z"),
      ],
      d(6),
    )();
  },
  strategy(d) {
    return pick(
      [
        () => `<path class="kw" d="M4 50Q24 50 34 30T58 12"/><path class="kx" d="M4 22q18 2 26 16t28 14"/>`,
        () =>
          p("k0", "M4 56Q8 26 34 18l-2-8 22 12-18 14-1-8Q18 33 14 56z") +
          p("ku", "M22 58q2-10 12-14l-1-4 11 7-9 7-.5-4Q28 53 28 58z"),
        () =>
          p("k1", "M0 58q2-30 28-36 18-3 26 9-9-5-16-1 9 0 12 8-9-3-14 3-2 8 6 17z") +
          p("kp", "M28 22q18-3 26 9-9-5-16-1-4 1-6 5 0-8 6-10-6-1-10-3z"),
        () =>
          `<path class="kw" d="M12 54 46 12"/><path class="kx" d="M48 54 14 12"/><circle class="ku" cx="30" cy="33" r="5"/>`,
        () =>
          `<path class="kw" d="M8 36a22 20 0 1 1 12 18"/>` +
          p("k0", "M12 46l10 12 4-13z") +
          `<circle class="ku" cx="30" cy="34" r="4"/>`,
      ],
      d(5),
    )();
  },
  event(d) {
    const n = 12;
    const rays = [...Array(n)]
      .map((_, i) => {
        const a = (i / n) * Math.PI * 2;
        const b = a + Math.PI / n;
        const f = (t: number) => `${(30 + 48 * Math.cos(t)).toFixed(1)} ${(34 + 48 * Math.sin(t)).toFixed(1)}`;
        return `M30 34L${f(a)}L${f(b)}z`;
      })
      .join("");
    return (
      p("k3", rays) +
      `<circle class="${d(2) ? "ku" : "kg"}" cx="30" cy="34" r="13"/>` +
      p("kp", "M2 44h24a3 3 0 0 1 0 6H2zM58 51H26a2.6 2.6 0 0 0 0 5.2h32zM44 38h14v4H44a2 2 0 0 1 0-4z")
    );
  },
  ring(d, clan, keywords) {
    const kind = ["Air", "Earth", "Fire", "Water", "Void"].findIndex((k) => keywords.includes(k));
    const sign = pick(
      [
        `<path class="kw t" d="M19 30q7-6 12 0t11-1M19 38q7-6 12 0t11-1"/>`,
        p("k0", "M30 22l11 20H19zM30 32l4.5 8h-9z", ' fill-rule="evenodd"'),
        p("ku", "M30 20q8 9 7.5 16a7.5 7.5 0 0 1-15 0q0-4 3-6 1 4 3 4 3-5 1.5-14z"),
        `<path class="kw t" d="M18 28q6 6 12 0t12 0M18 35q6 6 12 0t12 0M18 42q6 6 12 0t12 0"/>`,
        `<circle class="k0" cx="30" cy="34" r="8"/>`,
      ],
      kind < 0 ? d(5) : kind,
    );
    return `<path class="ke" d="M40 15A21 21 0 1 0 49 25"/>` + sign;
  },
  stronghold(d) {
    const tiers = 3 + d(2);
    let out = p("k3", "M6 61l6-9h36l6 9z");
    let y = 52;
    let w = 34;
    for (let i = 0; i < tiers; i++) {
      const h = 8.5 - i * 0.7;
      out +=
        p("kp", `M${30 - w / 2 + 4} ${y}v${-h}h${w - 8}v${h}z`) +
        p("k0", `M${30 - w / 2 - 3} ${y - h + 1}q5-1 7-4.5h${w - 8}q2 3.5 7 4.5z`) +
        p("k1", `M${30 - 2} ${y - 1.5}v-3h4v3z`);
      y -= h + 2.6;
      w -= 7;
    }
    return out + p("kg", `M29.2 ${y + 3}v-6h1.6v6z`);
  },
  region() {
    return p("k1", "M0 61q20-22 60-12v12z") + p("kp", "M24 61q-4-10 12-11 10-1 8-5l3 .6q2 6-9 7-12 1-7 8.4z");
  },
  sensei(d, clan, keywords) {
    return draw["personality"]!(d, clan, `${keywords} Monk`);
  },
  province() {
    return p("k0", "M8 61V40h8v-6h8v6h12v-6h8v6h8v21z") + p("k2", "M25 61V50a5 5 0 0 1 10 0v11z");
  },
};

// What the living card game calls its cards, in the pictures of the classic ones.
const pictured: Record<string, string> = {
  character: "personality",
  attachment: "item",
  role: "ring",
  wind: "sensei",
  ancestor: "sensei",
  terrain: "region",
  fortification: "province",
  celestial: "event",
  fortress: "stronghold",
  city: "stronghold",
  plains: "region",
};
const flat = new Set(["item", "spell", "strategy", "event", "ring"]);
const prints = new Map<string, string>();

/** The print of a card as markup; drawn once for each title, type and Clan. */
export function hanga(title: string, type: string, clan = "unaligned", keywords = ""): string {
  const key = `${title}|${type}|${clan}|${keywords}`;
  let print = prints.get(key);
  if (print === undefined) prints.set(key, (print = paint(title, pictured[type] ?? type, clan, keywords)));
  return print;
}

function paint(title: string, type: string, clan: string, keywords: string): string {
  const d = dice(title);
  const hour = pick(["dawn", "noon", "dusk", "night", "mist"], d(5));
  const x = 12 + d(36);
  const y = 10 + d(12);
  const r = 5 + d(4);
  const land = flat.has(type) ? "" : pick(lands, d(lands.length))();
  const orb =
    flat.has(type) && type !== "strategy"
      ? ""
      : `<circle class="${hour === "night" || hour === "mist" ? "km" : "ku"}" cx="${x}" cy="${y}" r="${r}"/>`;
  const body = (draw[type] ?? draw["strategy"]!)(d, clan, keywords);
  return `<span class="print ${hour}"><svg viewBox="0 0 60 60" preserveAspectRatio="xMid${flat.has(type) || type === "stronghold" ? "YMid" : "YMax"} slice" aria-hidden="true">${orb}${land}${body}</svg></span>`;
}

// ---- Clan emblems, our own: a wall, a feather, a peak, a mane of light, breakers, flames, a mask, a web, a gate of the steppe
export const emblems: Record<string, string> = {
  crab: '<path d="M3 4h4.5v4H3zM9.75 4h4.5v4h-4.5zM16.5 4H21v4h-4.5zM3 10h8v4H3zM13 10h8v4h-8zM5 16h4v4H5zM10.5 16h3v4h-3zM15 16h4v4h-4z"/>',
  crane:
    '<path d="M3 21.5C3.5 11 10 3.5 21.5 2.5 20.5 6 18.5 8 15.5 9c1.8.2 3.3 0 4.3-.5-1.6 3.5-4.4 5-8.3 5.3 1.7.5 3 .5 4.5.2-2.5 2.8-5.5 3.8-9.3 3.6L4.5 21.5z"/>',
  dragon: '<path d="M12 2 22.5 20h-5L12 10.5 6.5 20h-5z"/><circle cx="12" cy="18" r="3"/>',
  lion: '<path d="M6.5 20a5.5 5.5 0 0 1 11 0zM1 20l4-1.2L4.8 20zM2 13.2l4.2 2.2-.9 1.4zM6 7l2.7 4.6-1.6 1zM12 4.5l1.2 5.8h-2.4zM18 7l-1.1 5.6-1.6-1zM22 13.2l-3.3 3.6-.9-1.4zM23 20l-3.8 0L19 18.8z"/>',
  mantis:
    '<path d="M1.5 9 6.75 4 12 9l5.25-5L22.5 9v3.2l-5.25-5-5.25 5-5.25-5-5.25 5zM5 15.5l3.5-3.2 3.5 3.3 3.5-3.3 3.5 3.2v3l-3.5-3.2-3.5 3.3-3.5-3.3L5 18.5zM9.5 20.5 12 18l2.5 2.5z"/>',
  phoenix:
    '<path d="M12 1.5c4.6 5.6 5 8.8 5 11.5a5 5 0 0 1-10 0c0-2.7.4-5.9 5-11.5zM4.5 9c-.8 5 .3 8.6 4 11-5.5.6-8.3-5.5-4-11zM19.5 9c.8 5-.3 8.6-4 11 5.5.6 8.3-5.5 4-11zM9.5 20.5h5L12 23z"/>',
  scorpion:
    '<path d="M1.5 6.5C8 4.5 11.2 7 11.2 11.5S8 19.5 2.5 17.5c3.8-1 5.5-3 5.5-5.5S5.5 7.5 1.5 6.5zM22.5 6.5C16 4.5 12.8 7 12.8 11.5s3.2 8 8.7 6C17.7 16.5 16 14.5 16 12s2.5-4.5 6.5-5.5z"/>',
  spider:
    '<path fill-rule="evenodd" d="M12 1l3.2 4.3 5.3-.8-.8 5.3L24 12l-4.3 3.2.8 5.3-5.3-.8L12 23l-3.2-3.3-5.3.8.8-5.3L0 12l4.3-2.2-.8-5.3 5.3.8zM12 7l-5 5 5 5 5-5z"/>',
  unicorn: '<path d="M4 21.5V13a8 8 0 0 1 6-7.7L12 1l2 4.3A8 8 0 0 1 20 13v8.5h-4.5V13a3.5 3.5 0 0 0-7 0v8.5z"/>',
  unaligned: '<path d="M12 3 21 12l-9 9-9-9zM12 8l-4 4 4 4 4-4z" fill-rule="evenodd"/>',
};
