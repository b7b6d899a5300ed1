import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { EmailText } from './EmailText.tsx';

const markup = (email: string) => renderToStaticMarkup(<EmailText email={email} />);

test('an address breaks before its domain only, and reads as before', () => {
  const html = markup('sales.kungens.kurva@norrvag-se.example');
  expect(html).toMatch(/^<span>sales\.kungens\.kurva<\/span><wbr\/><span class="[^"]+">@norrvag-se\.example<\/span>$/);
  expect(html.replace(/<[^>]*>/g, '')).toBe('sales.kungens.kurva@norrvag-se.example');
});

test('a text that is no address stays as it is', () => {
  expect(markup('ask at the desk')).toBe('<span>ask at the desk</span>');
});
