/** Labels of the booking of a wheel change (S3 §2.4, §8), in English. The Swedish ones are the texts of the specification. */
export const TIRE_BOOKING_DICTIONARY = {
  tireBookingTitle: 'When do you want to leave the car?',
  tireBack: 'Back',
  tireConfirmed: 'Thank you for your booking request',
  tireOtherCar: 'Book a time for another car',
} as const;
