import type { Block } from '../../../authoring.ts';

export const bannerExamples: Block[] = [];
