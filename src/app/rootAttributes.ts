import { recordOf } from '../../lib/record.ts';
import { hasAlert } from '../components/Header/alertFields.ts';
import type { HeaderData } from '../components/Header/Header.data.ts';
import { checkboxValue } from '../content/fields.ts';
import type { PageData } from '../contracts/page/page.ts';
import { hasConsentLayer } from '../features/consent/hasConsentLayer.ts';
import type { RootAttributes } from './Document.tsx';

/**
 * Returns the attributes of `<html>` by which style sheets know what is on the page, for the first paint. Later the components set them
 * (`lib/rootAttribute.ts`). Server only.
 */
export function rootAttributes(page: PageData): RootAttributes {
  const header = page.placeholders['headless-header']?.find(({ componentName }) => componentName === 'Header');
  const fields = recordOf(header?.fields);
  const outcome = page.sections[header?.uid ?? ''];
  const data = outcome?.status === 'ok' ? (outcome.value as HeaderData | undefined) : undefined;
  return {
    ...(page.mode === 'preview' && { 'data-preview': '' }),
    ...(checkboxValue(fields.SlimNav) && { 'data-slim': '' }),
    ...(hasAlert(fields) && { 'data-message': data?.alertKey ?? '' }),
    ...(hasConsentLayer(page) && { 'data-own-consent': '' }),
  };
}
