import { usePage } from './PageContext.tsx';

/** Returns the function that writes a telephone number for visitors: the site's own as its country does, others as they are. */
export function usePhoneText(): (phone: string) => string {
  const { phone: own, phoneText } = usePage().site;
  return (phone) => (phone === own && phoneText ? phoneText : phone);
}
