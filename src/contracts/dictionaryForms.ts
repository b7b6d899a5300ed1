/** Labels of forms, in English. A rule of a form that is broken is named by the key of its text. */
export const FORM_ERRORS = {
  formErrorName: 'Enter your name',
  formErrorPhoneRequired: 'Enter your phone number',
  formErrorPhone: 'Enter a phone number with 6 to 20 digits, for example 07700 900123',
  formErrorEmailRequired: 'Enter your email address',
  formErrorEmail: 'Enter an email address such as name@example.com',
  formErrorTooLong: 'Shorten this text',
  formErrorLineBreak: 'Write this on one line',
  formErrorSeller: 'Choose a seller',
  formErrorDealer: 'Choose a dealer',
  formErrorCar: 'We no longer have this car. Contact us, and we will help you find another one',
  formErrorTestDriveTime: 'Choose one of the times on the list',
  formErrorPlateRequired: 'Enter the registration number',
  formErrorPlate: 'Enter a registration number such as AB12 CDE',
  formErrorMileageRequired: 'Enter the mileage',
  formErrorMileage: 'Enter the mileage as a number, for example 12 500',
  formErrorOption: 'Choose whether you want to sell or part exchange',
  formErrorTypeCar: 'Choose car or motorcycle',
  formErrorServices: 'Choose at least one service',
  formErrorDateRequired: 'Choose a day',
  formErrorDate: 'Enter a day such as 2026-12-01',
  formErrorDatePast: 'Choose today or a later day',
  formErrorDateClosed: 'The workshop is closed that day. Choose another one',
  formErrorConsent: 'Give your consent so that we may handle your request',
  formErrorAnswer: 'Answer this question',
  formErrorChoice: 'Choose one of the options',
  formErrorInvalid: 'We cannot use this. Check what you have entered',
  formErrorChanged: 'This form was sent before with other details. Send it again to send these too',
  formErrorRobot: 'We could not send the form. Send it again, or contact us by phone or email',
  formErrorRate: 'You have sent many forms in a short time. Wait a moment and send it again',
} as const;

export const FORMS_DICTIONARY = {
  ...FORM_ERRORS,
  /** F078. */
  carDetailFormError: 'We could not send your message. Try again, or contact us by phone or email.',
  /** Begins the title of a page whose form has errors (U13). */
  formErrorTitle: 'Error',
  formErrorSummary: 'Check what you have entered',
  formName: 'Name',
  formPhone: 'Phone',
  formPhoneHint: 'So that we can call you about your request',
  formEmail: 'Email',
  formEmailHint: 'For our reply and a copy of your request',
  formMessage: 'Message',
  formOptional: 'optional',
  formSeller: 'Seller',
  chooseSeller: 'Choose seller',
  formQuote: 'I would like a quote',
  formTestDrive: 'I would like a test drive',
  formSend: 'Send',
  formSentTitle: 'Thank you, we have your request',
  formSentText:
    'We reply as soon as we can, at the latest on the next working day. A copy is on its way to your email.',
  /** Label of a field that people do not see. */
  formLeaveEmpty: 'Leave this field empty',
} as const;

/** A broken rule of a field. */
export type FormErrorKey = keyof typeof FORM_ERRORS;
