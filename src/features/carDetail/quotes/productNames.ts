/** Labels of the lender's products. */
export const PRODUCT_NAMES = { HP: 'productHp', PCP: 'productPcp' } as const;
