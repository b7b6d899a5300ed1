/** What the contact form of a car loads once a test drive is wished. */
export { TestDriveBooked } from './TestDriveBooked.tsx';
export { TestDriveTimes } from './TestDriveTimes.tsx';
