import { join } from 'node:path';
import type { EmbeddedSubmission } from '../src/contracts/content/embeddedForms.ts';
import type { Lead } from '../src/contracts/leads/leads.ts';
import { Bookings } from './booking/bookings.ts';
import { createBookingUpstream } from './booking/upstream.ts';
import { ForeignLayouts } from './content/foreignLayouts.ts';
import type { ContentTree } from './content/tree/tree.ts';
import { createContentUpstream } from './content/upstream.ts';
import { createEditor, type Editor } from './control/editor.ts';
import { Outbox } from './control/outbox.ts';
import { ReceivedEvents } from './control/receivedEvents.ts';
import { ReceivedOnce } from './control/receivedOnce.ts';
import type { Inventory } from './control/state.ts';
import { type WatchedUpstream, watch } from './control/watched.ts';
import type { Dataset } from './data/dataset.ts';
import { SITES } from './data/sites.ts';
import { createEmbeddedFormsUpstream } from './embeddedForms/upstream.ts';
import { createEventsUpstream } from './events/upstream.ts';
import { foundUpstreams } from './foundUpstreams.ts';
import { createLeadsUpstream } from './leads/upstream.ts';
import { SANDBOX_KEY } from './lib/key.ts';
import { createMediaHandler } from './media/handler.ts';
import { FRAME_VIEWS, hasView, PANORAMA, STILL_VIEWS } from './media/images.ts';
import { SHAPES, type ShapeName } from './media/shapes.ts';
import { ChangedCars } from './search/changedCars.ts';
import { createEngines, createSearchUpstream } from './search/upstream.ts';
import type { Sources } from './sources.ts';
import { TestDrives } from './testDrives/testDrives.ts';
import { createTestDrivesUpstream } from './testDrives/upstream.ts';
import { TireHotel } from './tireHotel/tireHotel.ts';
import { createTireHotelUpstream } from './tireHotel/upstream.ts';

export interface SandboxOptions {
  /** The same seed gives the same data. */
  readonly seed: number;
  /** Cars of the largest index. */
  readonly cars: number;
  /** Cache folder of encoded images. */
  readonly cacheDir: string;
  /** Largest width in pixels of the images of cars and of illustrations. Smaller images are encoded and drawn sooner. */
  readonly maxImageWidth: number;
  /** URL of the web process, for the links of the control page. */
  readonly web: string;
  /** URL of its editing paths; `web` by default. */
  readonly editing?: string;
  /** The editing secret of the web process; empty when editing is off. */
  readonly editingSecret: string;
}

/** The site whose workshops take bookings: the first. */
export const BOOKING_SITE: string = SITES[0]?.id ?? '';

/** The site with the tire hotel. */
export const TIRE_HOTEL_SITE: string = BOOKING_SITE;

/** Creates all upstreams by their prefixes, with their data. Only those are listed that share records or show them on the control page. */
export async function createUpstreams(
  options: SandboxOptions,
  url: () => string,
  sources: Sources,
): Promise<{
  upstreams: readonly WatchedUpstream[];
  inventory: Inventory;
  foreign: ForeignLayouts;
  outbox: Outbox;
  editor: Editor | null;
  bookings: Bookings;
  hotel: TireHotel;
  drives: TestDrives;
  cars: ChangedCars;
  reloadContent: () => Promise<void>;
}> {
  const tree = await sources.tree();
  const dataset = sources.dataset(options);
  const foreign = new ForeignLayouts();
  const content = { key: SANDBOX_KEY, publicUrl: () => `${url()}/content`, mediaUrl: () => `${url()}/media`, foreign };
  const events = new ReceivedEvents();
  const leads = new ReceivedOnce<Lead>(({ formSubmissionId: id }) => id);
  const outbox = new Outbox();
  const submissions = new ReceivedOnce<EmbeddedSubmission>(({ submissionId: id }) => id);
  const bookings = new Bookings();
  const drives = new TestDrives();
  const engineOf = createEngines(dataset);
  const cars = new ChangedCars(engineOf, dataset);
  const dealers = dataset.dealers.get(`sites_${indexName(BOOKING_SITE)}`) ?? [];
  const hotel = new TireHotel({
    dealers: dataset.dealers.get(`sites_${indexName(TIRE_HOTEL_SITE)}`) ?? [],
    outbox,
    host: `${TIRE_HOTEL_SITE}.localhost`,
  });
  let serveContent = createContentUpstream(tree, content);
  const upstreams = [
    watch('content', (req, res) => serveContent(req, res)),
    watch('search', createSearchUpstream(dataset, { key: SANDBOX_KEY, engineOf })),
    watch('media', createMediaHandler({ cacheDir: join(options.cacheDir, 'media'), maxWidth: options.maxImageWidth })),
    watch('events', createEventsUpstream({ key: SANDBOX_KEY, receivedEvents: events }), events),
    watch('leads', createLeadsUpstream({ key: SANDBOX_KEY, received: leads, outbox }), leads),
    watch(
      'embeddedForms',
      createEmbeddedFormsUpstream({ key: SANDBOX_KEY, received: submissions, outbox }),
      submissions,
    ),
    watch('booking', createBookingUpstream({ key: SANDBOX_KEY, dealers, bookings, outbox })),
    watch('tireHotel', createTireHotelUpstream({ key: SANDBOX_KEY, hotel })),
    watch('testDrives', createTestDrivesUpstream({ key: SANDBOX_KEY, dealers: dataset.dealers, drives, outbox })),
    ...(await foundUpstreams({ key: SANDBOX_KEY, dataset }, url)).map(([name, handler]) => watch(name, handler)),
  ];
  const editor = createEditor(tree, options.editing ?? options.web, options.editingSecret);
  const reloadContent = async () => {
    serveContent = createContentUpstream(await sources.readAgain(), content);
  };
  const records = { foreign, outbox, editor, bookings, hotel, drives, cars };
  return { upstreams, inventory: inventory(options, tree, dataset), ...records, reloadContent };
}

const SHAPE_NAMES = Object.keys(SHAPES) as ShapeName[];
const ALL_VIEWS = [...STILL_VIEWS, ...FRAME_VIEWS, PANORAMA] as const;

function inventory({ seed, web, editingSecret }: SandboxOptions, tree: ContentTree, dataset: Dataset): Inventory {
  const { protocol, port } = new URL(web);
  return {
    seed,
    editing: editingSecret !== '',
    imageCount: ALL_VIEWS.reduce<number>(
      (count, view) => count + SHAPE_NAMES.filter((shape) => hasView(shape, view)).length,
      0,
    ),
    sites: [...tree.sites.values()].map((site) => ({
      site: site.name,
      url: `${protocol}//${site.name}.localhost${port ? `:${port}` : ''}/`,
      pages: Object.fromEntries(
        site.languages.map((language) => [language, site.content.get(language)?.pages.length ?? 0]),
      ),
      cars: dataset.vehicles.get(`vehicles_${indexName(site.name)}`)?.length ?? 0,
      dealers: dataset.dealers.get(`sites_${indexName(site.name)}`)?.length ?? 0,
    })),
  };
}

/** Returns a site id as it is written in names of indexes: `norrvag_se`. */
function indexName(site: string): string {
  return site.replaceAll('-', '_');
}
