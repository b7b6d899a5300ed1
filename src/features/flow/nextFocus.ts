/** Marks what takes the focus when the pressed button goes away; the first one counts. */
export const NEXT_FOCUS = { 'data-next-focus': '', tabIndex: -1 } as const;
