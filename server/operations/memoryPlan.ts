import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import type { VariableValues } from '../../config/variables.ts';

/** Bounds of the caches in megabytes, by their variables. */
export type CacheBounds = Pick<
  VariableValues,
  'CACHE_CONTENT_MB' | 'CACHE_SEARCH_MB' | 'CACHE_FRAGMENTS_MB' | 'CACHE_MEDIA_MB' | 'CACHE_PAGES_MB' | 'CACHE_FILES_MB'
>;
type CacheName = keyof CacheBounds;

/** Caches of texts and objects, which live on the heap of V8. */
const ON_HEAP = ['CACHE_CONTENT_MB', 'CACHE_SEARCH_MB', 'CACHE_FRAGMENTS_MB', 'CACHE_MEDIA_MB'] as const;
/** Caches of buffers, which live outside it. */
const OFF_HEAP = ['CACHE_PAGES_MB', 'CACHE_FILES_MB'] as const;

/**
 * Megabytes that a process takes beside its caches, as measured (docs/operations.md): on the heap, with pages in the making;
 * and outside, with what the allocator does not give back.
 */
const BASE = { heap: 140, native: 205 } as const;
/** The part of the heap beside its base that caches may take: the rest is garbage that waits for its collection. */
const HEAP_SHARE = 0.6;
/** The part of the container's limit that is planned for. */
const LIMIT_SHARE = 0.95;
/** Bounds that nobody has set lie between these multiples of their defaults. */
const LEAST = 1 / 32;
const MOST = 4;

export const CACHE_NAMES: readonly CacheName[] = [...ON_HEAP, ...OFF_HEAP];

export interface MemoryLimits {
  /** Megabytes that the container allows; null without a limit. */
  limit: number | null;
  /** Megabytes that V8 allows its heap. */
  heap: number;
}

interface MemoryRequest extends MemoryLimits {
  /** Bounds by default. */
  defaults: CacheBounds;
  /** Bounds that the operator has set: they stay as they are. */
  set: Partial<CacheBounds>;
}

export interface MemoryPlan {
  bounds: CacheBounds;
  /** Megabytes that the process takes at the most. */
  need: number;
}

/** The process does not fit its limits; the message names the least figure. */
export class MemoryError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MemoryError';
  }
}

/**
 * Sizes the caches so that the process stays inside the container's limit and V8 inside its heap limit: equal shares of the
 * defaults, more of them where the container has room. Without a limit of the container the defaults hold, as far as the
 * heap allows.
 *
 * @throws MemoryError
 */
export function planMemory(request: MemoryRequest): MemoryPlan {
  const { limit, heap } = request;
  const onHeap = groupOf(ON_HEAP, request);
  const offHeap = groupOf(OFF_HEAP, request);
  const leastHeap = Math.ceil(BASE.heap + onHeap.least / HEAP_SHARE);
  if (heap < leastHeap)
    throw tooSmall(`The heap limit of V8 is ${Math.floor(heap)} MB. At least ${leastHeap} MB are needed`, request);
  const leastLimit = Math.ceil((heap + BASE.native + offHeap.least) / LIMIT_SHARE);
  if (limit !== null && limit < leastLimit) {
    const limits = `The memory limit of the container is ${Math.floor(limit)} MB, and ${Math.floor(heap)} MB is the heap limit of V8`;
    throw tooSmall(`${limits}. At least ${leastLimit} MB are needed`, request);
  }
  const roomOnHeap = (heap - BASE.heap) * HEAP_SHARE;
  const roomOffHeap = limit === null ? offHeap.byDefault : limit * LIMIT_SHARE - heap - BASE.native;
  const most = limit === null ? 1 : MOST;
  const bounds = { ...onHeap.within(roomOnHeap, most), ...offHeap.within(roomOffHeap, most) } as CacheBounds;
  const heapNeed = BASE.heap + sum(ON_HEAP.map((name) => bounds[name])) / HEAP_SHARE;
  const need = Math.min(heap, heapNeed) + BASE.native + sum(OFF_HEAP.map((name) => bounds[name]));
  return { bounds, need: Math.ceil(need) };
}

function tooSmall(what: string, { set }: MemoryRequest): MemoryError {
  const names = Object.keys(set);
  return new MemoryError(`${what}. Raise the limit${names.length > 0 ? `, or lower ${names.join(', ')}` : ''}.`);
}

/** Caches that share one kind of memory. */
function groupOf<N extends CacheName>(names: readonly N[], { defaults, set }: MemoryRequest) {
  const fixed = sum(names.map((name) => set[name] ?? 0));
  const free = sum(names.map((name) => (set[name] === undefined ? defaults[name] : 0)));
  const bound = (name: N, scale: number) => set[name] ?? Math.max(1, Math.floor(defaults[name] * scale));
  return {
    /** Megabytes at the least. */
    least: sum(names.map((name) => bound(name, LEAST))),
    byDefault: fixed + free,
    within: (room: number, most: number) => {
      const scale = free === 0 ? 1 : Math.min(most, Math.max(LEAST, (room - fixed) / free));
      return Object.fromEntries(names.map((name) => [name, bound(name, scale)]));
    },
  };
}

const MEGABYTE = 1024 * 1024;

/** Reads the limits of this process. A limit above the machine's own memory is none. */
export function readMemoryLimits(): MemoryLimits {
  const limit = process.constrainedMemory();
  const isLimited = limit > 0 && limit < totalmem();
  return { limit: isLimited ? limit / MEGABYTE : null, heap: getHeapStatistics().heap_size_limit / MEGABYTE };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
