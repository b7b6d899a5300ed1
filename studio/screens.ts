import * as THREE from 'three';

/** The images on a cockpit's screens. */
export const screenTexture = (
  draw: (context: CanvasRenderingContext2D, w: number, h: number) => void,
  w: number,
  h: number,
): THREE.CanvasTexture => {
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no 2d canvas');
  context.fillStyle = '#05080b';
  context.fillRect(0, 0, w, h);
  draw(context, w, h);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
};

export const drawDials = (context: CanvasRenderingContext2D, w: number, h: number): void => {
  for (const [x, share, value] of [
    [0.22, 0.62, '48'],
    [0.78, 0.4, '82'],
  ] as const) {
    const r = h * 0.36;
    context.lineWidth = h * 0.035;
    context.strokeStyle = '#24303a';
    context.beginPath();
    context.arc(w * x, h * 0.54, r, Math.PI * 0.75, Math.PI * 2.25);
    context.stroke();
    context.strokeStyle = '#d7e6ee';
    context.beginPath();
    context.arc(w * x, h * 0.54, r, Math.PI * 0.75, Math.PI * (0.75 + 1.5 * share));
    context.stroke();
    context.fillStyle = '#f2f7fa';
    context.font = `600 ${h * 0.26}px sans-serif`;
    context.textAlign = 'center';
    context.fillText(value, w * x, h * 0.63);
  }
  drawRoad(context, w * 0.38, h * 0.18, w * 0.24, h * 0.7);
};

const drawRoad = (context: CanvasRenderingContext2D, x: number, y: number, w: number, h: number): void => {
  context.fillStyle = '#17232b';
  context.beginPath();
  context.moveTo(x + w * 0.42, y);
  context.lineTo(x + w * 0.58, y);
  context.lineTo(x + w, y + h);
  context.lineTo(x, y + h);
  context.fill();
  context.strokeStyle = '#7fb3c9';
  context.lineWidth = w * 0.025;
  context.beginPath();
  context.moveTo(x + w * 0.42, y);
  context.lineTo(x, y + h);
  context.moveTo(x + w * 0.58, y);
  context.lineTo(x + w, y + h);
  context.stroke();
};

export const drawMap = (context: CanvasRenderingContext2D, w: number, h: number): void => {
  context.fillStyle = '#10212b';
  context.fillRect(0, 0, w, h);
  context.fillStyle = '#143847';
  context.beginPath();
  context.moveTo(w * 0.55, 0);
  context.bezierCurveTo(w * 0.5, h * 0.4, w * 0.8, h * 0.5, w * 0.72, h);
  context.lineTo(w, h);
  context.lineTo(w, 0);
  context.fill();
  context.strokeStyle = '#2d4956';
  context.lineWidth = h * 0.012;
  for (let i = 0; i < 9; i += 1) {
    context.beginPath();
    context.moveTo(0, h * (0.1 * i + 0.08));
    context.bezierCurveTo(w * 0.3, h * (0.12 * i), w * 0.4, h * (0.09 * i + 0.2), w * 0.62, h * (0.1 * i));
    context.stroke();
    context.beginPath();
    context.moveTo(w * 0.07 * i, 0);
    context.lineTo(w * (0.07 * i + 0.06), h);
    context.stroke();
  }
  context.strokeStyle = '#59c2a5';
  context.lineWidth = h * 0.03;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(w * 0.34, h * 0.96);
  context.bezierCurveTo(w * 0.34, h * 0.5, w * 0.52, h * 0.6, w * 0.48, h * 0.1);
  context.stroke();
  context.fillStyle = 'rgba(9,16,21,.88)';
  context.fillRect(w * 0.03, h * 0.05, w * 0.24, h * 0.9);
  context.fillStyle = '#e9f1f4';
  context.font = `600 ${h * 0.12}px sans-serif`;
  context.fillText('21°', w * 0.06, h * 0.22);
  context.fillStyle = '#7f959f';
  for (let i = 0; i < 4; i += 1)
    context.fillRect(w * 0.06, h * (0.36 + i * 0.14), w * (0.16 - (i % 2) * 0.05), h * 0.035);
};
