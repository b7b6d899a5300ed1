import { prepareFirstPaint } from './app/firstPaint.ts';

prepareFirstPaint();
