/**
 * Errors of `/api/tirehotel` (S3 §8). A body is `{ error, message }`: `message` is for people, in the language of the query (`language=en`;
 * by default Swedish), or the text of the tire system.
 */

/**
 * - 400: the name of the invalid member, with the text `invalid`
 * - 400 `code`: any failure of a code, always with the same text (Q27)
 * - 401 `session`: there is no session, or it has ended: log in again
 * - 401 `visit`: the look-up was half an hour ago, or in another browser: search again
 * - 403 `vehicle`, `workshop`: not those of the session
 * - 403 `origin`: another site sent the call
 * - 404 `agreement`: no agreement for the plate
 * - 404 `token`: a link to a booking that is not ours; 410 `expired`: its time has passed, or it is cancelled and cannot be moved
 * - 409 and 422 `booking`, 422 `login`: the tire system refused, with its text
 * - 429 `lookUps`, `resend`, `codes`, `tries`, `rate`, each with `Retry-After`
 * - 502 `notBooked`: the tire system responded to a booking with an error, so it is not made and may be changed
 * - 502 `upstream`: the tire system failed; 503 with `Retry-After` while it is not called, and when Redis is unavailable (`store`)
 * - 503 `messages`: the site has sent all messages of the day
 */
export const TIRE_HOTEL_TEXTS = {
  sv: {
    agreement: 'Vi hittar inget däckhotellsavtal för detta registreringsnummer.',
    failed: 'Något gick fel, var god och försök senare.',
    invalid: 'Uppgifterna är inte giltiga. Kontrollera dem och försök igen.',
    code: 'Koden är fel eller gäller inte längre. Kontrollera koden eller begär en ny.',
    session: 'Du är utloggad. Logga in igen med en ny kod.',
    visit: 'Sökningen gäller inte längre. Sök på registreringsnumret igen.',
    forbidden: 'Du kan bara boka för det fordon som du är inloggad för.',
    lookUps: 'För många sökningar. Vänta en stund och försök igen.',
    resend: 'En kod är redan skickad. Vänta en halv minut innan du begär en ny.',
    codes: 'Inga fler koder kan skickas till fordonet just nu. Försök igen senare eller kontakta oss.',
    tries: 'För många felaktiga koder. Försök igen senare eller kontakta oss.',
    rate: 'För många anrop. Vänta en stund och försök igen.',
    messages: 'Vi kan inte skicka några koder just nu. Försök igen senare eller kontakta oss.',
    login: 'Koden kunde inte skickas. Försök igen senare eller kontakta oss.',
    booking: 'Bokningen kunde inte genomföras. Välj en annan tid eller kontakta oss.',
    token: 'Länken är inte giltig. Kopiera hela länken från mejlet.',
    expired: 'Länken gäller inte längre. Tiden har passerat eller är avbokad.',
  },
  en: {
    agreement: 'We cannot find a tyre hotel agreement for this registration number.',
    failed: 'Something went wrong, please try again later.',
    invalid: 'The details are not valid. Check them and try again.',
    code: 'The code is wrong or no longer valid. Check the code or request a new one.',
    session: 'You are logged out. Log in again with a new code.',
    visit: 'The search is no longer valid. Search for the registration number again.',
    forbidden: 'You can only book for the vehicle that you are logged in for.',
    lookUps: 'Too many searches. Wait a moment and try again.',
    resend: 'A code has already been sent. Wait half a minute before you request a new one.',
    codes: 'No more codes can be sent for the vehicle at the moment. Try again later or contact us.',
    tries: 'Too many wrong codes. Try again later or contact us.',
    rate: 'Too many calls. Wait a moment and try again.',
    messages: 'We cannot send any codes at the moment. Try again later or contact us.',
    login: 'The code could not be sent. Try again later or contact us.',
    booking: 'The booking could not be made. Choose another time or contact us.',
    token: 'This link is not valid. Copy the whole link from the email.',
    expired: 'This link is no longer valid. The time has passed or was cancelled.',
  },
} as const;

export type TireHotelText = keyof (typeof TIRE_HOTEL_TEXTS)['sv'];

/** Returns a text in a language; Swedish for any language but English. */
export const tireHotelText = (text: TireHotelText, language: unknown): string =>
  TIRE_HOTEL_TEXTS[language === 'en' ? 'en' : 'sv'][text];

export interface TireHotelError {
  error: string;
  message: string;
}
