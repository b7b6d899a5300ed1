/** Time at which the car is handed in for a whole day (S3 §2.2). */
export const FULL_DAY_TIME = '08:00';
