/**
 * How each country numbers a recruitment licence, and who gives it. In a pattern `#` is a digit, `yy` and `yyyy` the
 * year of issue, `dd` and `mm` its day and month, `***` the first letters of the city.
 */
export const LICENCES: Readonly<Record<string, { issuer: string; pattern: string; years: number }>> = {
  AE: { issuer: 'UAE Ministry of Energy and Infrastructure', pattern: 'MOEI-RPS-####', years: 3 },
  CN: { issuer: 'China Maritime Safety Administration', pattern: '海外派字〔yyyy〕0###', years: 5 },
  CY: { issuer: 'Shipping Deputy Ministry of Cyprus', pattern: 'SDM/PEA/0##/yyyy', years: 2 },
  DE: { issuer: 'BG Verkehr, Dienststelle Schiffssicherheit', pattern: 'BGV-SeeArbV-####/yy', years: 3 },
  EG: { issuer: 'Egyptian Authority for Maritime Safety', pattern: 'EAMS-MR-1##/yyyy', years: 3 },
  ES: { issuer: 'Dirección General de la Marina Mercante', pattern: 'DGMM-CT-####', years: 5 },
  FR: { issuer: 'Registre national SRPGM', pattern: 'SRPGM-yyyy-0##', years: 3 },
  GB: { issuer: 'Maritime and Coastguard Agency', pattern: 'MCA-RPS-####', years: 5 },
  GE: { issuer: 'Maritime Transport Agency of Georgia', pattern: 'MTA-CRW-0##', years: 3 },
  GR: { issuer: 'Hellenic Ministry of Maritime Affairs', pattern: 'YNANP 2###.#/##/yyyy', years: 3 },
  HK: { issuer: 'Marine Department, Seafarers’ Section', pattern: 'MMO-P-0###', years: 1 },
  HR: { issuer: 'Ministry of the Sea, Transport and Infrastructure', pattern: 'UP/I-342-35/yy-01/##', years: 5 },
  ID: { issuer: 'Direktorat Jenderal Perhubungan Laut', pattern: 'SIUPPAK 1##.##/DJPL/yyyy', years: 5 },
  IN: { issuer: 'Directorate General of Shipping', pattern: 'RPSL-***-162###', years: 5 },
  LV: { issuer: 'Maritime Administration of Latvia', pattern: 'LJA-JR-0##', years: 5 },
  NL: { issuer: 'Human Environment and Transport Inspectorate', pattern: 'ILT-MLC-#####', years: 3 },
  NO: { issuer: 'Norwegian Maritime Authority', pattern: 'NMA-FOR-####', years: 3 },
  PH: { issuer: 'Department of Migrant Workers', pattern: 'DMW-###-SB-ddmmyy-R', years: 4 },
  PL: { issuer: 'Maritime Office in Gdynia', pattern: 'UMG-PPM-0##/yyyy', years: 5 },
  PT: { issuer: 'DGRM', pattern: 'DGRM-RC-0##/yyyy', years: 5 },
  RO: { issuer: 'Romanian Naval Authority', pattern: 'ANR-SRP-0##', years: 5 },
  SG: { issuer: 'Ministry of Manpower', pattern: 'yyC####', years: 3 },
  TR: { issuer: 'Ministry of Transport and Infrastructure', pattern: 'GAID-####', years: 3 },
  UA: { issuer: 'State Service for Maritime Transport of Ukraine', pattern: 'МП-00### / yyyy', years: 5 },
  VN: { issuer: 'Vietnam Maritime and Waterways Administration', pattern: '##/GCN-CHHVN', years: 5 },
}

/** What the law of each country puts behind a firm's name. */
export const LEGAL_FORMS: Readonly<Record<string, string>> = {
  AE: 'L.L.C.', CN: 'Co., Ltd.', CY: 'Ltd', DE: 'GmbH', EG: 'S.A.E.', ES: 'S.L.', FR: 'SAS', GB: 'Limited', GE: 'LLC', GR: 'S.A.',
  HK: 'Limited', HR: 'd.o.o.', ID: 'PT', IN: 'Pvt. Ltd.', LV: 'SIA', NL: 'B.V.', NO: 'AS', PH: 'Inc.', PL: 'Sp. z o.o.', PT: 'Lda.',
  RO: 'S.R.L.', SG: 'Pte. Ltd.', TR: 'A.Ş.', UA: 'LLC', VN: 'JSC',
}
