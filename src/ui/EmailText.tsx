import { domain } from './EmailText.styles.ts';

/** Renders an e-mail address. A line that is too short for it breaks before the `@`. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  if (at === -1) return <span>{email}</span>;
  return (
    <>
      <span>{email.slice(0, at)}</span>
      <wbr />
      <span className={domain}>{email.slice(at)}</span>
    </>
  );
}
