/** An invalid request. `field` is the path of the error in its body. */
export class RequestError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422;
  readonly field: string | null;

  constructor(status: RequestError['status'], message: string, field: string | null = null) {
    super(message);
    this.name = 'RequestError';
    this.status = status;
    this.field = field;
  }
}
