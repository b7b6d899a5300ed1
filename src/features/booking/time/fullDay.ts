/** Time at which the car is handed in for a whole day (S3 §2.2), and the same in minutes since midnight. */
export const FULL_DAY_TIME = '08:00';
export const FULL_DAY_START = 8 * 60;
