/** The shapes of seats 0 to 5 on a 24 grid: circle, triangle, square, diamond, star, hexagon. */
export const shapes = [
  "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18Z",
  "M12 2.300 22.700 21H1.300Z",
  "M5 3.500H19A1.500 1.500 0 0 1 20.500 5V19A1.500 1.500 0 0 1 19 20.500H5A1.500 1.500 0 0 1 3.500 19V5A1.500 1.500 0 0 1 5 3.500Z",
  "M12 1.500 22.500 12 12 22.500 1.500 12Z",
  "M12 1.600 14.940 8.550 22.460 9.200 16.760 14.150 18.470 21.500 12 17.600 5.530 21.500 7.240 14.150 1.540 9.200 9.060 8.550Z",
  "M22.500 12 17.250 21.090H6.750L1.500 12 6.750 2.910H17.250Z",
];

/** The message that names a seat's shape and colour, for screen readers. */
export function shapeName(seat: number): string {
  return `page-shape-${seat % shapes.length}`;
}
