import type { Environment } from '../../config/environment.ts';
import { UPSTREAMS, type UpstreamUrls } from '../../config/upstreams.ts';

const LOCAL_PREFIX = /^\/-\/(?:jss)?media(?=\/)/;
/** Folder of the media on hosts that have both of the platform's prefixes. */
const PLATFORM_FOLDER = '/-/media';

type Settings = Pick<Environment, 'MEDIA_PATH' | 'MEDIA_FOLDERS' | 'sandboxed'>;
type Urls = Pick<UpstreamUrls, 'content' | 'media' | 'platform'>;

/** Every folder by which content may name the platform's media: those that are set, and those of the upstreams. */
export function mediaFolders(settings: Settings, urls: Urls): string[] {
  const configured = settings.MEDIA_FOLDERS.split(',').map((folder) => folder.trim());
  const contentOrigin = new URL(urls.content).origin;
  // The sandbox's content names its media also while they are off.
  const sandboxMedia = settings.sandboxed.includes('content') ? `${contentOrigin}${UPSTREAMS.media.sandboxPath}` : null;
  const media = urls.media ?? sandboxMedia;
  const derived = [
    ...(media === null ? [] : [`${media}${settings.MEDIA_PATH}`, `${media}${PLATFORM_FOLDER}`]),
    ...(urls.platform === null ? [] : [`${urls.platform}${PLATFORM_FOLDER}`]),
    `${contentOrigin}${PLATFORM_FOLDER}`,
  ];
  return [...derived, ...configured];
}

/**
 * The path at the media upstream for a path of ours below `/-/media/` or `/-/jssmedia/`; other paths stay.
 *
 * @param folder `MEDIA_PATH`
 */
export function upstreamPath(path: string, folder: string): string {
  return folder === PLATFORM_FOLDER ? path : path.replace(LOCAL_PREFIX, folder);
}
