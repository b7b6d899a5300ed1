import type { ReactNode } from 'react';
import { isEditable } from '../../content/EditingChromeContext.ts';
import { imageValue, isEmptyField, textValue } from '../../content/fields.ts';
import { Image } from '../../content/Image.tsx';
import { Link } from '../../content/Link.tsx';
import { RichText } from '../../content/RichText.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { mailHref, phoneHref } from '../../lib/contactHref.ts';
import { buttons } from '../../ui/button.styles.ts';
import { CopyButton } from '../../ui/copy/CopyButton.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon, type IconName } from '../../ui/icon/Icon.tsx';
import { container, section } from '../../ui/layout.styles.ts';
import { frame, sideHeading } from '../../ui/sideHeading.styles.ts';
import * as styles from './ContactCard.styles.ts';

const PARTS = ['Title', 'Name', 'Role', 'Phone', 'Email', 'Text'] as const;

/** Renders a person or department with telephone and e-mail to copy (F024). Renders nothing when empty. */
export function ContactCard({ fields }: ComponentProps) {
  const hasImage = imageValue(fields.Image) !== null;
  if (!hasImage && PARTS.every((name) => isEmptyField(fields[name]))) return null;
  const hasTitle = !isEmptyField(fields.Title);
  return (
    <section className={classes(container, section)}>
      <div className={frame}>
        <div className={classes(sideHeading, styles.parts)}>
          {hasTitle && (
            <Heading level={2} size="block">
              <Text field={fields.Title} />
            </Heading>
          )}
          <div className={styles.card}>
            <Image field={fields.Image} className={styles.portrait} sizes="(min-width: 30rem) 8rem, 6rem" />
            <div className={styles.body}>
              <Person fields={fields} level={hasTitle ? 3 : 2} />
              <RichText field={fields.Text} />
              <Contacts fields={fields} />
              <Link field={fields.Link} className={buttons.ghost} />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

function Person({ fields, level }: Pick<ComponentProps, 'fields'> & { level: 2 | 3 }) {
  const hasName = !isEmptyField(fields.Name);
  const hasRole = !isEmptyField(fields.Role);
  if (!hasName && !hasRole) return null;
  return (
    <div>
      {hasName && (
        <Heading level={level} size="card">
          <Text field={fields.Name} />
        </Heading>
      )}
      {hasRole && (
        <p className={styles.role}>
          <Text field={fields.Role} />
        </p>
      )}
    </div>
  );
}

/** Renders telephone and e-mail as a list. */
function Contacts({ fields }: Pick<ComponentProps, 'fields'>) {
  const phone = textValue(fields.Phone).trim();
  const email = textValue(fields.Email).trim();
  const hasPhone = phone !== '' || isEditable(fields.Phone);
  const hasEmail = email !== '' || isEditable(fields.Email);
  if (!hasPhone && !hasEmail) return null;
  return (
    <ul className={styles.contacts}>
      {hasPhone && (
        <Contact icon="phone" href={phoneHref(phone)} value={phone}>
          <Text field={fields.Phone} />
        </Contact>
      )}
      {hasEmail && (
        <Contact icon="mail" href={mailHref(email)} value={email}>
          <Text field={fields.Email} />
        </Contact>
      )}
    </ul>
  );
}

interface ContactProps {
  icon: IconName;
  href: string;
  /** Text to copy. */
  value: string;
  children: ReactNode;
}

function Contact({ icon, href, value, children }: ContactProps) {
  return (
    <li>
      <Icon name={icon} size={18} />
      <span>
        <a href={href}>{children}</a>
        <CopyButton value={value} />
      </span>
    </li>
  );
}
