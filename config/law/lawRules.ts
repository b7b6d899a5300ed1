import { type LawRule, readLawRules } from './lawRule.ts';
import { COMPANY_RULES } from './rules/company.ts';
import { CREDIT_RULES } from './rules/credit.ts';
import { NEW_CAR_RULES } from './rules/newCars.ts';
import { PRICE_RULES } from './rules/prices.ts';
import { PRIVACY_RULES } from './rules/privacy.ts';

/** Every rule of law that pages are checked by, in the order of `docs/law.md`. */
export const LAW_RULES: readonly LawRule[] = readLawRules([
  ...CREDIT_RULES,
  ...PRICE_RULES,
  ...NEW_CAR_RULES,
  ...PRIVACY_RULES,
  ...COMPANY_RULES,
]);
