import { newCustomer } from './write.ts';

/** The process of `npm run new-customer`. */
process.exitCode = await newCustomer({ argv: process.argv.slice(2), output: console });
