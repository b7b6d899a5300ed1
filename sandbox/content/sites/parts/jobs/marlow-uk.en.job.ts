/** The jobs that the workshops of Marlow's themed marques have pages for. */
export type JobSlug =
  | 'book-a-service'
  | 'mot'
  | 'tyres'
  | 'parts-and-accessories'
  | 'service-plans'
  | 'accident-repair';

/** What is said of a job for one marque alone: the lead as plain text, and what stands first in the text. */
export type JobWords = readonly [lead: string, html: string];
