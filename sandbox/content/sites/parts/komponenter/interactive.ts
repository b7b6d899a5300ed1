import type { Block } from '../../../authoring.ts';

export const interactiveExamples: Block[] = [];
