/** What the server uses of the proxies: their middleware, and which URLs the media edge serves. */

export { isMediaUrl } from '../site/proxiedUpstreams.ts';
export { mediaProxy } from './mediaProxy.ts';
export { platformProxy } from './platformProxy.ts';
export { refuseProxied } from './refuseProxied.ts';
