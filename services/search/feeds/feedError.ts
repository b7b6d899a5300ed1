/** A feed that cannot be read. Its message says why, for the people who make the feed. */
export class FeedError extends Error {
  override name = 'FeedError';
}
