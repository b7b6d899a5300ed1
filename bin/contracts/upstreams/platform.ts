import { type Contract, type OperationResponse, textIn } from '../contract.ts';

const path = textIn('path', 'path', 'Path of the handler, which may have slashes.', 'icon/office/32x32/car.svg');
const responses: Readonly<Record<number, OperationResponse>> = {
  200: { description: 'Whatever the handler sends.', type: '*/*' },
  404: { description: 'There is no such handler.' },
};

export const platformContract: Contract = {
  upstream: 'platform',
  description:
    'Handlers and services of the content platform’s own host that visitors reach through our proxy, without any key of ours. Redirects ' +
    'become an error, and cookies are removed.',
  remark: 'Bodies are those of the platform, of any type. There is no schema of them.',
  messages: {},
  operations: [
    {
      id: 'fetchHandler',
      method: 'get',
      path: '/-/{path}',
      summary: 'Returns what a handler sends.',
      parameters: [path],
      responses,
    },
    {
      id: 'fetchService',
      method: 'get',
      path: '/sitecore/service/{path}',
      summary: 'Returns what a service sends.',
      parameters: [path],
      responses,
    },
    {
      id: 'postService',
      method: 'post',
      path: '/sitecore/service/{path}',
      summary: 'Sends a body of at most 1 MB to a service.',
      parameters: [path],
      responses,
    },
  ],
};
