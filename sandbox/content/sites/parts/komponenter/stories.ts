import type { Block } from '../../../authoring.ts';

export const storyExamples: Block[] = [];
