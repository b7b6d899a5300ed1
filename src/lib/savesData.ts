/** Whether the visitor has asked the browser for fewer bytes; not every browser says. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
