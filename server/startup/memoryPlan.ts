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
 * Measured megabytes that the process needs without its caches (docs/operations.md): on the heap, including renders in progress,
 * and outside the heap, including memory that the allocator does not return.
 */
const BASE = { heap: 140, native: 205 } as const;
/** The share of the heap above its base that caches may use. The rest is garbage that is not collected yet. */
const HEAP_SHARE = 0.6;
/** The share of the container's limit that is planned for. Half of the rest may hold responses that clients have not read. */
const LIMIT_SHARE = 0.95;
const UNREAD_SHARE = (1 - LIMIT_SHARE) / 2;
/** Bounds that the operator has not set lie between these multiples of their defaults. */
const MIN_SCALE = 1 / 32;
const MAX_SCALE = 4;

export const CACHE_NAMES: readonly CacheName[] = [...ON_HEAP, ...OFF_HEAP];

export interface MemoryLimits {
  /** Megabytes that the container allows; null without a limit. */
  limit: number | null;
  /** Heap limit of V8 in megabytes. */
  heap: number;
}

interface MemoryRequest extends MemoryLimits {
  /** Default bounds. */
  defaults: CacheBounds;
  /** Bounds that the operator has set. They are not changed. */
  set: Partial<CacheBounds>;
  /** Megabytes of responses that clients have not read (`MAX_UNREAD_MB`): the default, and what the operator has set. */
  unread: { default: number; set: number | undefined };
}

export interface MemoryPlan {
  bounds: CacheBounds;
  /** Megabytes of responses that clients have not read. */
  unread: number;
  /** Megabytes that the process needs at most. */
  need: number;
}

/** The process does not fit its memory limits. The message names the minimum. */
export class MemoryError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MemoryError';
  }
}

/**
 * Sizes the caches so that the process fits the container's limit and V8 fits its heap limit. All bounds are scaled from their
 * defaults by one factor. Without a container limit the factor is at most 1.
 *
 * @throws MemoryError
 */
export function planMemory(request: MemoryRequest): MemoryPlan {
  const { limit, heap } = request;
  const onHeap = groupOf(ON_HEAP, request);
  const offHeap = groupOf(OFF_HEAP, request);
  const minHeap = Math.ceil(BASE.heap + onHeap.minimum / HEAP_SHARE);
  if (heap < minHeap)
    throw tooSmall(`The heap limit of V8 is ${Math.floor(heap)} MB. At least ${minHeap} MB are needed`, request);
  const minLimit = Math.ceil((heap + BASE.native + offHeap.minimum) / LIMIT_SHARE);
  if (limit !== null && limit < minLimit) {
    const limits = `The memory limit of the container is ${Math.floor(limit)} MB, and ${Math.floor(heap)} MB is the heap limit of V8`;
    throw tooSmall(`${limits}. At least ${minLimit} MB are needed`, request);
  }
  const unread = unreadBound(request);
  const availableOnHeap = (heap - BASE.heap) * HEAP_SHARE;
  const availableOffHeap =
    limit === null ? offHeap.defaultSize : limit * LIMIT_SHARE - heap - BASE.native - unread.beyondShare;
  const maxScale = limit === null ? 1 : MAX_SCALE;
  const bounds = {
    ...onHeap.boundsFor(availableOnHeap, maxScale),
    ...offHeap.boundsFor(availableOffHeap, maxScale),
  } as CacheBounds;
  const heapNeed = BASE.heap + sum(ON_HEAP.map((name) => bounds[name])) / HEAP_SHARE;
  const need = Math.min(heap, heapNeed) + BASE.native + sum(OFF_HEAP.map((name) => bounds[name])) + unread.bound;
  return { bounds, unread: unread.bound, need: Math.ceil(need) };
}

/** Returns the megabytes for unread responses, and how many of them the free part of the container does not cover. */
function unreadBound({ limit, unread }: MemoryRequest): { bound: number; beyondShare: number } {
  const share = limit === null ? unread.default : Math.floor(limit * UNREAD_SHARE);
  const bound = unread.set ?? Math.max(1, Math.min(unread.default, share));
  return { bound, beyondShare: Math.max(0, bound - share) };
}

function tooSmall(shortage: string, { set }: MemoryRequest): MemoryError {
  const names = Object.keys(set);
  return new MemoryError(`${shortage}. Raise the limit${names.length > 0 ? `, or lower ${names.join(', ')}` : ''}.`);
}

/** Returns the sizes of the caches that share one kind of memory. */
function groupOf<N extends CacheName>(names: readonly N[], { defaults, set }: MemoryRequest) {
  const fixed = sum(names.map((name) => set[name] ?? 0));
  const adjustable = sum(names.map((name) => (set[name] === undefined ? defaults[name] : 0)));
  const bound = (name: N, scale: number) => set[name] ?? Math.max(1, Math.floor(defaults[name] * scale));
  return {
    /** Smallest possible size, in megabytes. */
    minimum: sum(names.map((name) => bound(name, MIN_SCALE))),
    defaultSize: fixed + adjustable,
    boundsFor: (available: number, maxScale: number) => {
      const scale = adjustable === 0 ? 1 : Math.min(maxScale, Math.max(MIN_SCALE, (available - fixed) / adjustable));
      return Object.fromEntries(names.map((name) => [name, bound(name, scale)]));
    },
  };
}

const MEGABYTE = 1024 * 1024;

/** Reads the limits of this process. A limit above the machine's memory counts as none. */
export function readMemoryLimits(): MemoryLimits {
  const limit = process.constrainedMemory();
  const isLimited = limit > 0 && limit < totalmem();
  return { limit: isLimited ? limit / MEGABYTE : null, heap: getHeapStatistics().heap_size_limit / MEGABYTE };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
