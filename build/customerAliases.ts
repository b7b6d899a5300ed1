import { CUSTOMER_DIR } from '../config/customer.ts';

/** Where Vite finds the customer's modules (`#customer/themes`) and the files that style sheets refer to (`/customer/wordmarks/a.svg`). */
export const CUSTOMER_ALIASES = [
  { find: /^#customer\/(\w+)$/, replacement: `${CUSTOMER_DIR}/$1.ts` },
  { find: /^\/customer\//, replacement: `${CUSTOMER_DIR}/` },
];
