export { loader } from '../ManageBooking/ManageBooking.data.ts';
