import sharp from 'sharp';
import type { Wordmark } from '../../lib/wordmark.ts';
import { boxOf, type Drawing, move, pathOf } from './drawing.ts';
import type { Group } from './groups.ts';

/** The files of a logo, made from its drawing. */

/** Sides of the images in `favicon.ico`, in pixels. */
const ICO_SIZES = [16, 32, 48] as const;
const SHARE = { width: 1200, height: 630 } as const;
/** Largest share of a link preview's width and height for the wordmark. */
const SHARE_WIDTH = 0.6;
const SHARE_HEIGHT = 0.26;

export const wordmarkOf = ({ label, wordmark }: { label: string; wordmark: Drawing }): Wordmark => {
  const { x, y, width, height } = boxOf(wordmark);
  return { label, width, height, baseline: -y, path: pathOf(move(wordmark, -x, -y)) };
};

/** Returns the file that style sheets use as a mask. */
export const wordmarkSvg = ({ width, height, path }: Wordmark): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${path}"/></svg>\n`;

/** Returns the mark on its square. Icons that a phone cuts to its own shape have no corners of their own. */
export const iconSvg = ({ mark, tile }: Group, hasCorners = true): string => {
  const box = boxOf(mark);
  const side = Math.round(Math.max(box.width, box.height) / (1 - 2 * tile.margin));
  const [left, top] = [Math.round((side - box.width) / 2), Math.round((side - box.height) / 2)];
  const corners = hasCorners && tile.radius > 0 ? ` rx="${Math.round(tile.radius * side)}"` : '';
  const stroke = tile.stroke > 0 ? ` stroke="${tile.ink}" stroke-width="${tile.stroke}"` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<rect width="${side}" height="${side}"${corners} fill="${tile.ground}"/>` +
    `<path d="${pathOf(move(mark, left - box.x, top - box.y))}" fill="${tile.ink}"${stroke}/></svg>\n`
  );
};

const shareSvg = ({ tile, ...group }: Group): string => {
  const { width, height, path } = wordmarkOf(group);
  const scale = Math.min((SHARE.width * SHARE_WIDTH) / width, (SHARE.height * SHARE_HEIGHT) / height);
  const [left, top] = [(SHARE.width - width * scale) / 2, (SHARE.height - height * scale) / 2];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE.width}" height="${SHARE.height}">` +
    `<rect width="100%" height="100%" fill="${tile.ground}"/>` +
    `<path transform="translate(${left} ${top}) scale(${scale})" d="${path}" fill="${tile.ink}"/></svg>`
  );
};

const bitmapOf = (svg: string, side?: number): Promise<Buffer> => {
  // The renderer's steps of density are whole; it draws larger and is scaled down.
  const image = sharp(Buffer.from(svg), { density: side === undefined ? 72 : 288 });
  return (side === undefined ? image : image.resize(side, side)).png({ palette: true, effort: 10 }).toBuffer();
};

/** Returns an icon file of PNG images, as browsers since 2010 read it. */
const icoOf = (images: readonly { side: number; png: Buffer }[]): Buffer => {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [at, { side, png }] of images.entries()) {
    const entry = 6 + 16 * at;
    head.writeUInt8(side, entry);
    head.writeUInt8(side, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
};

/** Returns the icons of a group: their content by the end of their file names. */
export const iconFiles = async (group: Group): Promise<Readonly<Record<string, string | Buffer>>> => {
  const [svg, square] = [iconSvg(group), iconSvg(group, false)];
  const small = await Promise.all(ICO_SIZES.map(async (side) => ({ side, png: await bitmapOf(svg, side) })));
  return {
    '.svg': svg,
    '.png': await bitmapOf(svg, 512),
    '-192.png': await bitmapOf(svg, 192),
    '-touch.png': await bitmapOf(square, 180),
    '.ico': icoOf(small),
  };
};

/** Returns the image for link previews of pages without an image of their own. */
export const shareImage = (group: Group): Promise<Buffer> => bitmapOf(shareSvg(group));
