/** Posts to the API of test drives, below `/api/testdrive/`. The call also goes out when the page goes. @throws TypeError without a connection */
export const postTestDrive = (path: string, body: object): Promise<Response> =>
  fetch(`/api/testdrive/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  });
