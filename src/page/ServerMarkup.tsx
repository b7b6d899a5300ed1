import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import { trustedHtml } from '../lib/trustedHtml.ts';
import { setElementProps } from './elementProps.ts';

/** React does not compare it with the markup that it hydrates. */
const UNCHANGED = { __html: trustedHtml('') };

interface ServerMarkupProps {
  as: 'li' | 'div';
  className?: string | undefined;
  /** Props of the content, which scripts read by `elementPropsOf`. */
  props: object;
  /** Content without state and handlers. */
  children: ReactNode;
}

/** Renders an element whose content the browser takes over from the server without rendering it (docs/decisions/0070). */
export function ServerMarkup({ as: Tag, className, props, children }: ServerMarkupProps) {
  const isServerMarkup = useIsServerMarkup(props);
  const attach = useCallback(
    (element: HTMLElement | null) => {
      if (element) setElementProps(element, props);
    },
    [props],
  );
  if (!isServerMarkup) {
    return (
      <Tag className={className} ref={attach}>
        {children}
      </Tag>
    );
  }
  return (
    <Tag
      className={className}
      ref={attach}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's markup stays
      dangerouslySetInnerHTML={UNCHANGED}
    />
  );
}

/** Returns whether the server's markup shows these props: false on the server, and after other props have come. */
function useIsServerMarkup(props: object): boolean {
  const [server] = useState<{ props?: object | null }>(() => ({}));
  // React calls the last function on the server, and in the browser only while it hydrates.
  useSyncExternalStore(neverChanges, nothing, () => {
    if (typeof document !== 'undefined') server.props ??= props;
    return null;
  });
  if (!server.props) return false;
  if (server.props !== props && JSON.stringify(server.props) !== JSON.stringify(props)) server.props = null;
  return server.props !== null;
}

const neverChanges = () => () => {};
const nothing = () => null;
