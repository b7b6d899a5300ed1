/** The one key that every upstream of the sandbox accepts. It guards nothing: it makes a forgotten key visible as a 401. */
export const SANDBOX_KEY = 'sandbox';
