/** Whom an office in a country usually places; "any" is decided elsewhere. */
export const PLACED: Readonly<Record<string, string>> = {
  AE: 'IN PH PK EG ID', CN: 'CN', CY: 'UA RO PL PH GE BG', DE: 'DE PL RO UA PH', EG: 'EG', ES: 'ES PE PT', FR: 'FR MA SN',
  GB: 'GB IE PL', GE: 'GE', GR: 'GR UA PH RO', HK: 'CN PH MM IN', HR: 'HR ME RS SI', ID: 'ID', IN: 'IN', LV: 'LV LT EE', NL: 'NL BE PL PH',
  NO: 'NO PL PH LV SE', PH: 'PH', PL: 'PL', PT: 'PT CV BR', RO: 'RO BG', SG: 'IN ID PH MM CN', TR: 'TR GE AZ', UA: 'UA', VN: 'VN',
}

/** Whom one meets on board beside the joiner. */
export const CREW_MIXES: readonly string[] = [
  'PH', 'IN', 'UA', 'CN', 'PL PH', 'RO PH', 'UA PH', 'HR PH', 'IN PH', 'PL IN PH', 'UA RO PH', 'GR PH', 'UA GE', 'TR GE', 'ID', 'ID PH', 'LV PH',
  'GE', 'MM CN', 'VN', 'EG IN', 'NO PL PH', 'GB PL PH', 'NL PH', 'DE PH', 'ES PE', 'PT CV',
]
