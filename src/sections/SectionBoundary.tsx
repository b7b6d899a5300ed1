import { Component, type ReactNode, Suspense } from 'react';
import { DiscardedMarkup } from '../delivery/hydration/discardedMarkup.tsx';
import { SectionErrorCard } from './SectionErrorCard.tsx';

const onServer = typeof document === 'undefined';

/**
 * Limits a failure to one section. On the server the Suspense boundary renders the error card, and the browser renders the
 * section again. In the browser the error boundary renders the card, and the Suspense boundary keeps the server's markup of a section that waits
 * for its view.
 */
export function SectionBoundary({ uid, children }: { uid: string; children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={onServer ? <SectionErrorCard /> : <DiscardedMarkup id={uid} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <SectionErrorCard /> : this.props.children;
  }
}
