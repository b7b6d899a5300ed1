import type { Block } from '../../../authoring.ts';

export const informationExamples: Block[] = [];
