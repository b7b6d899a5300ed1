import { useEffect, useRef, useState } from 'react';
import { isEmptyField } from '../../content/fields.ts';
import type { FileValue } from '../../content/fieldValues.ts';
import { Text } from '../../content/Text.tsx';
import { fileSize } from '../../lib/fileSize.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconDrawing } from '../../ui/IconDrawing.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './FileDownloadList.styles.ts';

/** S3 §9: so many are shown while the list is collapsed. The style sheet counts them too. */
export const COLLAPSED_COUNT = 3;

/** Control characters, those that turn the direction of writing, and what separates paths. */
const UNSAFE = /[\p{Cc}\p{Cf}"*/:<>?\\|]+/gu;

export interface Download {
  title: unknown;
  file: FileValue;
}

/** The files, those beyond the third when asked for; all of them without scripts, by the style sheet. */
export function Downloads({ downloads }: { downloads: readonly Download[] }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const firstMore = useRef<HTMLAnchorElement>(null);
  const folds = downloads.length > COLLAPSED_COUNT;
  // What appears is above the button: whoever opened the list goes on reading there.
  useEffect(() => {
    if (open) firstMore.current?.focus({ preventScroll: true });
  }, [open]);
  return (
    <>
      <ul className={styles.files} data-collapsed={(folds && !open) || undefined}>
        {downloads.map(({ title, file }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, in which a file may stand twice
          <li key={index}>
            <a
              ref={index === COLLAPSED_COUNT ? firstMore : undefined}
              className={styles.file}
              href={file.src}
              download={downloadName(file)}
            >
              <IconDrawing icon="download" className={styles.icon} />
              <span className={styles.name}>{isEmptyField(title) ? file.title : <Text field={title} />}</span>
              <Facts file={file} />
            </a>
          </li>
        ))}
      </ul>
      {folds && (
        <Button kind="ghost" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open
            ? translate('filesShowFewer', { count: COLLAPSED_COUNT })
            : translate('filesShowAll', { count: downloads.length })}
          <Icon name={open ? 'arrowUp' : 'arrowDown'} size={18} />
        </Button>
      )}
    </>
  );
}

/** `PDF, 320 kB`. */
function Facts({ file: { extension, size } }: { file: FileValue }) {
  const { locale } = usePage().language;
  const facts = [extension.toUpperCase(), size !== null && fileSize(size, locale)].filter(Boolean);
  return facts.length > 0 && <span className={styles.facts}>{facts.join(', ')}</span>;
}

/** Under which the browser keeps it: the editor's name, without what file systems or readers could take for a path. */
function downloadName({ name, extension }: FileValue): string {
  const safe = name.replace(UNSAFE, ' ').trim();
  const bare = safe.replace(/^[.\s]+/, '');
  if (!bare) return '';
  return extension && !bare.toLowerCase().endsWith(`.${extension}`) ? `${bare}.${extension}` : bare;
}
