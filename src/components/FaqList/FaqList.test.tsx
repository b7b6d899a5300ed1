import { describe, expect, test } from '@jest/globals';
import type { ComponentRendering } from '../../contracts/content/layout.ts';
import { safeJson } from '../../delivery/JsonScript.tsx';
import { renderOnPage, testLoaderContext } from '../../testing/renderOnPage.tsx';
import { loader } from './FaqList.data.ts';
import { FaqList } from './FaqList.tsx';
import { faqPage } from './faqPage.ts';

const question = (Question: unknown, Answer: unknown) => ({ id: '', name: '', fields: { Question, Answer } });
const filled = question({ value: 'Hur länge?' }, { value: '<p>Minst <b>tolv</b> månader &amp; mer</p>' });
const show = (fields: Record<string, unknown>) =>
  renderOnPage(<FaqList rendering={{ uid: 'u' }} fields={fields} params={{}} data={null} />);

describe('questions and answers', () => {
  test('open like an accordion', () => {
    const html = show({ Title: { value: 'Garanti' }, Questions: [filled] });
    expect(html).toMatch(/<details[^>]*><summary[^>]*><h3[^>]*>Hur länge\?<\/h3><\/summary>/);
    expect(html).toContain('<b>tolv</b>');
  });

  test.each([[{}], [{ Questions: [] }], [{ Questions: [question({ value: 'Obesvarad' }, { value: '' })] }]])(
    'print nothing for %j',
    (fields) => expect(show(fields)).toBe(''),
  );
});

describe('FAQPage for search engines', () => {
  test('has the text without markup', () => {
    expect(faqPage([[filled]])).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Hur länge?',
          acceptedAnswer: { '@type': 'Answer', text: 'Minst tolv månader & mer' },
        },
      ],
    });
  });

  test('leaves out incomplete questions, and is absent without any', () => {
    const empty = [question({ value: 'Obesvarad' }, { value: '<p>&nbsp;</p>' }), question(null, { value: 'x' }), null];
    expect(faqPage([empty, undefined, 'x'])).toBeNull();
    expect(faqPage([[...empty, filled]])?.mainEntity).toHaveLength(1);
  });

  test('cannot end its script element', () => {
    const hostile = question({ value: 'Hej </script><script>alert(1)</script>' }, { value: 'a &lt;/script&gt; b' });
    const json = safeJson(faqPage([[hostile]]));
    expect(json).not.toContain('<');
    expect(JSON.parse(json).mainEntity[0].acceptedAnswer.text).toBe('a </script> b');
  });

  test('is one per page, with the questions of all its lists', async () => {
    const list = (uid: string): ComponentRendering => ({
      uid,
      componentName: 'FaqList',
      fields: { Questions: [filled] },
    });
    const nested: ComponentRendering = { uid: 'c', componentName: 'Container', placeholders: { x: [list('b')] } };
    const page = { placeholders: { 'headless-main': [list('a'), nested] } };
    const head = async (rendering: ComponentRendering) => {
      const result = await loader.load(rendering, testLoaderContext({ page }));
      return result.kind === 'data' ? result.head?.jsonLd : undefined;
    };
    expect((await head(list('a')))?.[0]?.mainEntity).toHaveLength(2);
    expect(await head(list('b'))).toBeUndefined();
  });
});
