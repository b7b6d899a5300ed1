import type { Block } from '../../../authoring.ts';

export const structureExamples: Block[] = [];
