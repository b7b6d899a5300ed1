/** What the server uses of the proxies: their middleware, and which URLs the media edge serves. */
export { mediaProxy } from './mediaProxy.ts';
export { platformProxy } from './platformProxy.ts';
export { isMediaUrl } from './proxiedUpstreams.ts';
