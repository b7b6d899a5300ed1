import { useTranslate } from '../../ui/sharedContext.ts';
import { Fact } from '../flow/Fact.tsx';

interface TypedFactsProps {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  phoneMobile?: string | null | undefined;
  email?: string | null | undefined;
  freeText?: string | null | undefined;
}

/** Renders what the visitor has typed into the contact form, in a list of facts. */
export function TypedFacts({ firstName, lastName, phoneMobile, email, freeText }: TypedFactsProps) {
  const translate = useTranslate();
  const facts = [
    ['tireName', [firstName, lastName].filter(Boolean).join(' ')],
    ['tireMobile', phoneMobile],
    ['tireEmail', email],
    ['tireComment', freeText],
  ] as const;
  return facts.map(([label, value]) => (
    <Fact key={label} label={translate(label)} isTyped>
      {value}
    </Fact>
  ));
}
