/** Sets a data attribute of `<html>`, or with null removes it. Style sheets read it in place of `html:has()` (docs/decisions/0149). */
export function setRootAttribute(name: string, value: string | null): void {
  const { dataset } = document.documentElement;
  if (value === null) delete dataset[name];
  else dataset[name] = value;
}
