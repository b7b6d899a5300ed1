/** Content security policies of pages for editors: those of visitors, as far as the editor around and in the page needs more. */

type Directives = Map<string, readonly string[]>;

/** The policy with other frames around it. */
export function withFrames(policy: string, frames: readonly string[]): string {
  return text(directivesOf(policy).set('frame-ancestors', ["'self'", ...frames]));
}

/** The policy for a page that visitors will see: its forms lead to the published site. */
export function previewPolicy(policy: string, frames: readonly string[], published: string): string {
  const directives = directivesOf(withFrames(policy, frames));
  return text(directives.set('form-action', ["'self'", published]));
}

/**
 * The policy for a page that the editor's scripts work in: they come from their own origins, call them, and style what
 * they draw, and write markup as text; frames around it as in `withFrames`. Forms lead nowhere.
 */
export function editorPolicy(policy: string, frames: readonly string[], scripts: readonly string[]): string {
  const origins = [...new Set([...scripts, ...frames])];
  const directives = directivesOf(policy);
  const add = (name: string, sources: readonly string[]) => {
    const own = directives.get(name) ?? directives.get('default-src') ?? [];
    directives.set(name, [...new Set([...own.filter((source) => source !== "'none'"), ...sources])]);
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
  return text(directives);
}

function directivesOf(policy: string): Directives {
  return new Map(
    policy.split(';').flatMap((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/);
      return name ? [[name, sources] as const] : [];
    }),
  );
}

function text(directives: Directives): string {
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
