import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Examination, examine } from '../../../bin/doctor/examine.ts';
import { createMediaProbe } from '../../../bin/doctor/media.ts';
import { createFindPageRedirect, type FindPageRedirect } from '../../../bin/doctor/pageRedirect.ts';
import { isHealthy, textReport } from '../../../bin/doctor/report.ts';
import { readEnvironment } from '../../../config/environment.ts';
import type { SiteConfig } from '../../../config/siteConfig.ts';
import { SITE_IDS, SITES } from '../../../config/sites.ts';
import { VARIABLES } from '../../../config/variables.ts';
import { norrvagSe } from '../../../customers/sample/sites/norrvag-se.ts';
import { image, link, rich, text } from '../../../sandbox/content/authoring.ts';
import { ForeignLayouts } from '../../../sandbox/content/foreignLayouts.ts';
import { assembleLibrary } from '../../../sandbox/content/library.ts';
import { buildTree } from '../../../sandbox/content/tree/build.ts';
import { createContentUpstream } from '../../../sandbox/content/upstream.ts';
import { createSearchUpstream } from '../../../sandbox/search/upstream.ts';
import { createCaches } from '../../../server/cache/caches.ts';
import type { Log } from '../../../server/operations/log/log.ts';
import { closePorts, createPorts, type PortsWith } from '../../../server/ports/ports.ts';
import { createRedirects } from '../../../server/redirects/redirects.ts';
import { createSilent } from '../../../server/testing/silent.ts';
import { urlsAt } from '../../../server/testing/urlsAt.ts';
import type { PlatformRedirect } from '../../../src/contracts/content/content.ts';
import { DICTIONARY } from '../../../src/contracts/dictionary/dictionary.ts';
import { allPorts } from '../../support/allPorts.ts';
import { startNarrowImages } from '../../support/browser/narrowImages.ts';
import { runCommand, runProcess } from '../../support/commands.ts';
import { datasetOf } from '../../support/data/dataset.ts';
import { leaseSandbox } from '../../support/leases.ts';
import { matrixCases } from '../../support/matrix.ts';
import { importShared } from '../../support/shared.ts';

const KEY = 'sandbox';

/** An invented site, so that all of its faults come from this test. */
const ALPHA: SiteConfig = { ...norrvagSe, id: 'alpha-se', contentName: 'alpha-se', host: 'alpha-se.example' };
const { carList, dealers } = ALPHA.paths;

const named = (title: string) => ({ NavigationTitle: text(title), MetaDescription: text('Words about it') });
const page = (
  path: string,
  fields: Record<string, unknown>,
  main: { component: string; fields?: Record<string, unknown> }[] = [],
) => ({
  path,
  template: 'ContentPage',
  fields,
  main,
});

const attacks = [
  '/about',
  '/about#here',
  '/en',
  '/en/about?x=1',
  'https://alpha-se.example/about',
  'mailto:a@b.example',
  'tel:112',
  '#down',
  'https://elsewhere.example/nothing',
  `${carList}/b/volvo`,
  '/sitemap.xml',
  '/gammalt/verkstad?id=7',
  'https://www.alpha-se.example/Gammalt/d%C3%A4ck',
  '/till-gruppen',
  '/about?moved=1',
  '/shown',
  '/gone',
  '/en/gone',
  'https://alpha-se.example/gone-too',
  'about',
  'ftp://x.example/',
  'mailto:',
  `${carList}/b/trabant`,
  `${carList}/volvo`,
  `${carList}/guide`,
  `${carList}/volvo/volvoo`,
  `${dealers}/nobody-here`,
  '/-/media/gone.pdf',
];
const site = (language: string, pages: ReturnType<typeof page>[]) => ({
  site: 'alpha-se',
  language,
  hostName: 'alpha-se.example',
  header: { component: 'Header', fields: { Logo: image('/-/media/logo.svg', 'Alpha') } },
  footer: { component: 'Footer', fields: { CopyrightText: text('Alpha') } },
  pages,
  notFound: page('/404', named('Not found')),
  serverError: page('/500', named('Error')),
});

