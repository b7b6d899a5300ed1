/** Content security policies of pages for editors: those of visitors with additions for the editor. */
type Directives = Map<string, readonly string[]>;

/** Returns the policy with other `frame-ancestors`. */
export function withFrames(policy: string, frames: readonly string[]): string {
  return serialize(parsePolicy(policy).set('frame-ancestors', ["'self'", ...frames]));
}

/** Returns the policy of a preview: its forms may be sent to the public site. */
export function previewPolicy(policy: string, frames: readonly string[], publicOrigin: string): string {
  const directives = parsePolicy(withFrames(policy, frames));
  return serialize(directives.set('form-action', ["'self'", publicOrigin]));
}

/**
 * Returns the policy of a page with the editor's scripts. The scripts load from their own origins, call them, add styles and
 * write markup as text. Frames are as in `withFrames`. Forms cannot be sent.
 */
export function editorPolicy(policy: string, frames: readonly string[], scripts: readonly string[]): string {
  const origins = [...new Set([...scripts, ...frames])];
  const directives = parsePolicy(policy);
  const add = (name: string, sources: readonly string[]) => {
    const current = directives.get(name) ?? directives.get('default-src') ?? [];
    directives.set(name, [...new Set([...current.filter((source) => source !== "'none'"), ...sources])]);
  };
  add('script-src', scripts);
  add('style-src', ["'unsafe-inline'", ...origins]);
  add('connect-src', origins);
  add('img-src', ['data:', 'blob:', ...origins]);
  add('font-src', ['data:', ...origins]);
  add('frame-src', origins);
  directives.delete('require-trusted-types-for');
  directives.delete('trusted-types');
  directives.set('form-action', ["'none'"]);
  directives.set('frame-ancestors', ["'self'", ...frames]);
  return serialize(directives);
}

function parsePolicy(policy: string): Directives {
  return new Map(
    policy.split(';').flatMap((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/);
      return name ? [[name, sources] as const] : [];
    }),
  );
}

function serialize(directives: Directives): string {
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
