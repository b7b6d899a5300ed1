/** Pictures on the screens of a cockpit, as SVG. */

const arc = (x: number, y: number, radius: number, share: number, colour: string): string => {
  const at = (angle: number) => `${x + radius * Math.cos(angle)} ${y + radius * Math.sin(angle)}`;
  const from = Math.PI * 0.75;
  const to = from + Math.PI * 1.5 * share;
  return `<path d="M${at(from)} A${radius} ${radius} 0 ${share > 2 / 3 ? 1 : 0} 1 ${at(to)}" stroke="${colour}" stroke-width="7" fill="none" stroke-linecap="round"/>`;
};

const text = (x: number, y: number, size: number, colour: string, value: string, anchor = 'middle'): string =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-weight="600" font-size="${size}" fill="${colour}" text-anchor="${anchor}">${value}</text>`;

const dial = (x: number, share: number, value: string, unit: string): string =>
  arc(x, 200, 138, 1, '#1d2a33') +
  arc(x, 200, 138, share, '#d7e6ee') +
  text(x, 222, 92, '#f2f7fa', value) +
  text(x, 272, 30, '#7f959f', unit);

/** Speed and power, and the road between them. */
const dials = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="390"><rect width="1024" height="390" fill="#04070a"/>
${dial(205, 0.42, '48', 'km/h')}${dial(819, 0.66, '82', '%')}
<path d="M492 96 L532 96 L640 340 L384 340 Z" fill="#12202a"/><path d="M492 96 L384 340 M532 96 L640 340" stroke="#7fb3c9" stroke-width="5"/>
<path d="M512 120 V150 M512 185 V225 M512 265 V325" stroke="#35505f" stroke-width="5"/></svg>`;

const streets = Array.from({ length: 9 }, (_, i) => {
  const y = 52 + i * 66;
  return `<path d="M0 ${y} C360 ${y + 14} 480 ${y + 70} 780 ${y - 50}"/><path d="M${i * 88} 0 L${i * 88 + 74} 640"/>`;
}).join('');

const rows = Array.from({ length: 4 }, (_, i) => {
  const y = 236 + i * 92;
  return `<rect x="76" y="${y}" width="${i % 2 === 0 ? 190 : 140}" height="20" rx="10" fill="#8ba1ab"/>
<rect x="76" y="${y + 32}" width="110" height="12" rx="6" fill="#4a606b"/>`;
}).join('');

/** A map with a route, and a list beside it. */
const map = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="640"><rect width="1200" height="640" fill="#10212b"/>
<path d="M660 0 C600 250 960 320 864 640 L1200 640 L1200 0 Z" fill="#143847"/><g stroke="#2d4956" stroke-width="8" fill="none">${streets}</g>
<path d="M430 620 C430 320 620 390 570 60" stroke="#59c2a5" stroke-width="18" fill="none" stroke-linecap="round"/>
<circle cx="430" cy="560" r="20" fill="#f2f7fa"/><rect x="36" y="36" width="290" height="568" rx="24" fill="#091015" fill-opacity=".92"/>
${text(76, 150, 84, '#e9f1f4', '21°', 'start')}${rows}
<rect x="940" y="40" width="220" height="86" rx="43" fill="#091015" fill-opacity=".8"/>${text(1050, 98, 42, '#e9f1f4', '09:41')}</svg>`;

/** SVG by the name of a screen. */
export const SCREENS: Readonly<Record<string, string>> = { dials, map };
