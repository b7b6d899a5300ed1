import { marlowUk } from './sites/marlow-uk.ts';
import { norrvagDk } from './sites/norrvag-dk.ts';
import { norrvagFi } from './sites/norrvag-fi.ts';
import { norrvagNo } from './sites/norrvag-no.ts';
import { norrvagSe } from './sites/norrvag-se.ts';
import { rullandeSe } from './sites/rullande-se.ts';
import { rullandeSk } from './sites/rullande-sk.ts';

/** One entry for each file in `sites/`, in the order in which they are listed. */
export const SITES = [norrvagSe, norrvagNo, norrvagDk, norrvagFi, rullandeSe, rullandeSk, marlowUk] as const;
