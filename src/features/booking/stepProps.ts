import type { RequestContact } from '../leads/sellCar.ts';
import type { FlowEvent } from './flow/flowReducer.ts';
import type { FlowState } from './flow/flowState.ts';

/** What every step gets. */
export interface StepProps {
  state: FlowState;
  send: (event: FlowEvent) => void;
  contact: RequestContact;
  /** Id of the site, for events. */
  site: string;
}

export interface DetailsProps extends StepProps {
  /** Called with what step 4 shows behind the time: the details are asked for again when they are not known. */
  onPart: (part: 'contact' | 'review') => void;
}
