import { Component, type ReactNode, Suspense } from 'react';
import { SectionErrorCard } from './SectionErrorCard.tsx';

/**
 * Keeps the failure of one section inside it. On the server the Suspense boundary shows the card and the browser tries
 * once more; in the browser the error boundary shows it.
 */
export function SectionBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<SectionErrorCard />}>{children}</Suspense>
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
