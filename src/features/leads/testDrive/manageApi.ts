import { recordOf } from '../../../../lib/record.ts';
import { type TestDrive, testDriveSchema } from '../../../contracts/leads/testDrive.ts';
import { postTestDrive } from './postTestDrive.ts';
import { type TimesResult, timesIn } from './testDriveApi.ts';

/** Calls about the test drive of a signed link. They never throw. */

export type ManageResult =
  | { value: TestDrive }
  /** The invalid part of the call, or that it failed. */
  | { failure: 'token' | 'expired' | 'timeSlot' | 'rate' | 'failed' };

const PARTS = ['token', 'expired', 'timeSlot', 'rate'] as const;

/** Shows (`''`), moves or cancels a test drive, and returns it as it is then. */
export async function changeTestDrive(path: '' | '/move' | '/cancel', body: object): Promise<ManageResult> {
  try {
    const response = await postTestDrive(`booking${path}`, body);
    const content: unknown = await response.json().catch(() => null);
    if (response.ok) return { value: testDriveSchema.validateSync(content, { strict: true }) };
    const { error } = recordOf(content);
    return { failure: PARTS.find((part) => part === error) ?? 'failed' };
  } catch {
    return { failure: 'failed' };
  }
}

/** Returns four weeks of free times of the dealer of a test drive. */
export async function timesOfTestDrive(token: string, from: string): Promise<TimesResult> {
  try {
    return await timesIn(await postTestDrive('booking/times', { token, from }));
  } catch {
    return { failure: null };
  }
}
