import { type InferType, object, string } from 'yup';

/** A page view in the format of the content platform's events service (content platform §5.1). The sandbox checks it. */

const GUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const text = () => string().strict();

export const platformEventSchema = object({
  type: text().oneOf(['VIEW']).required(),
  /** The browser id that our server sets. */
  browser_id: text().matches(GUID).required(),
  channel: text().oneOf(['WEB']).required(),
  currency: text().oneOf(['USD']).required(),
  client_key: text().oneOf(['']).defined(),
  pos: text().oneOf(['']).defined(),
  language: text().required(),
  page: text().required(),
  /** ISO 8601. */
  requested_at: text()
    .matches(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    .required(),
  ext: object({
    pageVariantId: text()
      .matches(/^[0-9a-f]{32}_[a-z0-9_]+_[\w-]+$/)
      .required(),
  })
    .noUnknown()
    .required(),
  referrer: text(),
});

/** The `utm_*` parameters of the URL are additional fields. */
export type PlatformEvent = InferType<typeof platformEventSchema> & { [utm: `utm_${string}`]: string };
