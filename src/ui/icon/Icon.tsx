import { ARROW_UP, IconFrame } from './IconFrame.tsx';

/** Paths of the icons on a grid of 24. */
const PATHS = {
  arrowLeft: 'M20 12H4m6-6-6 6 6 6',
  arrowRight: 'M4 12h16m-6-6 6 6-6 6',
  arrowDown: 'M12 4v16m-6-6 6 6 6-6',
  arrowUp: ARROW_UP,
  chevronDown: 'm6 9 6 6 6-6',
  chevronLeft: 'm15 5-7 7 7 7',
  chevronRight: 'm9 5 7 7-7 7',
  close: 'M5 5l14 14M19 5 5 19',
  play: 'M8 5v14l11-7Z',
  pause: 'M8.5 5v14m7-14v14',
  menu: 'M3 7h18M3 17h18',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm5.2 12.2L21 21',
  globe: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 0c5 5 5 13 0 18m0-18c-5 5-5 13 0 18M3.5 9.5h17m-17 5h17',
  calendar: 'M4 5.5h16V20H4zM4 10h16M8 3v4.5M16 3v4.5',
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.8-5.3 2.8 1.1-5.9L3.5 9.7l5.9-.8Z',
  check: 'm4 12.5 5.5 5.5L20 7',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  filter: 'M3 7h10m4 0h4M3 17h4m4 0h10M15 4.5v5m-6 5v5',
  phone: 'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2Z',
  mail: 'M3 6h18v12H3zm0 1 9 7 9-7',
  message: 'M4 5h16v11h-9l-5 4v-4H4Z',
  pin: 'M12 21c-4-5-7-8-7-11.5a7 7 0 0 1 14 0C19 13 16 16 12 21Zm0-14a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  locate: 'M12 2v4m0 12v4M2 12h4m12 0h4M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12Zm0 5a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 4v5l3.5 2',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 8v5.5m0-9v.1',
  feed: 'M5 5a14 14 0 0 1 14 14M5 11a8 8 0 0 1 8 8m-7-.5v.1',
  expand: 'M14 4h6v6m0-6-7 7M10 20H4v-6m0 6 7-7',
  shrink: 'M20 10h-6V4m0 6 7-7M4 14h6v6m0-6-7 7',
  zoomIn: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm5.2 12.2L21 21M11 8v6m-3-3h6',
  zoomOut: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm5.2 12.2L21 21M8 11h6',
  rotateLeft: 'M4 5v5h5M4.6 10A8 8 0 1 1 4 14',
  rotateRight: 'M20 5v5h-5m4.4 0a8 8 0 1 0 .6 4',
  turn: 'M12 8c5 0 9 1.6 9 4s-4 4-9 4-9-1.6-9-4 4-4 9-4Zm2.5 5.5L12 16l2.5 2.5',
  seat: 'M8 4.5l1.5 8.5H16l2 6.5M7 19.5h8M9.5 13 8 19.5',
  images: 'M3 5h18v14H3zm0 11 5-5 4 4 3-3 6 5M15.5 8.5v.1',
  external: 'M9 5H5v14h14v-4M13 4h7v7m0-7-9 9',
  car: 'M3 16v-3.5L5.5 12l3-4.5h6.5L18.5 12l2.5 1v3h-2m-10 0h6M5 16H3m3.5-4h12M7 14.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6Zm10 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6Z',
  campaign: 'M4 10v4a1 1 0 0 0 1 1h3l9 4.5v-15L8 9H5a1 1 0 0 0-1 1Zm4 5 1.2 5.5h2.3L10.4 16M20.5 10v4',
  heart: 'M12 20.5C5 15.5 3 12 3 8.8A4.8 4.8 0 0 1 12 6.6a4.8 4.8 0 0 1 9 2.2c0 3.2-2 6.7-9 11.7Z',
  warning: 'M12 3.5 22 20.5H2L12 3.5Zm0 6.5v5m0 2.5v.1',
} as const;

export type IconName = keyof typeof PATHS;

/** Renders an icon next to text or in a labelled control, hidden from screen readers. `size` in px. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <IconFrame size={size} viewBox="0 0 24 24" className={className}>
      <path d={PATHS[name]} />
    </IconFrame>
  );
}
