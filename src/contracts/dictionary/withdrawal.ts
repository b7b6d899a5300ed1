/** Labels of the withdrawal from a booking, in English. */
export const WITHDRAWAL_DICTIONARY = {
  withdrawalNumber: 'Booking number',
  withdrawalNumberHint: 'It is in your confirmation, for example B100042.',
  withdrawalEmailHint: 'The address that the confirmation was sent to.',
  withdrawalContinue: 'Continue',
  withdrawalErrorNumber: 'Enter the booking number',
  withdrawalUnknown:
    'We cannot find a booking with this number and email address. Please check both against your confirmation.',
  withdrawalPast: 'The time of this booking has passed. Please contact us.',
  withdrawalFailed: 'We could not receive your withdrawal. Please try again, or contact us.',
  withdrawalReview: 'You are withdrawing from this booking',
  withdrawalReviewText: 'You have not withdrawn yet. Check that this is the right booking, then confirm.',
  withdrawalRequestText:
    'We cannot show the booking at the moment. When you confirm, our customer service will receive your withdrawal, with the time you sent it.',
  withdrawalConfirm: 'Confirm withdrawal',
  withdrawalBack: 'Change number or email address',
  withdrawalDone: 'You have withdrawn from the contract',
  withdrawalDoneText:
    'We received your withdrawal on {time}. The booking is cancelled. A receipt is on its way to {email}.',
  withdrawalRequested: 'We have received your withdrawal',
  withdrawalRequestedText:
    'We received it on {time}. Our customer service will cancel the booking by the next working day. A receipt is on its way to {email}.',
  withdrawalNoReceipt: 'The receipt could not be sent by email. Please save or print this page.',
  withdrawalServices: 'Booked',
  withdrawalTime: 'Time',
  withdrawalPlace: 'Workshop',
  withdrawalCar: 'Car',
  withdrawalFullDay: '{day}, full day',
} as const;
