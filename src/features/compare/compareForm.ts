/** Id of the form that submits the chosen cars without scripts. */
export const COMPARE_FORM = 'compare-form';
