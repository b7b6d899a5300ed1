import { isRecord } from '../../src/contracts/record.ts';

/**
 * The platform's answer to `POST /v1/personalize` (content platform §5.3): the one of the offered variants whose id, or the
 * part of it behind the component's, is the campaign that brought the visitor (`utm_campaign`); else none.
 */
export function personalize(body: unknown): { variantId: string | null } {
  if (!isRecord(body) || !Array.isArray(body.variants)) return { variantId: null };
  const params = isRecord(body.params) ? body.params : {};
  const utm = isRecord(params.utm) ? params.utm : {};
  const wanted = typeof utm.campaign === 'string' ? utm.campaign.toLowerCase() : '';
  const ids = body.variants.filter((id) => typeof id === 'string');
  return { variantId: ids.find((id) => id.split('_').at(-1)?.toLowerCase() === wanted) ?? null };
}
