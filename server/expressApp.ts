import express, { type Express } from 'express';

/** Creates an empty Express app with the settings that all our apps share. */
export function createExpress(trustedProxies: number): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.enable('case sensitive routing').enable('strict routing');
  app.set('trust proxy', trustedProxies).set('query parser', 'simple');
  return app;
}