/** Content without faults, except those that the tests name. */
function library() {
  const home = (title: string) =>
    page('/', named(title), [
      { component: 'RichText', fields: { Text: rich(attacks.map((href) => `<a href="${href}">x</a>`).join('')) } },
      { component: 'Blurb', fields: { Title: text('A'), Image: image('/-/media/there.jpg', 'A') } },
      { component: 'Blurb', fields: { Title: text('B'), Image: image('/-/media/missing.jpg', 'B') } },
      { component: 'Blurb', fields: { Title: text('C'), Image: image('/-/media/only-get.jpg', 'C') } },
      { component: 'Blurb', fields: { Title: text('D'), Image: image('https://elsewhere.example/a.jpg', 'D') } },
    ]);
  const about = page('/about', { ...named('About'), externalLink: link('/nowhere-outside', 'Out') });
  const cars = [
    page(carList, named('Cars')),
    page(`${carList}/guide`, named('Guide')),
    page(dealers, named('Dealers')),
    page(`${dealers}/,-w-,`, { NavigationTitle: text('Dealer') }),
  ];
  const withoutTitle = page('/bare', { NavigationTitle: text(' '), MetaDescription: text('') }, [
    { component: 'FancyThing' },
  ]);
  const withUnknownComponent = page('/strange', named('Strange'));
  const { home: _home, readMore: _readMore, ...phrases } = DICTIONARY;
  const dictionaries: Record<string, Record<string, string>> = {
    sv: { ...phrases, readMore: 'Läs mer' },
    en: { ...phrases, reloadPage: '' },
  };
  return assembleLibrary(
    [site('sv', [home('Hem'), about, ...cars, withoutTitle, withUnknownComponent]), site('en', [home('Home'), about])],
    (language) => dictionaries[language] ?? {},
  );
}

const media: RequestListener = (req, res) => {
  const served = ['/-/media/logo.svg', '/-/media/there.jpg', '/-/media/only-get.jpg'];
  const refused = req.url === '/-/media/only-get.jpg' && req.method === 'HEAD';
  res.writeHead(refused ? 405 : served.includes(req.url ?? '') ? 200 : 404).end();
};

const servers: Server[] = [];
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Redirects in the table of the site and on the platform. */
const TABLE = '/gammalt/:what -> /about?what=:what\n/till-gruppen -> norrvag-se:/om-oss\n/about?moved=1 -> /en/about\n';
const MOVED: PlatformRedirect[] = [
  {
    pattern: '/shown',
    target: '/about',
    redirectType: 'SERVER_TRANSFER',
    locale: '',
    isQueryStringPreserved: true,
    isLanguagePreserved: true,
  },
];

async function redirectsOf(log: Log): Promise<FindPageRedirect> {
  const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
  writeFileSync(join(folder, 'alpha-se.redirects'), TABLE);
  const sites = [ALPHA, norrvagSe];
  const redirects = createRedirects({ folder, sites, log });
  rmSync(folder, { recursive: true });
  await redirects.refreshPlatform(async ({ id }) => (id === 'alpha-se' ? MOVED : []));
  return createFindPageRedirect(redirects, sites);
}

