import express, { type Express } from 'express';

/** An Express app without anything on it, with the settings of every app of ours. */
export function createExpress(trustedProxies: number): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.enable('case sensitive routing').enable('strict routing');
  app.set('trust proxy', trustedProxies).set('query parser', 'simple');
  return app;
}
