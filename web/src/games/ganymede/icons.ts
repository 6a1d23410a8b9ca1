/** The signs of Ganymede on a 24 grid: strokes of 2, or solid; one idea each. */
const line = (drawing: string) =>
  `<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>`;

export const icons = {
  "type-blue":
    '<path d="M3.5 15.6 12 11" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"/><path d="m11.2 6.9 8.2-4.4 3.2 6-8.2 4.4z" fill="currentColor" stroke="currentColor" stroke-width="1.2" stroke-linejoin="round"/><path d="m11.5 14-3.6 8M13 14l3.6 8" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  "type-red":
    '<circle cx="12" cy="12" r="6.2" fill="currentColor"/><ellipse cx="12" cy="12" rx="11" ry="3.6" transform="rotate(-24 12 12)" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  "type-yellow":
    '<path d="M21.4 6.8a5.6 5.6 0 0 1-7.4 6.5l-7 7.3a2.6 2.6 0 0 1-3.7-3.7l7.2-7A5.6 5.6 0 0 1 17.2 2.6l-3.3 3.4.7 3.4 3.4.7z" fill="currentColor" stroke="currentColor" stroke-width="1" stroke-linejoin="round"/>',
  "type-purple":
    '<path d="M8.6 2.5h6.8v6.1h6.1v6.8h-6.1v6.1H8.6v-6.1H2.5V8.6h6.1z" fill="currentColor" stroke="currentColor" stroke-width="1" stroke-linejoin="round"/>',
  "type-white":
    '<path d="M12 1.5c1.2 6 4.5 9.3 10.5 10.5-6 1.2-9.3 4.5-10.5 10.5C10.8 16.5 7.5 13.2 1.5 12 7.5 10.8 10.8 7.5 12 1.5z" fill="currentColor"/>',
  recruit: line(
    '<circle cx="9" cy="7" r="4"/><path d="M2 21v-2c0-4 3-6.5 7-6.5 2 0 3.7.6 5 1.7"/><path d="M18.5 14.5v7M15 18h7"/>',
  ),
  adapt:
    line(
      '<path d="M4.5 9.5A8 8 0 0 1 18.7 7.2L20.5 9.5M20.8 4v5.5h-5.5"/><path d="M19.5 14.5A8 8 0 0 1 5.3 16.8L3.5 14.5M3.2 20v-5.5h5.5"/>',
    ) + '<circle cx="12" cy="12" r="2.6" fill="currentColor"/>',
  reputation:
    line('<circle cx="12" cy="8.5" r="6.5"/><path d="m8.2 14-1.7 8 5.5-3 5.5 3-1.7-8"/>') +
    '<circle cx="12" cy="8.5" r="2.6" fill="currentColor"/>',
  move:
    '<circle cx="4.5" cy="19" r="2.5" fill="currentColor"/>' +
    line(
      '<path d="M4.5 12.5C5.5 7.5 10 5.5 19.5 6.5"/><path d="m15.5 2 4.7 4.6-4.7 4.6"/><path d="M13.5 19h7"/>',
    ),
  ship:
    line('<rect x="4" y="2" width="16" height="20" rx="3"/>') +
    '<path d="M12 5c2.7 2.4 3.4 4.8 3.4 7.6v1.9l1.8 2v2.3l-3-1.6H9.8l-3 1.6v-2.3l1.8-2v-1.9C8.6 9.8 9.3 7.4 12 5z" fill="currentColor"/>',
  basic:
    line('<circle cx="12" cy="12" r="10"/>') +
    '<g fill="currentColor"><circle cx="12" cy="6.8" r="2"/><circle cx="16.95" cy="10.4" r="2"/><circle cx="15.06" cy="16.2" r="2"/><circle cx="8.94" cy="16.2" r="2"/><circle cx="7.05" cy="10.4" r="2"/></g>',
  launch:
    line(
      '<path d="M12 1.8c4 3.4 5.2 7 5.2 11.2v3H6.8v-3c0-4.2 1.2-7.8 5.2-11.2z"/><path d="m6.8 11.5-3.3 3.7V18M17.2 11.5l3.3 3.7V18"/><path d="M9.5 19.5V22M14.5 19.5V22M12 19.5v1"/>',
    ) + '<circle cx="12" cy="9.3" r="2" fill="currentColor"/>',
  tile:
    line('<rect x="2.5" y="2.5" width="19" height="19" rx="4.5"/>') +
    '<circle cx="12" cy="9" r="3" fill="currentColor"/><path d="M6.5 18.2c0-3.3 2.3-5 5.5-5s5.5 1.7 5.5 5z" fill="currentColor"/>',
  discard: line(
    '<path d="M3 14v5.5A1.5 1.5 0 0 0 4.5 21h15a1.5 1.5 0 0 0 1.5-1.5V14"/><path d="M12 3v11.5M7.5 10.5 12 15l4.5-4.5"/>',
  ),
  "earth-shuttle": line(
    '<path d="M12 2c2 1.8 2.8 4 2.8 7v1.5l6.2 6.7V19l-6.2-1.6V20H9.2v-2.6L3 19v-1.8l6.2-6.7V9c0-3 .8-5.2 2.8-7z"/>',
  ),
  "mars-shuttle":
    line(
      '<path d="M7 13V9.5a5 5 0 0 1 10 0V13z"/><path d="M5 13h14v4H5zM7 17l-3 5M17 17l3 5M10.5 17l-.8 3h4.6l-.8-3"/>',
    ) + '<circle cx="12" cy="9" r="1.6" fill="currentColor"/>',
  earth:
    line('<circle cx="12" cy="12" r="9.5"/>') +
    '<path d="M8 3.5c3 1 2.5 3.5.5 4.5s-1 3-3 3.5-3-.5-3-1A9.5 9.5 0 0 1 8 3.5zM13 11c3-1 6 0 6.5 2s-2 5.5-4.5 6.5-2.5-2-2-3.5-2-4 0-5z" fill="currentColor"/>',
  mars:
    line('<circle cx="12" cy="12" r="9.5"/><path d="M3.5 14.5c4-2.5 6 1.5 9.5 0s4.5-2 8-.5"/>') +
    '<circle cx="9" cy="8" r="1.9" fill="currentColor"/><circle cx="15" cy="6.8" r="1.2" fill="currentColor"/>',
  "bay-top": line('<path d="M5 9h14M5 15h14"/>'),
  "bay-bottom": line('<path d="M5 9h14M5 15h14M16 4 8 20"/>'),
  sets:
    '<g fill="currentColor"><rect x="1" y="3" width="3.4" height="11" rx="1.2"/><rect x="5.65" y="3" width="3.4" height="11" rx="1.2"/><rect x="10.3" y="3" width="3.4" height="11" rx="1.2"/><rect x="14.95" y="3" width="3.4" height="11" rx="1.2"/><rect x="19.6" y="3" width="3.4" height="11" rx="1.2"/></g>' +
    line('<path d="M2 17.5v3h20v-3"/>'),
  "shuttle-card": line(
    '<rect x="3" y="5" width="18" height="14" rx="3"/><path d="M9.5 5v14" stroke-dasharray="2 2.7"/><path d="M13.5 12h4"/>',
  ),
  fewer: line('<circle cx="9" cy="7" r="4"/><path d="M2 21v-2c0-4 3-6.5 7-6.5 2 0 3.7.6 5 1.7M15 18h7"/>'),
  supply: line('<path d="M3 8.5 12 4l9 4.5v9L12 22l-9-4.5zM3 8.5l9 4.5 9-4.5M12 13v9"/>'),
  hand: line(
    '<rect x="9.5" y="3.5" width="11" height="15" rx="2.5" transform="rotate(8 15 11)"/><path d="M6.8 6.5 4.6 7a2 2 0 0 0-1.5 2.4l2.2 9.3a2 2 0 0 0 2.4 1.5l2.3-.5"/>',
  ),
  to: line('<path d="M4 12h15M13.5 6.5 19 12l-5.5 5.5"/>'),
  up: line('<path d="M12 20V5M5.5 11.5 12 5l6.5 6.5" stroke-width="3"/>'),
  lose: line(
    '<circle cx="8.5" cy="6.5" r="4"/><path d="M1.5 20.5v-1.5c0-4 3-6.5 7-6.5 1.6 0 3 .4 4.2 1.1"/><path d="m15.5 15.5 6 6M21.5 15.5l-6 6"/>',
  ),
  board: line('<path d="M10.5 3.5a9 9 0 1 1 0 17"/><path d="M2 12h12M9.8 7.5l4.4 4.5-4.4 4.5"/>'),
  done: line('<path d="m4 12.5 5.5 5.5L20 6.5" stroke-width="2.6"/>'),
};

export type IconName = keyof typeof icons;
