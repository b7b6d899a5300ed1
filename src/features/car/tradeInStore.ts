import { isRecord } from '../../../lib/record.ts';
import type { Valuation, ValuationCall } from '../../contracts/car/valuation.ts';
import { createBrowserStore, useBrowserStore } from '../../lib/browser/browserStore.ts';
import { sessionText } from '../../lib/browser/storedText.ts';
import { TRADE_IN_KEY } from './tradeInKey.ts';

/** The visitor's own car with its estimate, until the tab is closed: the next car's page offers it too (decision 0093). */
export interface TradeIn extends Valuation, ValuationCall {
  /** Whether the visitor has it deducted from prices. */
  isDeducted: boolean;
  /** Query of the loan terms before the deduction. */
  termsBefore: string;
}

const store = createBrowserStore<TradeIn | null>({
  empty: null,
  stored: {
    text: sessionText(TRADE_IN_KEY),
    parse: (text) => validOrNull(JSON.parse(text)),
    format: (tradeIn) => tradeIn && JSON.stringify(tradeIn),
  },
});

/** Stores the estimate; null forgets it. */
export const storeTradeIn = store.set;

/** Returns the estimate; null without one, on the server and before hydration. */
export function useTradeIn(): TradeIn | null {
  return useBrowserStore(store, store.get, null);
}

const TEXTS = ['plate', 'vehicle', 'currency', 'date', 'termsBefore'];
const NUMBERS = ['mileage', 'low', 'high'];

function validOrNull(value: unknown): TradeIn | null {
  const isValid =
    isRecord(value) &&
    TEXTS.every((name) => typeof value[name] === 'string') &&
    NUMBERS.every((name) => Number.isFinite(value[name])) &&
    typeof value.isDeducted === 'boolean';
  return isValid ? (value as unknown as TradeIn) : null;
}
