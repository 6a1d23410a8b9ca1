/** The signs of Gaia on a 24 grid: solid shapes and strokes with round joins. */
export interface Stroke {
  d: string;
  stroke?: number;
  solid?: boolean;
}

const drawn = {
  plain: [
    {
      d: "M12 22V4M12 9 7.5 5.5M12 9l4.5-3.5M12 14 6.5 10M12 14l5.5-4M12 19l-5.5-4M12 19l5.5-4",
      stroke: 2.4,
    },
  ],
  forest: [{ d: "M12 1.5 18 9.5h-2.6L20.5 17H13.4v5h-2.8v-5H3.5L8.6 9.5H6z", solid: true }],
  sea: [
    {
      d: "M2 7.5q2.5-3.4 5 0t5 0 5 0 5 0M2 13.5q2.5-3.4 5 0t5 0 5 0 5 0M2 19.5q2.5-3.4 5 0t5 0 5 0 5 0",
      stroke: 2.6,
    },
  ],
  desert: [
    { d: "M12 21V4.5", stroke: 4 },
    { d: "M5.5 8v2.5a3 3 0 0 0 3 3H12M18.5 6v3a3 3 0 0 1-3 3H12M5 22h14", stroke: 2.8 },
  ],
  mountain: [{ d: "M.8 20.5 9.2 4l4.3 7.4L16 7.8l7.2 12.7zM9.2 8.2l-2.3 4.6 2.3-1.2 2.2 1.3z", solid: true }],
  swamp: [
    { d: "M8 21V10M16 21v-7M12 21v-6M3 21.5h18", stroke: 2 },
    {
      d: "M8 2.5h0a2.1 2.1 0 0 1 2.1 2.1v4.8a2.1 2.1 0 0 1 -2.1 2.1h-0a2.1 2.1 0 0 1 -2.1 -2.1v-4.8a2.1 2.1 0 0 1 2.1 -2.1Z",
      solid: true,
    },
    {
      d: "M16 6h0a2.1 2.1 0 0 1 2.1 2.1v4.8a2.1 2.1 0 0 1 -2.1 2.1h-0a2.1 2.1 0 0 1 -2.1 -2.1v-4.8a2.1 2.1 0 0 1 2.1 -2.1Z",
      solid: true,
    },
  ],
  animals: [
    {
      d: "M12 11.2c3 0 6.2 3.6 6.2 6.7 0 2-1.4 3.1-3 3.1-1.3 0-2-.7-3.2-.7s-1.9.7-3.2.7c-1.6 0-3-1.1-3-3.1 0-3.1 3.2-6.7 6.2-6.7z",
      solid: true,
    },
    { d: "M8.7 2.8a2.2 3 0 1 0 0 6 2.2 3 0 1 0 0 -6Z", solid: true },
    { d: "M15.3 2.8a2.2 3 0 1 0 0 6 2.2 3 0 1 0 0 -6Z", solid: true },
    { d: "M4.2 8.3a2 2.7 0 1 0 0 5.4 2 2.7 0 1 0 0 -5.4Z", solid: true },
    { d: "M19.8 8.3a2 2.7 0 1 0 0 5.4 2 2.7 0 1 0 0 -5.4Z", solid: true },
  ],
  star: [
    { d: "m12 2.5 2.9 6.3 6.8.8-5 4.7 1.3 6.8-6-3.4-6 3.4 1.3-6.8-5-4.7 6.8-.8z", stroke: 1.5, solid: true },
  ],
  nature: [
    {
      d: "M20.5 3C10 3 4 7.5 4 14.5c0 1.5.4 2.8 1 3.8L3 21.2l1.6 1.3 2-2.7c1.2.8 2.6 1.2 4.2 1.2C18 21 21 14 20.5 3zM8 17.4l-1-.9C9 12.5 12 10 15.5 8.2 12.5 10.8 10 13.6 8 17.4z",
      solid: true,
    },
  ],
  life: [
    {
      d: "M12 21.5C5 16.5 2 12.8 2 8.7 2 5.5 4.3 3.2 7.2 3.2c2 0 3.8 1.1 4.8 2.9 1-1.8 2.8-2.9 4.8-2.9 2.9 0 5.2 2.3 5.2 5.5 0 4.1-3 7.8-10 12.8z",
      solid: true,
    },
  ],
  element: [
    {
      d: "M12.5 1.5c.7 4.3 6.7 7 6.7 13a7.2 7.2 0 0 1-14.4 0c0-3.2 1.7-5.3 3.2-7 .3 1.7 1 2.8 2 3.3.2-3.5.8-6.7 2.5-9.3zM12 20c2 0 3.2-1.3 3.2-3 0-1.8-1.5-2.9-2.5-4.5-1.2 1.6-3.9 2.5-3.9 4.7C8.8 18.8 10.2 20 12 20z",
      solid: true,
    },
  ],
  sun: [
    { d: "M12 7a5 5 0 1 0 0 10 5 5 0 1 0 0 -10Z", solid: true },
    {
      d: "M12 1.8v2.4M12 19.8v2.4M1.8 12h2.4M19.8 12h2.4M4.8 4.8l1.7 1.7M17.5 17.5l1.7 1.7M4.8 19.2l1.7-1.7M17.5 6.5l1.7-1.7",
      stroke: 2.4,
    },
  ],
  rain: [
    { d: "M7 14.5a4.5 4.5 0 0 1-.6-8.95A6 6 0 0 1 17.7 6.6 4 4 0 0 1 17.5 14.5z", solid: true },
    { d: "m7.5 17.8-1.3 3.4M12.5 17.8l-1.3 3.4M17.5 17.8l-1.3 3.4", stroke: 2.4 },
  ],
  earthquake: [
    { d: "M2 8.5h7.2L7 13l4 2-2.3 6H2zM13.5 3H22v12.5h-7.8l1.5-4.5-4.2-2z", stroke: 1.4, solid: true },
  ],
  tornado: [{ d: "M3 4h18M5.5 8.7h14M9 13.4h9M11 18h4.5M12.5 22h.1", stroke: 2.6 }],
  protection: [
    { d: "M12 2.2 20 5v6.5c0 5-3.3 8.5-8 10.3-4.7-1.8-8-5.3-8-10.3V5z", stroke: 2.4 },
    { d: "m8.3 11.8 2.7 2.7 4.8-5", stroke: 2.4 },
  ],
  lightning: [{ d: "M13.5 2 5 13.5h5.5L9 22l10-12.5h-6z", stroke: 1.5, solid: true }],
  volcano: [
    { d: "M8.8 10.5h6.4L22.5 22h-21z", solid: true },
    { d: "M12 7.5V2M8.5 7 6.5 3.5M15.5 7l2-3.5", stroke: 2.4 },
  ],
  metropolis: [
    {
      d: "M1.5 21.5V12H7V7h5v14.5zm11.5 0V9l4.75-3.5L22.5 9v12.5zM3.5 14.5v2h2v-2zM8.5 10v2h2v-2zm0 4.5v2h2v-2zM16.7 11v2h2v-2zm0 4.5v2h2v-2z",
      solid: true,
    },
    { d: "m17.7.8.9 1.8 2 .3-1.45 1.35.35 2-1.8-.95-1.8.95.35-2L14.8 2.9l2-.3z", solid: true },
  ],
  goal: [
    { d: "M5 22V3", stroke: 2 },
    { d: "M5 3.5c5-2.5 8 2.5 14 0v10c-6 2.5-9-2.5-14 0z", solid: true },
  ],
  capture: [{ d: "M4 9h13l-3.5-4M20 15H7l3.5 4", stroke: 2 }],
  join: [
    { d: "M8 3a4 4 0 1 0 0 8 4 4 0 1 0 0 -8Z", solid: true },
    { d: "M1.5 21c0-5 2.5-8.5 6.5-8.5s6.5 3.5 6.5 8.5z", solid: true },
    { d: "M19 8v8M15.5 12h7", stroke: 2.4 },
  ],
  double: [
    { d: "M7.5 3.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 1 0 0 -7.6Z", solid: true },
    { d: "M1.5 21c0-5 2.2-8.5 6-8.5s6 3.5 6 8.5z", solid: true },
    { d: "M17 4a3 3 0 1 0 0 6 3 3 0 1 0 0 -6Z", stroke: 2 },
    { d: "M16.5 13.5c3.5 0 5.5 3 5.5 7.5h-5", stroke: 2 },
  ],
  disasters: [
    { d: "M12 3 22 20.5H2z", stroke: 2.2 },
    { d: "M12 9.5v5M12 17.5h.1", stroke: 2.4 },
  ],
  feed: [
    { d: "M2.5 12.5h19c0 5-3.5 8.5-9.5 8.5s-9.5-3.5-9.5-8.5z", stroke: 2 },
    { d: "M12 9V3M8 9V5.5M16 9V5.5", stroke: 2 },
  ],
  skip: [{ d: "M4 5l7 7-7 7M13 5l7 7-7 7", stroke: 2 }],
  "call-end": [
    { d: "M5 22V3M5 4h14v10H5", stroke: 2 },
    { d: "M5 4h4.7v5H5zM14.3 4H19v5h-4.7zM9.7 9h4.6v5H9.7z", solid: true },
  ],
  stock: [{ d: "M12 3 22 8l-10 5L2 8zM2 12.5l10 5 10-5M2 17l10 5 10-5", stroke: 2 }],
  reserve: [
    { d: "M12 2a4.5 4.5 0 1 0 0 9 4.5 4.5 0 1 0 0 -9Z", solid: true },
    { d: "M4 22c0-6.5 3-10.5 8-10.5S20 15.5 20 22z", solid: true },
  ],
  hand: [
    { d: "M11 4h7a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-7a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2Z", stroke: 2 },
    { d: "M7.5 5.5 4 7a1.8 1.8 0 0 0-.8 2.3l4 9.7", stroke: 2 },
  ],
  front: [
    { d: "M3 10h18", stroke: 2 },
    {
      d: "M5.5 3h13a2.5 2.5 0 0 1 2.5 2.5v13a2.5 2.5 0 0 1 -2.5 2.5h-13a2.5 2.5 0 0 1 -2.5 -2.5v-13a2.5 2.5 0 0 1 2.5 -2.5Z",
      stroke: 2,
    },
    { d: "M9 10v11M15 10v11", stroke: 2 },
  ],
} satisfies Record<string, Stroke[]>;

export type SignName = keyof typeof drawn;
export const signs: Record<SignName, Stroke[]> = drawn;
