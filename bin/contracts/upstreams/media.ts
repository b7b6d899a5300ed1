import { type Contract, type OperationResponse, textIn } from '../contract.ts';

const path = textIn('path', 'path', 'Path of the file, which may have slashes.', 'cars/front.jpg');
const width = textIn(
  'query',
  'w',
  'Width in pixels that is wanted; the edge chooses the nearest it has.',
  '640',
  false,
);
const responses: Readonly<Record<number, OperationResponse>> = {
  200: { description: 'The file.', type: '*/*' },
  206: { description: 'The range of `Range`.', type: '*/*' },
  304: { description: 'The file is that of `If-None-Match`.' },
  404: { description: 'There is no such file.' },
  416: { description: 'The file has no such range.' },
};

export const mediaContract: Contract = {
  upstream: 'media',
  description:
    'Files that visitors get through our proxy, under the site’s own name. Everything but credentials, cookies and fields of the ' +
    'visitor is forwarded. The edge takes no key. The media interfaces below `/sitecore/api/` are forwarded in the same way, and their bodies are not read.',
  remark: 'Bodies are files of any type. There is no schema of them.',
  messages: {},
  operations: [
    {
      id: 'fetchMedia',
      method: 'get',
      path: '/-/media/{path}',
      summary: 'Returns a file, an image in the format that `Accept` prefers.',
      parameters: [path, width],
      responses,
    },
    {
      id: 'headMedia',
      method: 'head',
      path: '/-/media/{path}',
      summary: 'Returns the fields of the file without its body.',
      parameters: [path, width],
      responses: { 200: { description: 'The fields.' }, 404: { description: 'There is no such file.' } },
    },
  ],
};
