import { type ReactNode, Suspense, use } from 'react';
import { placeholderWithChrome, renderingWithChrome } from '../content/editingChrome.ts';
import { paramsOf } from '../content/params.ts';
import type { ComponentModule } from '../content/views.ts';
import type { ComponentRendering, Fields, Placeholders } from '../contracts/layout.ts';
import type { PageData, SectionOutcome } from '../contracts/page.ts';
import { isRecord } from '../contracts/record.ts';
import { FirstImageContext } from '../ui/firstImageContext.ts';
import { ComponentViewsContext } from './componentViews.ts';
import { DeferredContext, deferredElementId } from './deferredSections.ts';
import { Frame } from './Frame.tsx';
import { mayPrioritizeImage } from './firstImage.ts';
import { inRows } from './inRows.tsx';
import { JsonScript, safeJson } from './JsonScript.tsx';
import { usePage } from './PageContext.tsx';
import { pageIdentity } from './pageIdentity.ts';
import { placeholderKey } from './placeholderKey.ts';
import { SectionBoundary } from './SectionBoundary.tsx';
import { SectionErrorCard } from './SectionErrorCard.tsx';

const MAIN = 'headless-main';
const NO_FIELDS: Readonly<Fields> = {};
const onServer = typeof document === 'undefined';

interface PlaceholderProps {
  /** As the component asks for it: `headless-main`, `container-7`. */
  name: string;
  /** Of the page, for its root placeholders … */
  placeholders?: Placeholders | undefined;
  /** … or the component whose placeholder it is. */
  rendering?: ComponentRendering;
}

/** Renders the components that the layout data puts into the placeholder `name`, each inside its own boundary. */
export function Placeholder({ name, rendering: owner, placeholders = owner?.placeholders }: PlaceholderProps) {
  const page = usePage();
  const key = placeholders && placeholderKey(placeholders, name);
  const renderings = key === undefined ? undefined : placeholders?.[key];
  const components = Array.isArray(renderings)
    ? inRows(renderings, (rendering: ComponentRendering, position) => (
        // Uids may be missing or repeated in other people's data; the position is what identifies a rendering.
        // Another page's component at the same place is another one, with a state of its own; the header stays.
        <PlacedComponent key={name === MAIN ? `${pageIdentity(page)} ${position}` : position} rendering={rendering} />
      ))
    : null;
  return placeholderWithChrome({ key, owner, components });
}

/** One placed component: nothing for a name nobody knows, for visitors (§3 of the house). */
function PlacedComponent({ rendering }: { rendering: ComponentRendering }) {
  const page = usePage();
  const { names, viewOf } = use(ComponentViewsContext);
  const name = rendering?.componentName;
  const module = typeof name === 'string' ? viewOf(name) : undefined;
  const component = module ? (
    <FirstImageContext value={mayPrioritizeImage(rendering, page.placeholders, names)}>
      <Frame rendering={rendering}>{renderComponent(page, module, rendering)}</Frame>
    </FirstImageContext>
  ) : null;
  return renderingWithChrome(rendering, component, module !== undefined);
}

function renderComponent(page: PageData, module: ComponentModule, rendering: ComponentRendering): ReactNode {
  const uid = rendering.uid ?? '';
  if (page.deferred.includes(uid)) {
    const { Skeleton } = module;
    return (
      <Suspense fallback={Skeleton ? <Skeleton fields={fieldsOf(rendering)} /> : null}>
        <DeferredComponent uid={uid} module={module} rendering={rendering} />
      </Suspense>
    );
  }
  return <SettledComponent outcome={page.sections[uid]} module={module} rendering={rendering} />;
}

function DeferredComponent({
  uid,
  ...section
}: {
  uid: string;
  module: ComponentModule;
  rendering: ComponentRendering;
}) {
  const outcome = use(use(DeferredContext)(uid));
  return (
    <>
      <JsonScript id={deferredElementId(uid)} type="application/json" json={onServer ? safeJson(outcome) : null} />
      <SettledComponent outcome={outcome} {...section} />
    </>
  );
}

interface SettledProps {
  outcome: SectionOutcome | undefined;
  module: ComponentModule;
  rendering: ComponentRendering;
}

function SettledComponent({ outcome, module: { View }, rendering }: SettledProps) {
  if (outcome?.status === 'failed') return <SectionErrorCard />;
  return (
    <SectionBoundary>
      <View rendering={rendering} fields={fieldsOf(rendering)} params={paramsOf(rendering)} data={outcome?.value} />
    </SectionBoundary>
  );
}

/** Fields by name; some navigation components have an array instead. */
function fieldsOf({ fields }: ComponentRendering): Fields {
  return isRecord(fields) ? fields : NO_FIELDS;
}
