import { type ReactElement, Suspense, use } from 'react';
import { isRecord } from '../../lib/record.ts';
import { placeholderWithChrome, renderingWithChrome } from '../content/EditingChromeContext.ts';
import { paramsOf } from '../content/params.ts';
import type { ComponentRendering, Fields, Placeholders } from '../contracts/content/layout.ts';
import type { PageData, SectionOutcome } from '../contracts/page/page.ts';
import { type ComponentViews, ComponentViewsContext } from '../delivery/componentViews.ts';
import { mayPrioritizeImage } from '../delivery/firstImage.ts';
import { useGate } from '../delivery/hydration/hydrationGates.ts';
import { sectionHydration } from '../delivery/hydration/hydrationPlan.ts';
import { LaterSection } from '../delivery/hydration/LaterSection.tsx';
import { StaticSection } from '../delivery/hydration/StaticSection.tsx';
import { isStatic } from '../delivery/hydration/staticSections.ts';
import { JsonScript, safeJson } from '../delivery/JsonScript.tsx';
import { DeferredContext, deferredElementId } from '../delivery/pageData/deferredSections.ts';
import { usePage } from '../page/PageContext.tsx';
import { pageIdentity } from '../page/pageIdentity.ts';
import { FirstImageContext } from '../ui/firstImageContext.ts';
import { Frame } from './Frame.tsx';
import { inRows } from './inRows.tsx';
import { placeholderKey } from './placeholderKey.ts';
import { SectionBoundary } from './SectionBoundary.tsx';
import { SectionErrorCard } from './SectionErrorCard.tsx';

/** Beginning of the names of the page's own placeholders. */
const ROOT = 'headless-';
const MAIN = 'headless-main';
const NO_FIELDS: Readonly<Fields> = {};
const onServer = typeof document === 'undefined';

interface PlaceholderProps {
  /** The name that the component uses: `headless-main`, `container-7`. */
  name: string;
  /** Placeholders of the page, for its root placeholders. */
  placeholders?: Placeholders | undefined;
  /** The component that contains the placeholder, for nested placeholders. */
  rendering?: ComponentRendering;
}

/** Renders the components of a placeholder, each inside its own error boundary. */
export function Placeholder({ name, rendering: owner, placeholders = owner?.placeholders }: PlaceholderProps) {
  const page = usePage();
  const views = use(ComponentViewsContext);
  // Other components read what is placed in them, and it hydrates with them.
  const isSection = owner ? views.placesSections(owner, page) : name.startsWith(ROOT);
  const key = placeholders && placeholderKey(placeholders, name);
  const renderings = key === undefined ? undefined : placeholders?.[key];
  const components = Array.isArray(renderings)
    ? inRows(renderings, (rendering: ComponentRendering, position) => (
        // Uids may be missing or repeated, so the position identifies a rendering. In the main area the page is part of the
        // key: components of another page must not inherit state. The header keeps its state across pages.
        <PlacedComponent
          key={name === MAIN ? `${pageIdentity(page)} ${position}` : position}
          rendering={rendering}
          isSection={isSection}
        />
      ))
    : null;
  return placeholderWithChrome({ key, owner, components });
}

/** Renders one component of the layout. Renders nothing for an unknown name, except on pages for editors. */
function PlacedComponent({ rendering, isSection }: { rendering: ComponentRendering; isSection: boolean }) {
  const page = usePage();
  const views = use(ComponentViewsContext);
  const isRegistered = views.names.includes(rendering?.componentName ?? '');
  const component =
    isRegistered && !rendering.staticMarkup ? (
      <FirstImageContext value={mayPrioritizeImage(rendering, page.placeholders, views.names)}>
        <Frame rendering={rendering}>{renderComponent(page, views, rendering)}</Frame>
      </FirstImageContext>
    ) : null;
  if (!isRegistered || !isSection) return renderingWithChrome(rendering, component, isRegistered);
  if (isStatic(rendering, page, views)) return <StaticSection rendering={rendering}>{component}</StaticSection>;
  const hydration = sectionHydration(rendering, page, views);
  if (!hydration) return renderingWithChrome(rendering, component, true);
  return (
    <LaterSection uid={rendering.uid ?? ''} hydration={hydration}>
      {component}
    </LaterSection>
  );
}

function renderComponent(page: PageData, { viewOf }: ComponentViews, rendering: ComponentRendering): ReactElement {
  const uid = rendering.uid ?? '';
  if (page.deferred.includes(uid)) {
    const Skeleton = viewOf(rendering.componentName ?? '')?.Skeleton;
    return (
      <Suspense fallback={Skeleton ? <Skeleton fields={fieldsOf(rendering)} params={paramsOf(rendering)} /> : null}>
        <DeferredComponent uid={uid} rendering={rendering} />
      </Suspense>
    );
  }
  return <SettledComponent outcome={page.sections[uid]} rendering={rendering} />;
}

function DeferredComponent({ uid, rendering }: { uid: string; rendering: ComponentRendering }) {
  const outcome = use(use(DeferredContext)(uid));
  return (
    <>
      <JsonScript id={deferredElementId(uid)} type="application/json" json={onServer ? safeJson(outcome) : null} />
      <SettledComponent outcome={outcome} rendering={rendering} />
    </>
  );
}

interface SettledProps {
  outcome: SectionOutcome | undefined;
  rendering: ComponentRendering;
}

function SettledComponent({ outcome, rendering }: SettledProps) {
  if (outcome?.status === 'failed') return <SectionErrorCard />;
  return (
    <SectionBoundary uid={rendering.uid ?? ''}>
      <ComponentView data={outcome?.value} rendering={rendering} />
    </SectionBoundary>
  );
}

/** Renders the component's view, in the browser not before the section's gate is open. */
function ComponentView({ data, rendering }: { data: unknown; rendering: ComponentRendering }) {
  const { viewOf } = use(ComponentViewsContext);
  useGate(rendering.uid);
  const View = viewOf(rendering.componentName ?? '')?.View;
  if (!View) return null;
  return <View rendering={rendering} fields={fieldsOf(rendering)} params={paramsOf(rendering)} data={data} />;
}

/** Returns the fields by name; none for navigation components that have an array instead. */
function fieldsOf({ fields }: ComponentRendering): Fields {
  return isRecord(fields) ? fields : NO_FIELDS;
}
