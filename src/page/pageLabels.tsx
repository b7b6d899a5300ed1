import type { ReactNode } from 'react';
import { encodeUrlPart } from '../../lib/urlText.ts';
import type { PageData, PageResponse } from '../contracts/page/page.ts';
import { SharedPageContext, useSharedContext } from '../ui/sharedContext.ts';

type Labels = PageData['dictionary'];

/**
 * Returns all labels of the displayed page. The loaded document has only those of its hydrated sections (`hydrationData.ts`).
 *
 * @throws when the server does not respond with a page
 */
export async function pageLabels(): Promise<Labels> {
  const path = encodeUrlPart(window.location.pathname + window.location.search);
  const response = await fetch(`/_page?path=${path}`, { headers: { accept: 'application/json' } });
  const body = (await response.json()) as PageResponse;
  if (body.kind !== 'page') throw new Error('/_page responded with no page');
  return body.page.dictionary;
}

/** Provides labels in addition to those of the page. */
export function LabelsProvider({ labels, children }: { labels: Labels; children?: ReactNode }) {
  const shared = useSharedContext();
  const dictionary = { ...shared.dictionary, ...labels };
  return <SharedPageContext value={{ ...shared, dictionary }}>{children}</SharedPageContext>;
}
