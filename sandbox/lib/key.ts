/** The key that every upstream of the sandbox accepts. It protects nothing; it makes a missing key visible as a 401. */
export const SANDBOX_KEY = 'sandbox';
