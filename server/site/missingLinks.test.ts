import { describe, expect, test } from '@jest/globals';
import { withoutUpstreams } from '../../config/siteConfig.ts';
import type { OptionalUpstream } from '../../config/upstreams.ts';
import { norrvagNo } from '../../customers/sample/sites/norrvag-no.ts';
import { norrvagSe } from '../../customers/sample/sites/norrvag-se.ts';
import { missingLinksOf } from './missingLinks.ts';

/** Returns whether a link of norrvag-se, or of norrvag-no, leads to what is not there. */
function isMissing(off: OptionalUpstream, href: string, site: 'se' | 'no' = 'se'): boolean {
  const [served] = withoutUpstreams([site === 'se' ? norrvagSe : norrvagNo], [off]);
  return served !== undefined && missingLinksOf(served)(href);
}

describe('links to pages of a feature whose upstream is off', () => {
  test.each<[OptionalUpstream, string]>([
    ['booking', '/service-och-verkstad/boka-bilverkstad'],
    ['booking', '/service-och-verkstad/boka-bilverkstad/'],
    ['booking', '/Service-och-verkstad/Boka-bilverkstad?a=1#b'],
    ['booking', '/en/service-och-verkstad/boka-bilverkstad/min-bokning'],
    ['booking', 'https://norrvag-se.example/service-och-verkstad/boka-bilverkstad'],
    ['booking', 'https://www.norrvag-se.example/service-och-verkstad/boka-bilverkstad'],
    ['search', '/kop-bil/alla-bilar-i-lager?car_fuel=Diesel'],
    ['search', '/kop-bil/alla-bilar-i-lager/b/volvo'],
    ['search', '/kop-bil/1234567/volvo-v60'],
    ['search', '/anlaggningar/norrvag-malmo'],
    ['search', '/salj-bil'],
    ['leads', '/salj-bil'],
    ['embeddedForms', '/om-oss/nyhetsbrevet/confirm'],
    ['testDrives', '/om-oss/din-provkorning'],
    ['tireHotel', '/dack-och-biltillbehor/dackhotell'],
    ['media', '/-/media/files/a.pdf'],
    ['platform', '/-/speak/a'],
    ['platform', '/sitecore/service/a'],
  ])('%s: %s', (off, href) => {
    expect(isMissing(off, href)).toBe(true);
  });

  test.each<[OptionalUpstream, string]>([
    ['booking', '/service-och-verkstad'],
    ['booking', '/service-och-verkstad/boka-bilverkstad-online'],
    ['booking', 'https://other.example/service-och-verkstad/boka-bilverkstad'],
    ['booking', '#booking'],
    ['booking', 'tel:+46'],
    ['booking', 'https://['],
    ['booking', '/%E0%A4%A'],
    ['search', '/kop-bil'],
    ['search', '/kop-bil/finansiering'],
    ['search', '/kop-bil/erbjudanden-2026'],
    ['search', '/anlaggningarna'],
    ['media', '/-/speak/a'],
    ['platform', '/-/media/a.jpg'],
    ['valuation', '/salj-bil'],
  ])('%s is no reason: %s', (off, href) => {
    expect(isMissing(off, href)).toBe(false);
  });

  test('the request for a workshop is a page of the forms that send a lead', () => {
    expect(isMissing('leads', '/verksted/bestill-time', 'no')).toBe(true);
    expect(isMissing('booking', '/verksted/bestill-time', 'no')).toBe(false);
  });
});