let ports: PortsWith<'search'>;
let mediaUrl: string;
let found: Examination[];
/** The highest number of simultaneous calls to the content platform. */
let most = 0;
beforeAll(async () => {
  const foreign = new ForeignLayouts();
  const lost = [{ componentName: 'Quote', dataSource: '/sitecore/x/Quote 1' }];
  const rendered = {
    sitecore: { context: {}, route: { name: 'strange', fields: named('Strange'), placeholders: { main: lost } } },
  };
  foreign.set({ site: 'alpha-se', path: '/strange', rendered });
  const content = createContentUpstream(buildTree(library()), { key: KEY, publicUrl: () => '', foreign });
  let running = 0;
  const contentUrl = await serve(async (req, res) => {
    most = Math.max(most, ++running);
    await content(req, res);
    running -= 1;
  });
  const dataset = await datasetOf(60);
  const searchUrl = await serve(createSearchUpstream(dataset, { key: KEY }));
  mediaUrl = await serve(media);
  const silent = createSilent();
  const environment = readEnvironment({ SANDBOX: 'on' }, ['alpha-se']);
  const urls = { ...urlsAt(mediaUrl), content: `${contentUrl}/sitecore/api/graph/edge`, search: searchUrl };
  ports = allPorts(createPorts({ environment, urls, caches: createCaches(environment, silent), ...silent }));
  const componentNames = ['Header', 'Footer', 'RichText', 'Blurb', 'Quote'];
  const { content: port, search } = ports;
  found = await examine({
    sites: [ALPHA],
    content: port,
    search,
    media: createMediaProbe(mediaUrl),
    findPageRedirect: await redirectsOf(silent.log),
    componentNames,
    concurrency: 3,
  });
}, 60_000);
afterAll(async () => {
  await closePorts(ports);
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const subjects = (language: string, kind: string) =>
  found
    .find((each) => each.language === language)
    ?.findings.filter((finding) => finding.kind === kind)
    .map(({ subject }) => subject);
const finding = (language: string, subject: string) =>
  found.find((each) => each.language === language)?.findings.find((each) => each.subject === subject);

describe('D12 the doctor on content with every fault', () => {
  test('reads every language of every site with few simultaneous calls', () => {
    expect(found.map(({ site, language }) => `${site} ${language}`)).toEqual(['alpha-se sv', 'alpha-se en']);
    expect(most).toBeLessThanOrEqual(3);
    expect(found.flatMap(({ findings }) => findings.filter(({ kind }) => kind === 'unreachable'))).toEqual([]);
    expect(isHealthy(found)).toBe(false);
  });

  test('reports missing labels with the text that visitors read instead: of the first language, of the product, or English', () => {
    expect(subjects('sv', 'missingLabel')).toEqual(['home']);
    expect(finding('sv', 'home')?.detail).toBe('visitors read “Start” (sv, of the product)');
    expect(subjects('en', 'missingLabel')).toEqual(['home', 'readMore', 'reloadPage']);
    expect(finding('en', 'readMore')?.detail).toBe('visitors read “Läs mer” (sv)');
    expect(finding('en', 'home')?.detail).toBe('visitors read “Home” (English, of the product)');
  });

  test('reports components without a view, and those whose content is missing', () => {
    expect(finding('sv', 'FancyThing')).toMatchObject({ kind: 'unknownComponent', pages: ['/bare'] });
    expect(finding('sv', 'Quote (/sitecore/x/Quote 1)')).toMatchObject({ kind: 'missingContent', pages: ['/strange'] });
  });

  test('reports broken links, by router, platform, stock and dealers, and no working ones', () => {
    const deadLinks = [
      '/en/gone',
      '/gone',
      'about',
      'ftp://x.example/',
      'https://alpha-se.example/gone-too',
      'mailto:',
      '/nowhere-outside',
      `${carList}/b/trabant`,
      `${carList}/volvo/volvoo`,
      `${dealers}/nobody-here`,
    ];
    expect(subjects('sv', 'deadLink')?.sort()).toEqual(deadLinks.sort());
    expect(finding('sv', '/nowhere-outside')?.pages).toContain('the navigation');
    expect(finding('en', '/gone')?.pages).toEqual(['/en']);
    expect(finding('sv', '/gone')?.detail).toBe('the platform has no page for it in sv');
  });

  test('reports links to redirected URLs with the URL to write instead, and no rewritten URLs', () => {
    const redirected = found[0]?.findings.filter(({ kind }) => kind === 'redirectedLink');
    expect(redirected?.map(({ subject, detail }) => [subject, detail])).toEqual([
      ['/about?moved=1', 'redirects to /en/about: write /en/about'],
      ['/gammalt/verkstad?id=7', 'redirects to /about?what=verkstad&id=7: write /about?what=verkstad&id=7'],
      ['/till-gruppen', 'redirects to https://norrvag-se.example/om-oss: write https://norrvag-se.example/om-oss'],
      [
        'https://www.alpha-se.example/Gammalt/d%C3%A4ck',
        'redirects to /about?what=d%C3%A4ck: write /about?what=d%C3%A4ck',
      ],
    ]);
    expect(textReport(found)).toContain('links to a redirected URL: 4\n');
  });

  test('reports missing images and files', () => {
    expect(subjects('sv', 'missingImage')).toEqual(['/-/media/gone.pdf', '/-/media/missing.jpg']);
  });

  test('reports pages without title or description; a record has its own description', () => {
    expect(subjects('sv', 'missingTitle')).toEqual(['/bare']);
    expect(subjects('sv', 'missingDescription')).toEqual(['/bare']);
  });

  test('names component and place of each finding', () => {
    const report = textReport(found);
    expect(report).toContain(
      'alpha-se sv\n  labels that the dictionary lacks: 1\n    home – visitors read “Start” (sv, of the product)',
    );
    expect(report).toContain('    FancyThing (on /bare)');
    expect(report).toMatch(/\d+ findings in 1 sites, 2 languages, \d+ pages/);
  });

  test('reports an unavailable upstream instead of throwing', async () => {
    const unreachable = createMediaProbe('http://127.0.0.1:9');
    const refused = () => Promise.reject(new Error('away'));
    const content = { routes: refused, makes: refused, layout: refused, dictionary: refused, navigation: refused };
    const examined = await examine({
      sites: [ALPHA],
      content,
      search: ports.search,
      media: unreachable,
      findPageRedirect: () => null,
      componentNames: [],
      concurrency: 1,
    });
    expect(examined[0]?.findings.map(({ kind }) => kind)).toEqual([
      'unreachable',
      'unreachable',
      'unreachable',
      'unreachable',
    ]);
    expect(isHealthy(examined)).toBe(false);
  });
});

describe('D12 the command', () => {
  let runDoctor: typeof import('../../../bin/doctor/run.ts').runDoctor;
  beforeAll(async () => {
    ({ runDoctor } = await importShared<typeof import('../../../bin/doctor/run.ts')>(
      new URL('../../../bin/doctor/run.ts', import.meta.url).href,
    ));
  });

  test('the sandbox’s own content has no findings', async () => {
    // The default size of the stock: a smaller one may lack a model that a page links to.
    const sandbox = await leaseSandbox(VARIABLES.SANDBOX_CARS.default);
    const narrowImages = await startNarrowImages(sandbox.url);
    const sites = matrixCases(SITE_IDS, ['norrvag-se', 'marlow-uk']);
    const args = ['--json', ...sites.flatMap((id) => ['--site', id])];
    const { code, stdout } = await runCommand(runDoctor, args, { SANDBOX_URL: narrowImages.url });
    await narrowImages.close();
    await sandbox.close();
    const { ok, examined } = JSON.parse(stdout) as { ok: boolean; examined: Examination[] };
    const all = examined.flatMap(({ site, language, findings }) =>
      findings.map((each) => ({ site, language, ...each })),
    );
    expect(all).toEqual([]);
    expect([ok, code]).toEqual([true, 0]);
    const languages = SITES.filter(({ id }) => sites.includes(id)).map((site) => site.languages.length);
    expect(examined).toHaveLength(languages.reduce((sum, count) => sum + count, 0));
    for (const { pages, links, images, labels } of examined) {
      expect(pages).toBeGreaterThan(10);
      expect(links).toBeGreaterThan(15);
      expect(images).toBeGreaterThan(5);
      expect(labels).toBeGreaterThan(100);
    }
  }, 600_000);

  test.each([
    [['--site', 'nowhere-xx'], 'No site nowhere-xx; the sites are '],
    [['--concurrency', '100'], '--concurrency is a number from 1 to 16, not "100"'],
    [['--fast'], '--fast'],
  ])('%j is refused', async (args, text) => {
    const { code, stdout, stderr } = await runCommand(runDoctor, args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(text);
  });

  test('errors of the environment are reported without a stack, with exit code 1', async () => {
    const { code, stdout, stderr } = await runCommand(runDoctor, [], { PORT: 'many' });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/PORT/);
    expect(stderr).not.toContain(' at ');
  });

  test('as a process it passes arguments, output and exit code on', async () => {
    const helped = await runProcess('bin/doctor.ts', ['--help']);
    expect([helped.code, helped.stdout.split('\n', 1)[0], helped.stderr]).toEqual([
      0,
      'npm run doctor -- [--site ID]… [--json] [--concurrency N]',
      '',
    ]);
    const refused = await runProcess('bin/doctor.ts', ['--concurrency', '0']);
    expect(refused).toEqual({ code: 1, stdout: '', stderr: '--concurrency is a number from 1 to 16, not "0"\n' });
  });
});
