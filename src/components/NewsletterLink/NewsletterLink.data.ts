export { loader } from '../NewsletterForm/NewsletterForm.data.ts';
