/** Days after which the copy of a car's page is not shown any more: its price would say nothing. */
export const COPY_DAYS = 30;
