import { isRecord } from '../../lib/record.ts';

/**
 * Returns the body of the platform's response to `POST /v1/personalize` (content platform §5.3): the requested variant whose id, or
 * the part of it after the component's id, equals `utm_campaign`; null for none.
 */
export function personalize(body: unknown): { variantId: string | null } {
  if (!isRecord(body) || !Array.isArray(body.variants)) return { variantId: null };
  const params = isRecord(body.params) ? body.params : {};
  const utm = isRecord(params.utm) ? params.utm : {};
  const campaign = typeof utm.campaign === 'string' ? utm.campaign.toLowerCase() : '';
  const ids = body.variants.filter((id) => typeof id === 'string');
  return { variantId: ids.find((id) => id.split('_').at(-1)?.toLowerCase() === campaign) ?? null };
}
