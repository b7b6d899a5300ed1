import { useEffect, useRef, useState } from 'react';
import { isEmptyField } from '../../content/fields.ts';
import type { FileValue } from '../../content/fieldValues.ts';
import { Text } from '../../content/Text.tsx';
import { fileSize } from '../../lib/fileSize.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { IconDrawing } from '../../ui/icon/IconDrawing.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './FileDownloadList.styles.ts';

/** Visible files while the list is collapsed (S3 §9). The style sheet has the same number. */
export const COLLAPSED_COUNT = 3;

/** Control characters, bidirectional controls, and characters that are special in file names. */
const UNSAFE = /[\p{Cc}\p{Cf}"*/:<>?\\|]+/gu;

export interface Download {
  title: unknown;
  file: FileValue;
}

/** Renders the files; those after the third are collapsed. Without JavaScript the style sheet shows all. */
export function Downloads({ downloads }: { downloads: readonly Download[] }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const firstHidden = useRef<HTMLAnchorElement>(null);
  const isCollapsible = downloads.length > COLLAPSED_COUNT;
  // The new files are above the button, so the first of them gets the focus.
  useEffect(() => {
    if (open) firstHidden.current?.focus({ preventScroll: true });
  }, [open]);
  return (
    <>
      <ul className={styles.files} data-collapsed={(isCollapsible && !open) || undefined}>
        {downloads.map(({ title, file }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, in which a file may be repeated
          <li key={index}>
            <a
              ref={index === COLLAPSED_COUNT ? firstHidden : undefined}
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
      {isCollapsible && (
        <Button kind="ghost" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
          <span>
            {open
              ? translate('filesShowFewer', { count: COLLAPSED_COUNT })
              : translate('filesShowAll', { count: downloads.length })}
          </span>
          <Icon name={open ? 'arrowUp' : 'arrowDown'} size={18} />
        </Button>
      )}
    </>
  );
}

/** Renders type and size such as `PDF, 320 kB`. */
function Facts({ file: { extension, size } }: { file: FileValue }) {
  const { locale } = usePage().language;
  const facts = [extension.toUpperCase(), size !== null && fileSize(size, locale)].filter(Boolean);
  return facts.length > 0 && <span className={styles.facts}>{facts.join(', ')}</span>;
}

/** Returns the file name of the download: the editors' name without characters that are special in file names. */
function downloadName({ name, extension }: FileValue): string {
  const safeName = name.replace(UNSAFE, ' ').trim();
  const baseName = safeName.replace(/^[.\s]+/, '');
  if (!baseName) return '';
  return extension && !baseName.toLowerCase().endsWith(`.${extension}`) ? `${baseName}.${extension}` : baseName;
}
