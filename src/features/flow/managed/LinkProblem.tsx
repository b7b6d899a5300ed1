import { usePage } from '../../../page/PageContext.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { linkProblem } from '../flow.styles.ts';
import { type HelpContact, HelpLine } from '../HelpLine.tsx';
import { Problem } from '../Problem.tsx';

interface LinkProblemProps {
  message: string;
  contact: HelpContact;
  /** Where to book anew, when nothing can be done with the link; the path is without the language, null where the site has none. */
  again: { path: string | null; label: string } | null;
}

/** Renders why a link or a change does not work, with a way to book anew and to reach somebody. */
export function LinkProblem({ message, contact, again }: LinkProblemProps) {
  const { prefix } = usePage().language;
  return (
    <div className={linkProblem}>
      <Problem message={message} takesFocus>
        <HelpLine contact={contact} />
        {again?.path && (
          <ButtonLink kind="secondary" href={prefix + again.path}>
            {again.label}
          </ButtonLink>
        )}
      </Problem>
    </div>
  );
}
