/** Labels of embedded forms and of the newsletter, in English. */
export const EMBEDDED_DICTIONARY = {
  newsletterSignUp: 'Sign me up',
  newsletterEmailHint: 'We use the address for the newsletter only',
  newsletterSentTitle: 'Nearly done: look in your email',
  newsletterSentText:
    'We have sent an email with a link. Follow it within three days, and you get the newsletter. If it does not arrive, look in your spam folder.',
  newsletterConfirm: 'Yes, I want the newsletter',
  newsletterConfirmText: 'Press the button to complete your sign-up. Until then we send nothing.',
  newsletterConfirmed: 'Done. You now get our newsletter',
  newsletterConfirmedText: 'Every issue has a link to unsubscribe.',
  newsletterEnd: 'Unsubscribe',
  newsletterEndText: 'Press the button, and we send you no more newsletters.',
  newsletterEnded: 'You get no more newsletters',
  newsletterEndedText: 'You are welcome back whenever you like.',
  newsletterLinkUsed: 'You have used this link before. There is nothing more to do.',
  newsletterAgain: 'To the sign-up',
  newsletterFailed: 'This did not work just now. Try again in a moment; the link is still valid.',
  embeddedSentTitle: 'Thank you, we have your answer',
  embeddedSentText: 'We get in touch if we have a question.',
  embeddedFailed: 'The form cannot be shown just now. Reload the page in a moment, or contact us.',
  embeddedChoose: 'Choose',
  embeddedOpen: 'Open the form',
} as const;
