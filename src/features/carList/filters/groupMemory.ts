/** Which groups of the filters a visitor has opened and closed, kept for the session; the first paint reads it too. */

const KEY = 'carFilterGroups';
const listeners = new Set<() => void>();
let known: Readonly<Record<string, boolean>> | undefined;

/** Whether the visitor has opened or closed a group; undefined for one never touched. */
export function rememberedGroup(name: string): boolean | undefined {
  known ??= read();
  return known[name];
}

export function rememberGroup(name: string, open: boolean): void {
  known = { ...(known ?? read()), [name]: open };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // A visitor may have forbidden storage: then it is kept for this page alone.
  }
  for (const listener of listeners) listener();
}

export function watchGroups(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): Readonly<Record<string, boolean>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' ? { ...(kept as Record<string, boolean>) } : {};
  } catch {
    return {};
  }
}
